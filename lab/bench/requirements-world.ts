import type { Db } from '#db/core/handle';
import { logProgress } from '../core/progress';

/** Documents of each file: the kind, its owner, the date that counts, its end, and what it says. */
const documents = `
  ('license', 'driver', 'issued_on', 400, '{}'),
  ('twic', 'driver', 'issued_on', 45, '{}'),
  ('application', 'carrier', 'signed_on', null, '{accidentsListed,tenYearsListed}'),
  ('mvr', 'carrier', 'received_on', null, '{licenseValid,certified,categoryNI}'),
  ('drugTest', 'carrier', 'received_on', null, '{negative}'),
  ('clearinghouseFull', 'carrier', 'queried_on', null, '{clear}'),
  ('clearinghouseConsent', 'carrier', 'signed_on', null, '{}'),
  ('drugAlcoholQuestion', 'carrier', 'signed_on', null, '{no}'),
  ('roadTest', 'carrier', 'performed_on', null, '{}'),
  ('englishAssessment', 'carrier', 'performed_on', null, '{}'),
  ('hoursStatement', 'carrier', 'signed_on', null, '{}'),
  ('randomPoolEnrollment', 'carrier', 'enrolled_on', null, '{}')`;

const dates = ['signed_on', 'issued_on', 'performed_on', 'queried_on', 'received_on', 'enrolled_on'];

const facts = JSON.stringify({
  interstate: true,
  cdlJob: true,
  vehicleWeight: 80_000,
  exemptOperation: false,
  hazmat: false,
  portArea: true,
  category: 'NI',
  insulin: false,
  visionStandard: false,
  licenses: [{ state: 'TX', isForeign: false, heldFrom: '2015-05-01', heldUntil: null, class: 'A', endorsements: [] }],
});

export interface FilesWorld {
  readonly organizationId: string;
  readonly authorId: string;
  readonly drivers: number;
}

/**
 * Gives drivers an employment at one carrier, hired over the last 300 days, with an accepted document of each kind and the
 * facts of the job; returns the drivers.
 */
export async function fillFiles(db: Db, { organizationId, authorId, drivers }: FilesWorld): Promise<string[]> {
  logProgress(`filling the files of ${String(drivers)} drivers`);
  return db.transaction(async (trx) => {
    await trx.raw('create temporary table filled (driver_id uuid, employment_id uuid, hired_on date) on commit drop');
    await trx.raw(
      `insert into filled select id, gen_random_uuid(), current_date - (10 + (row_number() over (order by id))::integer % 290)
       from drivers order by id limit ?`,
      [drivers],
    );
    await trx.raw(
      `insert into employments (id, driver_id, organization_id, applied_on, hired_on, started_on, type, is_multiple_employer,
         is_furnished, entered_by, entered_at)
       select employment_id, driver_id, ?, hired_on - 7, hired_on, hired_on + 1, 'employee', false, false, ?, now() from filled`,
      [organizationId, authorId],
    );
    await trx.raw(
      `insert into driver_files (id, driver_id, purpose, media_type, size_bytes, sha256, scan, uploaded_by, created_at)
       select employment_id, driver_id, 'evidence', 'application/pdf', 1, '\\x00', 'clean', ?, now() from filled`,
      [authorId],
    );
    await trx.raw(
      `insert into evidence (id, driver_id, kind, form, obtained_by, organization_id, employment_id, about, findings, expires_on,
         medical_expires_on, file_id, recorded_by, recorded_at, ${dates.join(', ')})
       select gen_random_uuid(), driver_id, kind, 'document', owner,
         case when owner = 'carrier' then ?::uuid end, case when owner = 'carrier' then employment_id end,
         case when kind = 'mvr' then 'TX' end, findings::text[], current_date + ends_in::integer,
         case when kind = 'mvr' then hired_on + 500 end, employment_id, ?, now(),
         ${dates.map((date) => `case when dated = '${date}' then hired_on - 1 end`).join(', ')}
       from filled cross join (values ${documents}) as documents (kind, owner, dated, ends_in, findings)`,
      [organizationId, authorId],
    );
    await trx.raw(
      `insert into evidence_reviews (id, evidence_id, result, reviewed_by, reviewed_at)
       select gen_random_uuid(), evidence.id, 'accepted', ?, now() from evidence join filled on filled.driver_id = evidence.driver_id
       where evidence.recorded_by = ?`,
      [authorId, authorId],
    );
    await trx.raw(
      `insert into stated_facts (id, driver_id, organization_id, employment_id, valid_from, facts, stated_by, stated_at)
       select gen_random_uuid(), driver_id, ?, employment_id, hired_on - 10, ?::jsonb, ?, now() from filled`,
      [organizationId, facts, authorId],
    );
    const { rows } = await trx.raw<{ rows: { driver_id: string }[] }>('select driver_id from filled');
    return rows.map(({ driver_id: driverId }) => driverId);
  });
}
