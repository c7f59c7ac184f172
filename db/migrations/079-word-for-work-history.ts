import type { Knex } from 'knex';

// A version never changes. Before the first release, that of the product is stored again by the start after the migration; one
// that operations corrected or ended stays.
const anew = `
  alter table requirement_records disable trigger requirement_records_stay;
  delete from requirement_records as records
    where code = 'employment-history' and created_by is null and ended_by is null
      and not exists (select from requirement_records as corrections where corrections.corrects_id = records.id);
  alter table requirement_records enable trigger requirement_records_stay;
`;

/** The platform's requirement has the name of the driver's task. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(anew);
}

/** The version that is stored by the code of before has its name. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(anew);
}
