import type { Knex } from 'knex';

const schema = `
  -- What an additional document of a driver's file is: no requirement names it.
  alter table evidence add column title text;
  alter table evidence add constraint evidence_title_filled check (length(title) between 1 and 80);
`;

/** Titles of documents that no requirement asks for. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table evidence drop column title');
}
