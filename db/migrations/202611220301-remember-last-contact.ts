import type { Knex } from 'knex';

// When a driver was written to or spoken with last; the list of stalled drivers is sorted by it.
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table driver_pipelines add column last_contact_at timestamptz');
  await knex.raw(`
    update driver_pipelines set last_contact_at = contacts.at from (
      select driver_id, max(at) as at from (
        select recipient_id as driver_id, sent_at as at from messages where status = 'sent'
        union all
        select user_id, settled_at from account_messages where status = 'sent' and template like 'pipeline-%'
        union all
        select driver_id, at from workflow_events where type in ('callRecorded', 'callMissed')
      ) as each group by driver_id
    ) as contacts where contacts.driver_id = driver_pipelines.driver_id`);
  await knex.raw(
    `create index driver_pipelines_contact_idx on driver_pipelines
     (coalesce(last_contact_at, '-infinity'::timestamptz), driver_id)`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table driver_pipelines drop column last_contact_at');
}
