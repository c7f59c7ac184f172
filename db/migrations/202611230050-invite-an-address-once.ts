import type { Knex } from 'knex';

// Two administrators who invite the same address at the same moment must not make two members of it.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create unique index users_invited_email_key on users (organization_id, lower(invited_email))
    where invited_email is not null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index users_invited_email_key');
}
