import type { Knex } from 'knex';

const schema = `
  -- Notes of a carrier's staff about a driver, for each other; neither the driver nor another carrier reads them.
  create table candidate_notes (
    id uuid not null,
    organization_id uuid not null,
    driver_id uuid not null,
    author_id uuid not null,
    version integer not null,
    text text not null,
    created_at timestamptz not null,
    edited_at timestamptz,
    deleted_at timestamptz,
    constraint candidate_notes_pkey primary key (id),
    constraint candidate_notes_author_fkey foreign key (author_id) references users(id),
    constraint candidate_notes_driver_fkey foreign key (driver_id) references drivers(id) on delete cascade,
    constraint candidate_notes_organization_fkey foreign key (organization_id) references organizations(id),
    constraint candidate_notes_text_given check (text <> '')
  );
  create index candidate_notes_driver_idx on candidate_notes (organization_id, driver_id, created_at desc, id desc)
    where deleted_at is null;

  -- Every text of a note, also of a deleted one: an edit or a deletion takes nothing away.
  create table candidate_note_versions (
    note_id uuid not null,
    version integer not null,
    text text not null,
    written_at timestamptz not null,
    constraint candidate_note_versions_pkey primary key (note_id, version),
    constraint candidate_note_versions_note_fkey foreign key (note_id) references candidate_notes(id) on delete cascade
  );

  -- The handle as it was written keeps an old note readable after a member has left or changed the name.
  create table candidate_note_mentions (
    note_id uuid not null,
    user_id uuid not null,
    handle text not null,
    mentioned_at timestamptz not null,
    read_at timestamptz,
    constraint candidate_note_mentions_pkey primary key (note_id, user_id),
    constraint candidate_note_mentions_note_fkey foreign key (note_id) references candidate_notes(id) on delete cascade,
    constraint candidate_note_mentions_user_fkey foreign key (user_id) references users(id)
  );
  create index candidate_note_mentions_user_idx on candidate_note_mentions (user_id, mentioned_at desc, note_id);
`;

/** Notes of carriers about candidates, their history, and the members whom they mention. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table candidate_note_mentions, candidate_note_versions, candidate_notes;
  `);
}
