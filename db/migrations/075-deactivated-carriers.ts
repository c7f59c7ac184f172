import type { Knex } from 'knex';

// Carriers that were deactivated before this migration have no reason.
const schema = `
  alter table organizations
    add column deactivated_at timestamp with time zone,
    add column deactivated_by uuid,
    add column deactivation_reason text,
    add constraint organizations_deactivated_by_fkey foreign key (deactivated_by) references users(id),
    add constraint organizations_deactivation_whole check (
      (deactivated_at is null) = (deactivation_reason is null) and (deactivated_at is null or not is_active));
`;

/** When, by whom and why a carrier was deactivated; null while it is active. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`alter table organizations
    drop column deactivated_at, drop column deactivated_by, drop column deactivation_reason`);
}
