import type { Knex } from 'knex';

const schema = `
  -- The rate that a carrier agrees on with a hire, stored before the hire's command: the transaction that writes the hire makes it
  -- an agreed rate. That of a refused hire is never read, and is deleted later.
  create table hire_rates (
    update_id text not null,
    rate_id uuid not null,
    unit text not null,
    mills integer not null,
    set_by uuid not null,
    created_at timestamptz default now() not null,
    constraint hire_rates_pkey primary key (update_id),
    constraint hire_rates_author_fkey foreign key (set_by) references users(id),
    constraint hire_rates_mills_positive check (mills > 0),
    constraint hire_rates_unit_known check (unit in ('hour', 'mile', 'day'))
  );
  create index hire_rates_created_idx on hire_rates (created_at);
`;

/** Rates that wait for the hire with which they are agreed (docs/decisions/110-rates-are-dated-rows.md). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table hire_rates;');
}
