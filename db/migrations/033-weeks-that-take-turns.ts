import type { Knex } from 'knex';

/** Orders stored before weeks could take turns have one week. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update job_order_versions set content = content || '{"schedules": []}' where not jsonb_exists(content, 'schedules');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`update job_order_versions set content = content - 'schedules';`);
}
