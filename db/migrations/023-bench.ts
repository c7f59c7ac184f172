import type { Knex } from 'knex';

const schema = `
  create table bench_entries (
    id uuid not null,
    organization_id uuid not null,
    driver_id uuid not null,
    status text not null,
    version integer not null,
    status_since timestamptz not null,
    added_at timestamptz not null,
    added_by uuid not null,
    note text,
    reason text,
    reason_text text,
    constraint bench_entries_pkey primary key (id),
    constraint bench_entries_added_by_fkey foreign key (added_by) references users(id),
    constraint bench_entries_driver_fkey foreign key (driver_id) references drivers(id),
    constraint bench_entries_driver_once unique (organization_id, driver_id),
    constraint bench_entries_organization_fkey foreign key (organization_id) references organizations(id),
    constraint bench_entries_status_known check (status in ('requested', 'approved', 'rejected', 'removed'))
  );
  create index bench_entries_driver_idx on bench_entries (driver_id, status);
  create index bench_entries_status_idx on bench_entries (organization_id, status, status_since, id);

  create table bench_events (
    id uuid not null,
    entry_id uuid not null,
    version integer not null,
    organization_id uuid not null,
    driver_id uuid not null,
    type text not null,
    actor_kind text not null,
    actor_id uuid,
    reason text,
    text text,
    at timestamptz not null,
    constraint bench_events_pkey primary key (id),
    constraint bench_events_entry_fkey foreign key (entry_id) references bench_entries(id),
    constraint bench_events_version_once unique (entry_id, version)
  );
  create index bench_events_driver_idx on bench_events (driver_id, at);
`;

/** Drivers that a carrier keeps in mind, and what happened to each entry. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table bench_events, bench_entries;
  `);
}
