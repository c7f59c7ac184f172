import type { Db } from '#db/core/handle';

const id = (kind: string, number: string): string => `md5('${kind}' || (${number}))::uuid`;
const owner = `${id('driver', 'n')}, ${id('org', 'n % 20000 % 500')}`;

const statements = [
  `set local session_replication_role = replica`,
  `insert into employments (id, driver_id, organization_id, candidacy_id, hire_seq, offered_on, hired_on, ended_on, entered_at)
   select ${id('employment', 'n')}, ${owner}, ${id('candidacy', 'n')}, 1, current_date - n % 900, current_date - n % 900,
     case when n % 8 = 6 then current_date end, now() from generate_series(0, 99999) n where n % 8 in (5, 6)`,
  `insert into file_counts (employment_id, store, missing, expired, unknown, due, late, bars, next_due_on)
   select id, store, 1, 0, 2, 3, 0, 1, current_date + 5 from employments,
     unnest('{qualification,investigation,drugAlcohol,hr,platform}'::text[]) as store`,
  `insert into evidence (id, driver_id, kind, form, obtained_by, about, issued_on, expires_on, file_id, recorded_at)
   select ${id('license', 'n')}, ${id('driver', 'n')}, 'license', 'document', 'driver', 'TX', current_date - 400,
     current_date + n % 2000, ${id('file', 'n')}, now() - interval '400 days' from generate_series(0, 99999) n`,
  `insert into evidence (id, driver_id, organization_id, employment_id, kind, form, obtained_by, about, findings, received_on,
     medical_expires_on, file_id, recorded_at)
   select ${id('mvr', 'n')}, ${owner}, ${id('employment', 'n')}, 'mvr', 'document', 'carrier', 'TX', '{licenseValid,certified}',
     current_date - n % 900, current_date + n % 700, ${id('mvr-file', 'n')}, now() from generate_series(0, 99999) n where n % 8 in (5, 6)`,
  `insert into evidence_reviews (id, evidence_id, result, reviewed_at)
   select gen_random_uuid(), evidence.id, 'accepted', evidence.recorded_at from evidence`,
  `insert into stated_facts (id, driver_id, valid_from, facts, stated_by, stated_at)
   select gen_random_uuid(), ${id('driver', 'n')}, current_date - 400, '{"variance": false}', ${id('staff', '1')}, now()
   from generate_series(0, 19999) n`,
  `insert into driver_history_items (id, driver_id, kind, start_on, details)
   select gen_random_uuid(), ${id('driver', 'n')}, 'employment', '2020-01-01', '{"type": "employer", "employerName": "Freight"}'
   from generate_series(0, 19999) n`,
  `insert into driver_submissions (id, driver_id, task, content, sent_at)
   select gen_random_uuid(), ${id('driver', 'n')}, 'employmentHistory', '{}', now() from generate_series(0, 19999) n`,
];

/** Employments of every fourth driver of the large world, a license of all and a driving record of each employment. */
export async function largeFiles(db: Db): Promise<void> {
  await db.transaction(async (trx) => {
    for (const statement of statements) await trx.raw(statement);
  });
  await db.raw(
    'analyze employments, file_counts, evidence, evidence_reviews, stated_facts, driver_history_items, driver_submissions',
  );
}
