import type { Knex } from 'knex';

/** Dates that operations entered, by the evidence that they are now and the date column that counts. */
const proofs: readonly (readonly [fact: string, kind: string, column: string])[] = [
  ['employerMvr', 'mvr', 'received_on'],
  ['annualReview', 'annualReview', 'performed_on'],
  ['violationsCertificate', 'violationsCertificate', 'signed_on'],
  ['registryNote', 'registryNote', 'performed_on'],
  ['roadTest', 'roadTest', 'performed_on'],
  ['hoursStatement', 'hoursStatement', 'signed_on'],
  ['safetyHistory', 'safetyInquiry', 'received_on'],
  ['drugAlcoholHistory', 'drugAlcoholInquiry', 'received_on'],
  ['psp', 'psp', 'received_on'],
  ['clearinghouseFull', 'clearinghouseFull', 'queried_on'],
  ['clearinghouseAnnual', 'clearinghouseLimited', 'queried_on'],
  ['drugTest', 'drugTest', 'received_on'],
  ['drugProgramme', 'drugProgram', 'received_on'],
  ['drugQuestion', 'drugAlcoholQuestion', 'signed_on'],
  ['hazmatTraining', 'hazmatTraining', 'performed_on'],
  ['englishProficiency', 'englishAssessment', 'performed_on'],
  ['i9Section1', 'i9Section1', 'signed_on'],
  ['i9Section2', 'i9Section2', 'performed_on'],
  ['qualificationFile', 'qualificationFile', 'sent_on'],
];

/** A typed day proves only what the law asks no document for; the others stay visible beside their line. */
const proof = (fact: string, kind: string, column: string): string => `
  insert into evidence (id, driver_id, kind, form, obtained_by, organization_id, ${column}, expires_on, recorded_by, recorded_at)
  select id, driver_id, '${kind}', 'typedDay',
    ${kind === 'qualificationFile' ? "'platform', null" : "case when organization_id is null then 'driver' else 'carrier' end, organization_id"},
    on_date, ends_on, entered_by, entered_at
  from driver_facts where kind = '${fact}' and withdrawn_at is null;
`;

const schema = `
  ${proofs.map((one) => proof(...one)).join('')}
  insert into evidence_reviews (id, evidence_id, result, reviewed_by, reviewed_at)
  select gen_random_uuid(), evidence.id, 'accepted', driver_facts.entered_by, driver_facts.entered_at
  from driver_facts join evidence on evidence.id = driver_facts.id;

  -- An employment ends when operations said so, at the latest on the day before the next one; one that a hire recorded
  -- stays that of the hire.
  insert into employments (id, driver_id, organization_id, hired_on, ended_on, entered_by, entered_at)
  select id, driver_id, organization_id, on_date, ended_on, entered_by, entered_at
  from (
    select hired.*, least(
      hired.ends_on,
      (select min(gone.on_date) from driver_facts as gone
       where gone.kind = 'left' and gone.withdrawn_at is null and gone.on_date >= hired.on_date
         and (gone.driver_id, gone.organization_id) = (hired.driver_id, hired.organization_id)),
      (select min(later.on_date) - 1 from driver_facts as later
       where later.kind = 'hired' and later.withdrawn_at is null and later.on_date > hired.on_date
         and (later.driver_id, later.organization_id) = (hired.driver_id, hired.organization_id))
    ) as ended_on
    from (
      select distinct on (driver_id, organization_id, on_date) * from driver_facts
      where kind = 'hired' and withdrawn_at is null and organization_id is not null
      order by driver_id, organization_id, on_date, entered_at desc
    ) as hired
  ) as entered
  where not exists (
    select from employments
    where (employments.driver_id, employments.organization_id) = (entered.driver_id, entered.organization_id)
      and daterange(employments.hired_on, employments.ended_on, '[]') && daterange(entered.on_date, entered.ended_on, '[]')
  );

  insert into stated_facts (id, driver_id, valid_from, facts, stated_by, stated_at)
  select gen_random_uuid(), driver_id, valid_from, facts, entered_by, entered_at
  from driver_facts, lateral (
    values
      (on_date, case kind when 'nonDomiciledCdl' then '{"nonDomiciledCdl": true}'::jsonb else '{"cdlJob": false}'::jsonb end),
      (ends_on + 1, case kind when 'nonDomiciledCdl' then '{"nonDomiciledCdl": false}'::jsonb else '{"cdlJob": true}'::jsonb end)
  ) as statements (valid_from, facts)
  where kind in ('nonDomiciledCdl', 'drivesWithoutCdl') and withdrawn_at is null and valid_from is not null;

  drop table driver_facts;

  -- Received documents that no evidence names are deleted.
  create index driver_files_evidence_idx on driver_files (created_at) where (purpose = 'evidence');
  create index evidence_back_file_idx on evidence (back_file_id) where (back_file_id is not null);
`;

/**
 * Dates that operations entered become evidence, employments and stated facts. The proof of lawful status of holders of
 * non-domiciled licenses has no successor: since the rules of 2026, the license's own end counts.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

/** The entries stay where they are. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index evidence_back_file_idx;
    drop index driver_files_evidence_idx;
    create table driver_facts (
      id uuid not null,
      driver_id uuid not null,
      organization_id uuid,
      kind text not null,
      on_date date not null,
      ends_on date,
      entered_by uuid not null,
      entered_at timestamptz not null,
      withdrawn_by uuid,
      withdrawn_at timestamptz,
      constraint driver_facts_pkey primary key (id),
      constraint driver_facts_author_fkey foreign key (entered_by) references users(id),
      constraint driver_facts_driver_fkey foreign key (driver_id) references drivers(id),
      constraint driver_facts_in_order check (ends_on >= on_date),
      constraint driver_facts_organization_fkey foreign key (organization_id) references organizations(id),
      constraint driver_facts_withdrawer_fkey foreign key (withdrawn_by) references users(id),
      constraint driver_facts_withdrawn check ((withdrawn_by is null) = (withdrawn_at is null))
    );
    create index driver_facts_driver_idx on driver_facts (driver_id, on_date);
  `);
}
