import type { Knex } from 'knex';

// The lead of a member of operations, notified at twice a stage's target (docs/state-machines.md#stage-deadlines).
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users
      add column lead_id uuid,
      add constraint users_lead_fkey foreign key (lead_id) references users (id) on delete set null,
      add constraint users_lead_is_another check (lead_id <> id)`);
  await knex.raw('create index users_lead_idx on users (lead_id) where lead_id is not null');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table users drop column lead_id');
}
