import type { Knex } from 'knex';

const schema = `
  -- Results of all drivers. Without an organization, a row is a projection of the pipeline; with one, it is that
  -- carrier's own result, which is stored only here.
  create table driver_results (
    id bigint not null generated always as identity,
    driver_id uuid not null,
    organization_id uuid,
    result text not null,
    status text not null,
    since timestamptz not null,
    ordered_at timestamptz,
    is_open boolean not null,
    constraint driver_results_pkey primary key (id),
    constraint driver_results_driver_fkey foreign key (driver_id) references drivers(id),
    constraint driver_results_once unique nulls not distinct (driver_id, organization_id, result),
    constraint driver_results_organization_fkey foreign key (organization_id) references organizations(id),
    constraint driver_results_status_known check (status in ('needed', 'ordered', 'received', 'accepted', 'refused'))
  );
  create index driver_results_open_idx on driver_results (since, id) where is_open;
  create index driver_results_open_status_idx on driver_results (status, result) where is_open;
  create index driver_results_status_idx on driver_results (status, since, id);

  -- Orders of results; at most one open order for each result.
  create table result_orders (
    id uuid not null,
    driver_id uuid not null,
    organization_id uuid,
    result text not null,
    provider text not null,
    ordered_by uuid not null,
    ordered_at timestamptz not null,
    handed_over_at timestamptz,
    answered_at timestamptz,
    -- The type of a Clearinghouse query; null until a file contains it, and for other providers.
    query text,
    constraint result_orders_pkey primary key (id),
    constraint result_orders_driver_fkey foreign key (driver_id) references drivers(id),
    constraint result_orders_ordered_by_fkey foreign key (ordered_by) references users(id),
    constraint result_orders_organization_fkey foreign key (organization_id) references organizations(id)
  );
  create index result_orders_driver_idx on result_orders (driver_id);
  create index result_orders_provider_idx on result_orders (provider, handed_over_at) where (answered_at is null);
  create unique index result_orders_waiting_once on result_orders (driver_id, organization_id, result) nulls not distinct where (answered_at is null);

  -- Who did what to a carrier's own result. It is not part of the driver's pipeline, so no event records it.
  create table carrier_result_changes (
    id bigint not null generated always as identity,
    driver_id uuid not null,
    organization_id uuid not null,
    result text not null,
    status text not null,
    actor_id uuid,
    at timestamptz not null,
    constraint carrier_result_changes_pkey primary key (id),
    constraint carrier_result_changes_actor_fkey foreign key (actor_id) references users(id),
    constraint carrier_result_changes_driver_fkey foreign key (driver_id) references drivers(id),
    constraint carrier_result_changes_organization_fkey foreign key (organization_id) references organizations(id)
  );
  create index carrier_result_changes_driver_idx on carrier_result_changes (driver_id, at);

  -- The file that proves a result. A carrier's own result is no proof for another carrier.
  create table result_files (
    file_id uuid not null,
    driver_id uuid not null,
    result text not null,
    organization_id uuid,
    constraint result_files_pkey primary key (file_id),
    constraint result_files_driver_fkey foreign key (driver_id) references drivers(id),
    constraint result_files_file_fkey foreign key (file_id) references driver_files(id) on delete cascade,
    constraint result_files_organization_fkey foreign key (organization_id) references organizations(id)
  );
  create index result_files_driver_idx on result_files (driver_id, result);
`;

/** Results of screenings, the orders behind them and their files. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table result_files, carrier_result_changes, result_orders, driver_results;
  `);
}
