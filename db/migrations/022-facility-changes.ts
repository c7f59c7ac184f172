import type { Knex } from 'knex';

const schema = `
  -- Counts the changes of a facility, of its recruiters and of its fleet configuration: two people can edit it at the same time.
  alter table facilities
    add column version integer not null default 1,
    add column updated_at timestamptz not null default now(),
    add column updated_by uuid,
    add constraint facilities_updated_by_fkey foreign key (updated_by) references users(id) on delete set null;
  create index facilities_updated_by_idx on facilities (updated_by) where updated_by is not null;

  -- The same address in other letters is the same facility.
  alter table facilities drop constraint facilities_address_once;
  create unique index facilities_address_once on facilities (organization_id, lower(full_address));
`;

/** Changes of facilities by the carrier's own people. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index facilities_address_once;
    alter table facilities add constraint facilities_address_once unique (organization_id, full_address);
    alter table facilities drop column updated_by, drop column updated_at, drop column version;
  `);
}
