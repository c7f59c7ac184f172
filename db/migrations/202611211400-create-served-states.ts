import type { Knex } from 'knex';

// Where drivers are taken in. A new installation serves every state until operations say otherwise.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table served_states (
      state text constraint served_states_pkey primary key,
      constraint served_states_is_postal_code check (state ~ '^[A-Z]{2}$')
    )`);
  await knex.raw(`
    insert into served_states (state) select unnest(array[
      'AL','AK','AZ','AR','CA','CO','CT','DE','DC','FL','GA','HI','ID','IL','IN','IA','KS','KY','LA','ME','MD','MA','MI',
      'MN','MS','MO','MT','NE','NV','NH','NJ','NM','NY','NC','ND','OH','OK','OR','PA','RI','SC','SD','TN','TX','UT','VT',
      'VA','WA','WV','WI','WY'])`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table served_states');
}
