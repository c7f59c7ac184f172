import type { Knex } from 'knex';

// What a driver sent for a task, as it was: a verdict is on this, and what he changes later is compared with it.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table driver_submissions (
      id uuid not null,
      driver_id uuid not null,
      task text not null,
      content jsonb not null,
      sent_at timestamptz not null,
      constraint driver_submissions_pkey primary key (id),
      constraint driver_submissions_driver_fkey foreign key (driver_id) references drivers (id) on delete cascade
    );
    create index driver_submissions_driver_idx on driver_submissions (driver_id, task, sent_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table driver_submissions');
}
