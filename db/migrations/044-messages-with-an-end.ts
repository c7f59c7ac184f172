import type { Knex } from 'knex';

const schema = `
  -- A message with an end of its retries has failed if it could not be sent by then; its outcome is reported to the
  -- workflow that waits for it.
  alter table messages add column gives_up_at timestamptz;
  alter table messages drop constraint messages_status_known;
  alter table messages add constraint messages_status_known check (status in ('pending', 'sent', 'skipped', 'failed'));
  alter table messages add constraint messages_fail_at_their_end check (status <> 'failed' or gives_up_at is not null);
  -- One message's outcome does not wait for another's.
  alter table outbox alter column subject set expression as (
    coalesce(payload ->> 'driverId', payload ->> 'orderId', payload ->> 'organizationId', payload ->> 'bulkActionId', payload ->> 'messageId', '')
  );
`;

/** Messages whose retries end, and whose outcome is reported. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table outbox alter column subject set expression as (
      coalesce(payload ->> 'driverId', payload ->> 'orderId', payload ->> 'organizationId', payload ->> 'bulkActionId', '')
    );
    update messages set status = 'skipped' where status = 'failed';
    alter table messages drop constraint messages_fail_at_their_end;
    alter table messages drop constraint messages_status_known;
    alter table messages add constraint messages_status_known check (status in ('pending', 'sent', 'skipped'));
    alter table messages drop column gives_up_at;
  `);
}
