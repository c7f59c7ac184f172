import type { Knex } from 'knex';

const schema = `
  -- A template leaves no trace in what was sent: a message stores its own text.
  create table message_templates (
    id uuid not null,
    organization_id uuid not null,
    kind text not null,
    name text not null,
    text text not null,
    version integer not null default 1,
    updated_at timestamptz not null,
    updated_by uuid not null,
    deleted_at timestamptz,
    constraint message_templates_pkey primary key (id),
    constraint message_templates_kind_known check (kind in ('invite', 'pass')),
    constraint message_templates_organization_fkey foreign key (organization_id) references organizations(id),
    constraint message_templates_updated_by_fkey foreign key (updated_by) references users(id)
  );
  create unique index message_templates_name_once on message_templates (organization_id, kind, lower(name))
    where deleted_at is null;
`;

/** Message templates of carriers. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table message_templates;
  `);
}
