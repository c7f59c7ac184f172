import { storeCompliance } from '#db/compliance/compliance-store';
import type { Db } from '#db/core/handle';
import { emptyAnswers } from '#domain/compliance/answers';
import { emptyItems } from '#domain/driver-histories/items';
import type { Vault } from '#platform/vault';
import { logProgress } from '../core/progress';

const EMPLOYERS = 15;
const DOCUMENTS = 40;
const NOTES_PER_EMPLOYER = 4;

export interface FilesWorld {
  readonly organizationId: string;
  readonly authorId: string;
  readonly drivers: number;
}

/**
 * Gives drivers 15 employers with four reviewers' notes each, 40 approved documents, answers, findings and a grant for one carrier;
 * returns the drivers.
 */
export async function fillDriverFiles(
  { db, vault }: { readonly db: Db; readonly vault: Vault },
  { organizationId, authorId, drivers }: FilesWorld,
): Promise<string[]> {
  logProgress(`filling the files of ${String(drivers)} drivers`);
  const driverIds = await db.transaction(async (trx) => {
    // Another run may share the database, with drivers who only signed up.
    await trx.raw(
      `create temporary table filled on commit drop as
       select drivers.id from drivers join driver_pipelines on driver_pipelines.driver_id = drivers.id
       order by drivers.id desc limit ?`,
      [drivers],
    );
    await trx.raw(`update driver_pipelines set stage = 'Certified' where driver_id in (select id from filled)`);
    await trx.raw('delete from driver_history_items where driver_id in (select id from filled)');
    await trx.raw('delete from document_findings where driver_id in (select id from filled)');
    const { startDate: _start, endDate: _end, ...job } = emptyItems.employment;
    await trx.raw(
      `insert into driver_history_items (id, driver_id, kind, start_on, end_on, details)
       select md5(filled.id || 'job' || n)::uuid, filled.id, 'employment', date '2010-01-01' + n * 360,
         date '2010-01-01' + n * 360 + 300, ?::jsonb || jsonb_build_object('employerName', 'Employer ' || n)
       from filled cross join generate_series(1, ?::integer) as n`,
      [
        JSON.stringify({ ...job, city: 'Dallas', state: 'TX', position: 'Driver', reasonForLeaving: 'Better pay' }),
        EMPLOYERS,
      ],
    );
    await trx.raw(
      `insert into item_reviews (id, driver_id, item_id, kind, item_version, replaces, verdict, text, author_id, at)
       select md5(filled.id || 'note' || n || '/' || m)::uuid, filled.id, md5(filled.id || 'job' || n)::uuid,
         'employmentHistory', 'seen', case when m > 1 then md5(filled.id || 'note' || n || '/' || (m - 1))::uuid end,
         'noted', 'Called the office; dates and position confirmed by human resources.', ?::uuid, now() - m * interval '1 day'
       from filled cross join generate_series(1, ?::integer) as n cross join generate_series(1, ?::integer) as m`,
      [authorId, EMPLOYERS, NOTES_PER_EMPLOYER],
    );
    await trx.raw(
      `insert into driver_files (id, driver_id, purpose, media_type, size_bytes, sha256, scan, uploaded_by, created_at)
       select md5(filled.id || 'file' || n)::uuid, filled.id, 'mvr', 'application/pdf', 1, '\\x00', 'clean', ?::uuid,
         now() - n * interval '1 day'
       from filled cross join generate_series(1, ?::integer) as n`,
      [authorId, DOCUMENTS],
    );
    await trx.raw(
      `insert into evidence (id, driver_id, kind, form, obtained_by, file_id, recorded_by, recorded_at)
       select md5(filled.id || 'entry' || n)::uuid, filled.id, 'mvr', 'document', 'platform', md5(filled.id || 'file' || n)::uuid,
         ?::uuid, now() - n * interval '1 day'
       from filled cross join generate_series(1, ?::integer) as n`,
      [authorId, DOCUMENTS],
    );
    await trx.raw(
      `insert into evidence_reviews (id, evidence_id, result, reviewed_by, reviewed_at)
       select md5(filled.id || 'verdict' || n)::uuid, md5(filled.id || 'entry' || n)::uuid, 'accepted', ?::uuid, now()
       from filled cross join generate_series(1, ?::integer) as n`,
      [authorId, DOCUMENTS],
    );
    await trx.raw(
      `insert into document_findings (driver_id, document, findings, found_by, found_at)
       select filled.id, 'mvr', '{"mvrSummary": "No entries"}', ?::uuid, now() from filled`,
      [authorId],
    );
    await trx.raw(
      `insert into dq_accesses (id, workflow_id, version, organization_id, driver_id, round, state, state_entered_at,
         requested_at, ends_on, ends_at, snapshot, created_at, updated_at)
       select gen_random_uuid(), 'dq-access/' || ?::text || '/' || filled.id, 1, ?::uuid, filled.id, 1, 'approved', now(), now(),
         current_date + 300, now() + interval '300 days', '{}', now(), now() from filled
       on conflict (organization_id, driver_id) do update
       set state = 'approved', ends_on = excluded.ends_on, ends_at = excluded.ends_at`,
      [organizationId, organizationId],
    );
    const { rows } = await trx.raw<{ rows: { id: string }[] }>('select id from filled');
    return rows.map(({ id }) => id);
  });
  for (const id of driverIds) {
    await storeCompliance({ db, vault }, id, { answers: emptyAnswers, ssn: null, at: new Date() });
  }
  return driverIds;
}
