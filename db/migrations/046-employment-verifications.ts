import type { Knex } from 'knex';

const schema = `
  -- A carrier's verification of a driver's past employment: the state of its workflow.
  create table employment_verifications (
    id uuid not null,
    workflow_id text not null,
    version integer not null,
    organization_id uuid not null,
    driver_id uuid not null,
    employment_history_id uuid not null,
    round integer not null,
    state text not null,
    state_entered_at timestamptz not null,
    requested_at timestamptz not null,
    requested_by uuid,
    snapshot jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint employment_verifications_pkey primary key (id),
    constraint employment_verifications_driver_fkey foreign key (driver_id) references drivers(id),
    constraint employment_verifications_employment_once unique (organization_id, employment_history_id),
    constraint employment_verifications_organization_fkey foreign key (organization_id) references organizations(id),
    constraint employment_verifications_state_known check (
      state in ('draft', 'sent', 'answered', 'disputed', 'declined', 'closedGoodFaith', 'canceled')
    ),
    constraint employment_verifications_workflow_once unique (workflow_id)
  );
  create index employment_verifications_driver_idx on employment_verifications (driver_id, state);

  -- The past employer as the carrier entered it, and the employment as the driver stated it, encrypted with the driver's key.
  create table verification_subjects (
    verification_id uuid not null,
    driver_id uuid not null,
    mode text,
    includes_tests boolean not null,
    includes_follow_up_plan boolean not null,
    sealed bytea not null,
    updated_at timestamptz not null,
    constraint verification_subjects_pkey primary key (verification_id),
    constraint verification_subjects_driver_fkey foreign key (driver_id) references drivers(id),
    constraint verification_subjects_mode_known check (mode in ('fmcsa', 'faa', 'fra', 'fta', 'phmsa', 'uscg'))
  );

  -- The consents that drivers signed, each for one past employer. Name, signature, address and the shown names are encrypted with
  -- the driver's key.
  create table verification_consents (
    id uuid not null,
    verification_id uuid not null,
    driver_id uuid not null,
    covers_testing boolean not null,
    texts jsonb not null,
    signed_at timestamptz not null,
    sealed bytea not null,
    file_id uuid not null,
    constraint verification_consents_pkey primary key (id),
    constraint verification_consents_driver_fkey foreign key (driver_id) references drivers(id),
    constraint verification_consents_file_fkey foreign key (file_id) references driver_files(id)
  );
  create index verification_consents_verification_idx on verification_consents (verification_id, signed_at);
  create trigger verification_consents_stay before delete or update on verification_consents for each row execute function refuse_rewriting();
  create trigger verification_consents_stay_whole before truncate on verification_consents for each statement execute function refuse_rewriting();

  -- Past employers' links. Both codes are hashed; the hash of the access code is keyed.
  create table verification_links (
    id uuid not null,
    verification_id uuid not null,
    round integer not null,
    url_hash bytea not null,
    code_hash bytea not null,
    wrong_codes integer not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    constraint verification_links_pkey primary key (id),
    constraint verification_links_url_once unique (url_hash)
  );
  create index verification_links_verification_idx on verification_links (verification_id);

  -- Contacts with past employers. Address and note are encrypted with the driver's key. The number is that of the event; until
  -- it is known, the contact is not recorded.
  create table verification_attempts (
    id uuid not null,
    verification_id uuid not null,
    driver_id uuid not null,
    round integer not null,
    seq integer,
    number integer,
    channel text not null,
    at timestamptz not null,
    actor_id uuid,
    sealed bytea not null,
    file_id uuid,
    constraint verification_attempts_pkey primary key (id),
    constraint verification_attempts_actor_fkey foreign key (actor_id) references users(id),
    constraint verification_attempts_channel_known check (channel in ('email', 'fax', 'letter', 'phone')),
    constraint verification_attempts_driver_fkey foreign key (driver_id) references drivers(id),
    constraint verification_attempts_file_fkey foreign key (file_id) references driver_files(id)
  );
  create index verification_attempts_verification_idx on verification_attempts (verification_id, at);

  -- What past employers sent, encrypted with the driver's key; like an attempt, recorded with the number of its event.
  create table verification_responses (
    id uuid not null,
    verification_id uuid not null,
    driver_id uuid not null,
    link_id uuid not null,
    round integer not null,
    kind text not null,
    seq integer,
    version integer not null,
    at timestamptz not null,
    sealed bytea not null,
    file_id uuid not null,
    tests_file_id uuid,
    constraint verification_responses_pkey primary key (id),
    constraint verification_responses_driver_fkey foreign key (driver_id) references drivers(id),
    constraint verification_responses_file_fkey foreign key (file_id) references driver_files(id),
    constraint verification_responses_kind_known check (kind in ('answer', 'correction', 'decline', 'refusal')),
    constraint verification_responses_link_fkey foreign key (link_id) references verification_links(id),
    constraint verification_responses_tests_fkey foreign key (tests_file_id) references driver_files(id)
  );
  create index verification_responses_verification_idx on verification_responses (verification_id, at);

  -- Answers that past employers have not sent yet, encrypted with the driver's key.
  create table verification_drafts (
    verification_id uuid not null,
    driver_id uuid not null,
    round integer not null,
    version integer not null,
    sealed bytea not null,
    saved_at timestamptz not null,
    constraint verification_drafts_pkey primary key (verification_id),
    constraint verification_drafts_driver_fkey foreign key (driver_id) references drivers(id)
  );

  -- Files that past employers attached; of a response once it was sent.
  create table verification_files (
    file_id uuid not null,
    verification_id uuid not null,
    round integer not null,
    version integer not null,
    response_id uuid,
    constraint verification_files_pkey primary key (file_id),
    constraint verification_files_file_fkey foreign key (file_id) references driver_files(id),
    constraint verification_files_response_fkey foreign key (response_id) references verification_responses(id)
  );
  create index verification_files_verification_idx on verification_files (verification_id);
`;

/** Verifications of past employments (docs/decisions/056-a-past-employer-answers-by-link.md). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table verification_files, verification_drafts, verification_responses, verification_attempts, verification_links,
      verification_consents, verification_subjects, employment_verifications;
  `);
}
