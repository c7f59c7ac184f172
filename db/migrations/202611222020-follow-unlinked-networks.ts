import type { Knex } from 'knex';

// Unlinking a network changes how a person signs in, so the owner is notified and can undo it. A request for a new
// password with the previous address finds the change by that address.
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
