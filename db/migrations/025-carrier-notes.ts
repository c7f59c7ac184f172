import type { Knex } from 'knex';

const schema = `
  -- Notes of operations about a carrier, for each other; the carrier never reads them.
  create table carrier_notes (
    id uuid not null,
    organization_id uuid not null,
    author_id uuid not null,
    text text not null,
    created_at timestamptz not null,
    constraint carrier_notes_pkey primary key (id),
    constraint carrier_notes_author_fkey foreign key (author_id) references users(id),
    constraint carrier_notes_organization_fkey foreign key (organization_id) references organizations(id),
    constraint carrier_notes_text_given check (text <> '')
  );
  create index carrier_notes_organization_idx on carrier_notes (organization_id, created_at desc, id desc);
`;

/** Notes of operations about a carrier. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table carrier_notes;
  `);
}
