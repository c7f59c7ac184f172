import type { Knex } from 'knex';

const schema = `
  create table candidacies (
    id uuid not null,
    workflow_id text not null,
    version integer not null,
    order_id uuid not null,
    driver_id uuid not null,
    organization_id uuid not null,
    facility_id uuid not null,
    round integer not null,
    state text not null,
    kind text not null,
    assignment_state text not null,
    stage text,
    state_entered_at timestamptz not null,
    due_at timestamptz,
    expires_at timestamptz,
    interview_id uuid,
    interview_starts_at timestamptz,
    start_on date,
    end_on date,
    started_at timestamptz,
    ended_by text,
    ended_reason text,
    snapshot jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    waits_for text not null,
    next_step text not null,
    wait_since timestamptz,
    wait_due_at timestamptz,
    constraint candidacies_pkey primary key (id),
    constraint candidacies_driver_fkey foreign key (driver_id) references drivers(id),
    constraint candidacies_facility_fkey foreign key (facility_id) references facilities(id),
    constraint candidacies_order_driver_once unique (order_id, driver_id),
    constraint candidacies_order_fkey foreign key (order_id) references job_orders(id),
    constraint candidacies_organization_fkey foreign key (organization_id) references organizations(id),
    constraint candidacies_state_known check (state in ('invited', 'requested', 'inReview', 'approved', 'interviewing', 'hired', 'ended', 'closed')),
    constraint candidacies_workflow_once unique (workflow_id)
  );
  create index candidacies_driver_idx on candidacies (driver_id, state_entered_at desc, id);
  create index candidacies_order_state_idx on candidacies (order_id, state, state_entered_at, id);
  create index candidacies_organization_idx on candidacies (organization_id, state, state_entered_at, id);
  create index candidacies_review_idx on candidacies (organization_id, wait_since, id) where ((state = 'inReview') and (wait_due_at is not null));
  create index candidacies_wait_idx on candidacies (wait_due_at, id) where (wait_due_at is not null);
  create index candidacies_waiting_idx on candidacies (wait_since, id) where (wait_due_at is not null);

  create table candidacy_records (
    id uuid not null,
    candidacy_id uuid not null,
    round integer not null,
    kind text not null,
    status text not null,
    driver_id uuid not null,
    order_id uuid not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint candidacy_records_pkey primary key (id),
    constraint candidacy_records_candidacy_fkey foreign key (candidacy_id) references candidacies(id),
    constraint candidacy_records_status_known check (status in ('pending', 'approved', 'rejected', 'cancelled'))
  );
  create index candidacy_records_candidacy_idx on candidacy_records (candidacy_id, round);
  create index candidacy_records_order_idx on candidacy_records (order_id, kind, status);

  create table interviews (
    id uuid not null,
    candidacy_id uuid not null,
    driver_id uuid not null,
    round integer,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    time_zone text,
    place text,
    place_id uuid,
    note_id uuid,
    answer text,
    proposed_starts_at timestamptz,
    sequence integer not null default 0,
    slot tstzmultirange not null,
    is_live boolean not null,
    projected_seq integer,
    created_at timestamptz not null default now(),
    constraint interviews_pkey primary key (id),
    constraint interviews_candidacy_fkey foreign key (candidacy_id) references candidacies(id),
    constraint interviews_driver_fkey foreign key (driver_id) references drivers(id),
    constraint interviews_no_overlap exclude using gist (driver_id with =, slot with &&) where (is_live),
    constraint interviews_not_empty check (not isempty(slot)),
    constraint interviews_note_fkey foreign key (note_id) references notes(id),
    constraint interviews_place_fkey foreign key (place_id) references notes(id)
  );
  create index interviews_candidacy_idx on interviews (candidacy_id);

  -- One hire per driver at a time.
  create table driver_hires (
    candidacy_id uuid not null,
    round integer not null,
    hire_seq integer not null,
    driver_id uuid not null,
    order_id uuid not null,
    hired_at timestamptz not null default now(),
    released_at timestamptz,
    constraint driver_hires_pkey primary key (candidacy_id, round, hire_seq),
    constraint driver_hires_candidacy_fkey foreign key (candidacy_id) references candidacies(id),
    constraint driver_hires_driver_fkey foreign key (driver_id) references drivers(id),
    constraint driver_hires_order_fkey foreign key (order_id) references job_orders(id)
  );
  create unique index driver_hires_one_live on driver_hires (driver_id) where (released_at is null);
  create index driver_hires_order_idx on driver_hires (order_id) where (released_at is null);
`;

/** Read models of candidacies. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table driver_hires, interviews, candidacy_records, candidacies;
  `);
}
