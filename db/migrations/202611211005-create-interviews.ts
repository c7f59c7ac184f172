import type { Knex } from 'knex';

// `slot` is what is protected: the decided time, and beside it the one that is asked for (`held`) until that is decided or undone.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create extension if not exists btree_gist;
    create table interviews (
      id uuid not null,
      candidacy_id uuid not null,
      driver_id uuid not null,
      round integer,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      time_zone text,
      place text,
      place_id uuid,
      note_id uuid,
      answer text,
      proposed_starts_at timestamptz,
      sequence integer not null default 0,
      slot tstzmultirange not null,
      held tstzrange,
      is_live boolean not null,
      projected_seq integer,
      created_at timestamptz not null default now(),
      constraint interviews_pkey primary key (id),
      constraint interviews_candidacy_fkey foreign key (candidacy_id) references candidacies (id),
      constraint interviews_driver_fkey foreign key (driver_id) references drivers (id),
      constraint interviews_place_fkey foreign key (place_id) references notes (id),
      constraint interviews_note_fkey foreign key (note_id) references notes (id),
      constraint interviews_not_empty check (not isempty(slot)),
      constraint interviews_no_overlap exclude using gist (driver_id with =, slot with &&) where (is_live)
    );
    create index interviews_candidacy_idx on interviews (candidacy_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table interviews; drop extension btree_gist;');
}
