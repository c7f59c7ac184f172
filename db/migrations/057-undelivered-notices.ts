import type { Knex } from 'knex';

const statesAre = (states: string): string => `
  alter table adverse_actions
    drop constraint adverse_actions_state_known,
    add constraint adverse_actions_state_known check (state in (${states}));
`;

/** An adverse action whose first notice did not arrive stops its clock (docs/decisions/065-the-clock-counts-from-a-notice-that-arrives.md). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(statesAre(`'waiting', 'undelivered', 'disputed', 'ready', 'noticed', 'withdrawn'`));
}

export async function down(knex: Knex): Promise<void> {
  // The former clock did not stop for an email that failed: the last day of the wait is unknown, so it is over.
  await knex.raw(`update adverse_actions set state = 'ready' where state = 'undelivered'`);
  await knex.raw(statesAre(`'waiting', 'disputed', 'ready', 'noticed', 'withdrawn'`));
}
