import type { Knex } from 'knex';

/** Words of documents: the efforts to reach a past employer, the vehicle and the examiner of a road test. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table evidence add column content jsonb not null default '{}';
    alter table evidence add constraint evidence_content_object check (jsonb_typeof(content) = 'object');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table evidence drop column content');
}
