import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
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
      constraint candidacies_pkey primary key (id),
      constraint candidacies_workflow_once unique (workflow_id),
      constraint candidacies_order_driver_once unique (order_id, driver_id),
      constraint candidacies_order_fkey foreign key (order_id) references job_orders (id),
      constraint candidacies_driver_fkey foreign key (driver_id) references drivers (id),
      constraint candidacies_organization_fkey foreign key (organization_id) references organizations (id),
      constraint candidacies_facility_fkey foreign key (facility_id) references facilities (id),
      constraint candidacies_state_known check (state in
        ('invited', 'requested', 'inReview', 'approved', 'interviewing', 'hired', 'ended', 'closed'))
    );
    create index candidacies_order_state_idx on candidacies (order_id, state, state_entered_at, id);
    create index candidacies_driver_idx on candidacies (driver_id, state_entered_at desc, id);
    create index candidacies_organization_idx on candidacies (organization_id, state, state_entered_at, id);

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
      constraint candidacy_records_candidacy_fkey foreign key (candidacy_id) references candidacies (id),
      constraint candidacy_records_status_known check (status in ('pending', 'approved', 'rejected', 'cancelled'))
    );
    create index candidacy_records_candidacy_idx on candidacy_records (candidacy_id, round);
    create index candidacy_records_order_idx on candidacy_records (order_id, kind, status);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table candidacy_records; drop table candidacies;');
}
