import type { Knex } from 'knex';

// A version never changes. Before the first release those of the product are stored again instead, by the start after the
// migration. Versions that operations wrote, corrected or ended stay.
const anew = `
  alter table requirement_records disable trigger requirement_records_stay;
  delete from requirement_records as records
    where created_by is null and ended_by is null
      and not exists (select from requirement_records as corrections where corrections.corrects_id = records.id);
  alter table requirement_records enable trigger requirement_records_stay;
  -- Every file is judged again by the next job.
  update file_checks set next_at = now();
`;

/** The requirements of the product are stored again, as the law was read a second time. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(anew);
}

/** The versions that are stored by the code of before replace these. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(anew);
}
