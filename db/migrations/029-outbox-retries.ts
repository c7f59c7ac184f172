import type { Knex } from 'knex';

const schema = `
  -- What a message is about: messages about the same are delivered in order.
  alter table outbox add column subject text not null generated always as (
    coalesce(payload ->> 'driverId', payload ->> 'orderId', payload ->> 'organizationId', payload ->> 'bulkActionId', '')
  ) stored;
  -- Failed deliveries, and when the next one may be tried.
  alter table outbox add column failures integer not null default 0;
  alter table outbox add column retry_at timestamptz;
  create index outbox_failed_idx on outbox (subject, id) where (sent_at is null and retry_at is not null);
`;

/** Messages that keep failing wait longer and longer, so that they do not fill every batch. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index outbox_failed_idx;
    alter table outbox drop column retry_at, drop column failures, drop column subject;
  `);
}
