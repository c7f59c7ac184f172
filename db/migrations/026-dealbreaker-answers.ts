import type { Knex } from 'knex';

const schema = `
  -- Only questions that were answered with yes: a driver who answers no does not apply. The answers are no read model, so they
  -- do not reference job orders, which a rebuild deletes and recreates.
  create table dealbreaker_answers (
    order_id uuid not null,
    driver_id uuid not null,
    question text not null,
    answered_at timestamptz not null,
    constraint dealbreaker_answers_pkey primary key (order_id, driver_id, question),
    constraint dealbreaker_answers_driver_fkey foreign key (driver_id) references drivers(id) on delete cascade
  );
  create index dealbreaker_answers_driver_idx on dealbreaker_answers (driver_id);
`;

/** Drivers' answers to the dealbreaker questions of job orders. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table dealbreaker_answers;
  `);
}
