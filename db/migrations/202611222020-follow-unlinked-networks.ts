import type { Knex } from 'knex';

// Taking a network away is a change of the ways in, too: the owner hears of it and may put it back. Whoever asks for a
// new password with the address of before finds the change by that address.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table contact_changes
      drop constraint contact_changes_kind_known,
      add constraint contact_changes_kind_known check (kind in ('email', 'phone', 'network', 'network-unlinked'))`);
  await knex.raw(
    `create index contact_changes_old_email_idx on contact_changes (lower(old_value)) where kind = 'email'`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index contact_changes_old_email_idx');
  await knex.raw(`delete from contact_changes where kind = 'network-unlinked'`);
  await knex.raw(`
    alter table contact_changes
      drop constraint contact_changes_kind_known,
      add constraint contact_changes_kind_known check (kind in ('email', 'phone', 'network'))`);
}
