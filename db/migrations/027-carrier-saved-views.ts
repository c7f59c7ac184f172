import type { Knex } from 'knex';

/** Saved views of carriers: a view belongs to a carrier, or to operations. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table saved_views
      add column organization_id uuid,
      add constraint saved_views_organization_fkey
        foreign key (organization_id) references organizations(id) on delete cascade;
    drop index saved_views_shared_idx;
    create index saved_views_shared_idx on saved_views (organization_id, page) where is_shared;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index saved_views_shared_idx;
    delete from saved_views where organization_id is not null;
    alter table saved_views drop column organization_id;
    create index saved_views_shared_idx on saved_views (page) where is_shared;
  `);
}
