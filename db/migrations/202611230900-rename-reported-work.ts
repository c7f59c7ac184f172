import type { Knex } from 'knex';

const rename = (from: string, to: string): string => `
  alter table drivers alter column work_record set default '{"driving": [], "${to}": []}';
  update drivers set work_record = (work_record - '${from}') || jsonb_build_object('${to}', work_record->'${from}')
  where jsonb_exists(work_record, '${from}');
`;

/** The periods that a driver reported have one name in the code and in the stored work record. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(rename('told', 'reported'));
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(rename('reported', 'told'));
}
