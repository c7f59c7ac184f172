import type { Knex } from 'knex';

// Most messages are the product's own; what operations write to drivers says who wrote it.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'alter table account_messages add column author_id uuid constraint account_messages_author_fkey references users (id) on delete set null',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table account_messages drop column author_id');
}
