import type { Knex } from 'knex';

/**
 * Some states cap late fees between businesses or forbid them: the state in which the carrier is registered when an invoice is
 * issued decides about its fees, and stays when the carrier moves.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table invoices add column state text;
    alter table invoices disable trigger invoices_stay;
    update invoices set state = fmcsa_carriers.state from organizations
      join fmcsa_carriers on fmcsa_carriers.dot_number = organizations.dot_number
      where organizations.id = invoices.organization_id;
    alter table invoices enable trigger invoices_stay;
    alter table prices add constraint prices_state_used check ((state is null) or (product in ('mvr', 'lateFee')));
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table prices drop constraint prices_state_used;
    alter table invoices drop column state;
  `);
}
