import type { Knex } from 'knex';

const schema = `
  -- The action is encrypted, because a message to drivers may say anything about them.
  create table bulk_actions (
    id uuid not null,
    kind text not null,
    sealed bytea not null,
    started_by uuid not null,
    started_at timestamptz not null default now(),
    stopped_at timestamptz,
    finished_at timestamptz,
    constraint bulk_actions_pkey primary key (id),
    constraint bulk_actions_started_by_fkey foreign key (started_by) references users(id) on delete cascade
  );
  create index bulk_actions_finished_idx on bulk_actions (finished_at);
  create index bulk_actions_started_by_idx on bulk_actions (started_by);

  -- Each driver is decided independently; a problem is the reason for which the action was refused.
  create table bulk_action_drivers (
    bulk_action_id uuid not null,
    place integer not null,
    driver_id uuid not null,
    tries integer not null default 0,
    problem jsonb,
    settled_at timestamptz,
    constraint bulk_action_drivers_pkey primary key (bulk_action_id, place),
    constraint bulk_action_drivers_once unique (bulk_action_id, driver_id),
    constraint bulk_action_drivers_action_fkey foreign key (bulk_action_id) references bulk_actions(id) on delete cascade,
    constraint bulk_action_drivers_driver_fkey foreign key (driver_id) references users(id) on delete cascade
  );
  create index bulk_action_drivers_driver_idx on bulk_action_drivers (driver_id);
`;

/** Bulk actions on drivers (docs/decisions/035-bulk-actions-run-on-the-server.md). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
  await knex('retention').insert({
    kind: 'bulkActions',
    keep_for: '30 days',
    reason: 'Results of finished bulk actions, for questions about them',
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex('retention').where({ kind: 'bulkActions' }).delete();
  await knex.raw(`
    drop table bulk_action_drivers, bulk_actions;
  `);
}
