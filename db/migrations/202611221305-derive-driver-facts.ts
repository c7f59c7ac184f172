import type { Knex } from 'knex';

// Experience follows from the driver's answer and the work history; class and endorsements from what the driver states and
// from the license that was approved. Whoever is certified is greeted once more.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table drivers
      add column stated_experience text,
      add column work_record jsonb not null default '{"driving": [], "told": []}',
      add column approved_license jsonb;
    alter table users add column certified_welcome_read_at timestamptz;
    update drivers set stated_experience = case
      when experience_months >= 36 then 'moreThan3Years'
      when experience_months >= 12 then 'from1YearTo3Years'
      when experience_months >= 6 then 'from6MonthsTo1Year'
      else 'lessThan6Months' end
    where birth_date is not null and license_class is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users drop column certified_welcome_read_at;
    alter table drivers
      drop column approved_license,
      drop column work_record,
      drop column stated_experience;
  `);
}
