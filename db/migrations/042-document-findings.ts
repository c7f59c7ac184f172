import type { Knex } from 'knex';

const schema = `
  -- What a reviewer read on a driver's latest accepted license, medical card and motor vehicle record.
  create table document_findings (
    driver_id uuid not null,
    document text not null,
    findings jsonb not null,
    found_by uuid not null,
    found_at timestamptz not null,
    constraint document_findings_pkey primary key (driver_id, document),
    constraint document_findings_document_known check (document in ('driverLicense', 'dotMedicalCard', 'mvr')),
    constraint document_findings_driver_fkey foreign key (driver_id) references drivers(id) on delete cascade,
    constraint document_findings_found_by_fkey foreign key (found_by) references users(id)
  );
`;

/** Restrictions, the examiner's number and the summary of a motor vehicle record. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table document_findings');
}
