import type { Knex } from 'knex';

const schema = `
  -- A driver's periods of work for carriers. Rows of a hire follow its candidacy: their id derives from the hire, so that
  -- a rebuild, which empties candidacies, finds them again; therefore there is no foreign key. A null first drive is
  -- unknown. A carrier that employs a driver twice has two rows.
  create table employments (
    id uuid not null,
    driver_id uuid not null,
    organization_id uuid not null,
    candidacy_id uuid,
    hire_seq integer,
    offered_on date,
    applied_on date,
    hired_on date,
    started_on date,
    ended_on date,
    end_reason text,
    type text,
    is_multiple_employer boolean,
    is_furnished boolean,
    entered_by uuid,
    entered_at timestamptz not null,
    constraint employments_pkey primary key (id),
    constraint employments_driver_fkey foreign key (driver_id) references drivers(id),
    constraint employments_entered_by_fkey foreign key (entered_by) references users(id),
    constraint employments_hire_once unique (candidacy_id, hire_seq),
    constraint employments_hire_whole check ((candidacy_id is null) = (hire_seq is null)),
    constraint employments_organization_fkey foreign key (organization_id) references organizations(id),
    constraint employments_reason_of_end check ((end_reason is null) or (ended_on is not null)),
    -- A hire may move while it is planned, so only what people enter can be refused.
    constraint employments_entered_in_order check ((candidacy_id is not null) or ((coalesce(started_on, hired_on) >= hired_on) and (coalesce(ended_on, started_on, hired_on) >= coalesce(started_on, hired_on)))),
    constraint employments_entered_no_overlap exclude using gist (driver_id with =, organization_id with =, daterange(hired_on, ended_on, '[]') with &&) where ((candidacy_id is null)),
    constraint employments_entered_whole check ((candidacy_id is not null) or ((entered_by is not null) and (hired_on is not null))),
    constraint employments_owner_key unique (id, driver_id, organization_id),
    constraint employments_type_known check (type in ('employee', 'contractor', 'ownerOperator'))
  );
  create index employments_driver_idx on employments (driver_id);
  create index employments_organization_idx on employments (organization_id, driver_id);

  alter table driver_files add constraint driver_files_owner_key unique (id, driver_id);

  -- Everything that proves something about a driver. Rows never change: a renewal is a new row, and a wrong one is
  -- corrected by a new row that names it. The date columns are the dates that the document states, as calendar days
  -- where the driver lives. Authors of pipeline events have no foreign key, as in workflow_events.
  create table evidence (
    id uuid not null,
    driver_id uuid not null,
    kind text not null,
    form text not null,
    obtained_by text not null,
    organization_id uuid,
    employment_id uuid,
    -- A past employer, a licensing authority, or a medical certificate.
    about text,
    findings text[] not null default '{}',
    signed_on date,
    issued_on date,
    examined_on date,
    performed_on date,
    queried_on date,
    sent_on date,
    received_on date,
    participated_on date,
    tested_on date,
    enrolled_on date,
    expires_on date,
    medical_expires_on date,
    file_id uuid,
    back_file_id uuid,
    consent_id uuid,
    submission_id uuid,
    recorded_by uuid,
    recorded_at timestamptz not null,
    corrects_id uuid,
    correction_reason text,
    constraint evidence_pkey primary key (id),
    constraint evidence_back_file_fkey foreign key (back_file_id, driver_id) references driver_files(id, driver_id),
    constraint evidence_carrier_named check ((obtained_by = 'carrier') = (organization_id is not null)),
    constraint evidence_consent_fkey foreign key (consent_id) references consents(id),
    constraint evidence_corrected_once unique (corrects_id),
    constraint evidence_correction_fkey foreign key (corrects_id, driver_id) references evidence(id, driver_id),
    constraint evidence_correction_has_reason check ((corrects_id is null) = (correction_reason is null)),
    constraint evidence_corrects_another check (corrects_id <> id),
    -- What the platform itself obtained may be stored elsewhere: a confirmed address, a provider's response.
    constraint evidence_document_stored check ((form <> 'document') or (obtained_by = 'platform') or (num_nonnulls(file_id, consent_id, submission_id) > 0)),
    constraint evidence_driver_fkey foreign key (driver_id) references drivers(id),
    constraint evidence_employment_fkey foreign key (employment_id, driver_id, organization_id) references employments(id, driver_id, organization_id),
    constraint evidence_employment_of_carrier check ((employment_id is null) or (organization_id is not null)),
    constraint evidence_ends_after_issue check (expires_on >= greatest(issued_on, examined_on)),
    constraint evidence_file_fkey foreign key (file_id, driver_id) references driver_files(id, driver_id),
    constraint evidence_form_known check (form in ('document', 'noRecordExists', 'noneCouldBeAsked', 'typedDay')),
    constraint evidence_obtained_by_known check (obtained_by in ('driver', 'carrier', 'platform')),
    constraint evidence_organization_fkey foreign key (organization_id) references organizations(id),
    constraint evidence_owner_key unique (id, driver_id),
    constraint evidence_submission_fkey foreign key (submission_id) references driver_submissions(id),
    constraint evidence_typed_day_has_day check ((form <> 'typedDay') or (num_nonnulls(signed_on, issued_on, examined_on, performed_on, queried_on, sent_on, received_on, participated_on, tested_on, enrolled_on, expires_on) > 0))
  );
  create index evidence_driver_idx on evidence (driver_id, kind);
  create index evidence_expires_idx on evidence (expires_on, driver_id) where (expires_on is not null);
  create index evidence_medical_expires_idx on evidence (medical_expires_on, driver_id) where (medical_expires_on is not null);
  -- One line of a file has a stored file once; a correction may use the file of the row that it corrects.
  create unique index evidence_file_once on evidence (file_id, back_file_id, kind, about, organization_id, employment_id, corrects_id) nulls not distinct where (file_id is not null);
  create trigger evidence_stay before delete or update on evidence for each row execute function refuse_rewriting();
  create trigger evidence_stay_whole before truncate on evidence for each statement execute function refuse_rewriting();

  -- Verdicts on evidence; the last one counts. A withdrawn verdict leaves the evidence without one.
  create table evidence_reviews (
    id uuid not null,
    evidence_id uuid not null,
    result text not null,
    reason text,
    reviewed_by uuid,
    reviewed_at timestamptz not null,
    constraint evidence_reviews_pkey primary key (id),
    constraint evidence_reviews_evidence_fkey foreign key (evidence_id) references evidence(id),
    constraint evidence_reviews_result_known check (result in ('accepted', 'rejected', 'withdrawn'))
  );
  create index evidence_reviews_evidence_idx on evidence_reviews (evidence_id, reviewed_at, id);
  create trigger evidence_reviews_stay before delete or update on evidence_reviews for each row execute function refuse_rewriting();
  create trigger evidence_reviews_stay_whole before truncate on evidence_reviews for each statement execute function refuse_rewriting();

  -- Facts that somebody stated about a driver, or about one employment, as of a day. A row may replace a wrong one.
  create table stated_facts (
    id uuid not null,
    driver_id uuid not null,
    organization_id uuid,
    employment_id uuid,
    valid_from date not null,
    facts jsonb not null,
    stated_by uuid not null,
    stated_at timestamptz not null,
    corrects_id uuid,
    correction_reason text,
    constraint stated_facts_pkey primary key (id),
    constraint stated_facts_author_fkey foreign key (stated_by) references users(id),
    constraint stated_facts_corrected_once unique (corrects_id),
    constraint stated_facts_correction_fkey foreign key (corrects_id, driver_id) references stated_facts(id, driver_id),
    constraint stated_facts_correction_has_reason check ((corrects_id is null) = (correction_reason is null)),
    constraint stated_facts_driver_fkey foreign key (driver_id) references drivers(id),
    constraint stated_facts_employment_fkey foreign key (employment_id, driver_id, organization_id) references employments(id, driver_id, organization_id),
    constraint stated_facts_employment_whole check ((employment_id is null) = (organization_id is null)),
    constraint stated_facts_not_empty check ((jsonb_typeof(facts) = 'object') and (facts <> '{}'::jsonb)),
    constraint stated_facts_owner_key unique (id, driver_id)
  );
  create index stated_facts_driver_idx on stated_facts (driver_id, valid_from);
  create trigger stated_facts_stay before delete or update on stated_facts for each row execute function refuse_rewriting();
  create trigger stated_facts_stay_whole before truncate on stated_facts for each statement execute function refuse_rewriting();
`;

/** Employments, evidence with its reviews, and stated facts: the data by which a driver's file is judged. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table stated_facts, evidence_reviews, evidence, employments;
    alter table driver_files drop constraint driver_files_owner_key;
  `);
}
