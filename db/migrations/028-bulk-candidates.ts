import type { Knex } from 'knex';

/** Bulk actions of carriers on candidates (docs/decisions/038-carriers-act-in-bulk.md). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The carrier whose action it is; null for operations' actions.
    alter table bulk_actions
      add column organization_id uuid,
      add constraint bulk_actions_organization_fkey foreign key (organization_id) references organizations(id) on delete cascade;
    create index bulk_actions_organization_idx on bulk_actions (organization_id, started_at desc);

    -- The candidacy that the action is for, as its actor saw it; null for actions on drivers and for invitations.
    -- Without a foreign key, because candidacies are a read model, whose table a rebuild empties.
    alter table bulk_action_drivers
      add column candidacy_id uuid,
      add column seen_round integer,
      add column seen_state text,
      drop constraint bulk_action_drivers_once,
      add constraint bulk_action_drivers_once unique nulls not distinct (bulk_action_id, driver_id, candidacy_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table bulk_action_drivers
      drop constraint bulk_action_drivers_once,
      drop column candidacy_id,
      drop column seen_round,
      drop column seen_state,
      add constraint bulk_action_drivers_once unique (bulk_action_id, driver_id);
    alter table bulk_actions drop column organization_id;
  `);
}
