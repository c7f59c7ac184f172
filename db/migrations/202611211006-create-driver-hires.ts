import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table driver_hires (
      candidacy_id uuid not null,
      round integer not null,
      hire_seq integer not null,
      driver_id uuid not null,
      order_id uuid not null,
      is_decided boolean not null default false,
      hired_at timestamptz not null default now(),
      released_at timestamptz,
      constraint driver_hires_pkey primary key (candidacy_id, round, hire_seq),
      constraint driver_hires_candidacy_fkey foreign key (candidacy_id) references candidacies (id),
      constraint driver_hires_driver_fkey foreign key (driver_id) references drivers (id),
      constraint driver_hires_order_fkey foreign key (order_id) references job_orders (id)
    );
    create unique index driver_hires_one_live on driver_hires (driver_id) where released_at is null;
    create index driver_hires_order_idx on driver_hires (order_id) where released_at is null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table driver_hires;');
}
