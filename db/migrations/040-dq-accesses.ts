import type { Knex } from 'knex';

const schema = `
  -- A carrier's access to a driver's file: the state of its workflow.
  create table dq_accesses (
    id uuid not null,
    workflow_id text not null,
    version integer not null,
    organization_id uuid not null,
    driver_id uuid not null,
    round integer not null,
    state text not null,
    state_entered_at timestamptz not null,
    requested_at timestamptz not null,
    requested_by uuid,
    note_id uuid,
    expires_at timestamptz,
    ends_on date,
    ends_at timestamptz,
    ended_by text,
    ended_reason text,
    end_note_id uuid,
    snapshot jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint dq_accesses_pkey primary key (id),
    constraint dq_accesses_driver_fkey foreign key (driver_id) references drivers(id),
    constraint dq_accesses_driver_once unique (organization_id, driver_id),
    constraint dq_accesses_organization_fkey foreign key (organization_id) references organizations(id),
    constraint dq_accesses_grant_ends check ((state <> 'approved') or ((ends_on is not null) and (ends_at is not null))),
    constraint dq_accesses_state_known check (state in ('requested', 'approved', 'rejected', 'revoked')),
    constraint dq_accesses_workflow_once unique (workflow_id)
  );
  create index dq_accesses_driver_idx on dq_accesses (driver_id, state);
  create index dq_accesses_organization_idx on dq_accesses (organization_id, state, state_entered_at desc, id);
`;

/** Carriers' access to drivers' files. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table dq_accesses;
  `);
}
