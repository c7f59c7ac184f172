import type { Knex } from 'knex';

// The browser that asked for a code has tries of its own: a stranger's wrong ones do not use them up.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table one_time_codes
      add column asker_hash bytea,
      add column stray_tries integer not null default 0`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table one_time_codes drop column asker_hash, drop column stray_tries');
}
