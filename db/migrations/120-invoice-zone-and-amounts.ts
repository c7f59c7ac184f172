import type { Knex } from 'knex';

/**
 * The days that an invoice says are those of the zone that the carrier had when it was issued: they stay when the carrier
 * moves. The workdays of a large carrier's month are more than an integer of cents holds.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table invoices add column time_zone text;
    alter table invoices disable trigger invoices_stay;
    update invoices set time_zone = organizations.time_zone from organizations where organizations.id = invoices.organization_id;
    alter table invoices enable trigger invoices_stay;
    alter table invoices alter column time_zone set not null,
      alter column principal_cents type bigint, alter column total_cents type bigint, alter column paid_cents type bigint;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table invoices drop column time_zone,
      alter column principal_cents type integer, alter column total_cents type integer, alter column paid_cents type integer;
  `);
}
