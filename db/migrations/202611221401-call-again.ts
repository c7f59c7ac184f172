import type { Knex } from 'knex';

// Who left for now is called again on the day that was agreed: that call is listed with those of the screening.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update driver_pipelines set call_at = (snapshot ->> 'contactAgainAt')::timestamptz
    where stage = 'Retarget' and snapshot ->> 'contactAgainAt' is not null
      and not coalesce((snapshot ->> 'isErased')::boolean, false)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`update driver_pipelines set call_at = null where stage = 'Retarget'`);
}
