import type { Knex } from 'knex';

// Files on their way, in sealed parts; thrown away when they are whole, or after a day.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table uploads (
      id uuid constraint uploads_pkey primary key,
      person_id uuid not null constraint uploads_person_fkey references users (id) on delete cascade,
      type text not null,
      size_bytes integer not null constraint uploads_size_positive check (size_bytes > 0),
      offset_bytes integer not null default 0
        constraint uploads_offset_inside check (offset_bytes between 0 and size_bytes),
      stated_expires_on date,
      created_at timestamptz not null,
      finished_at timestamptz
    )`);
  await knex.raw('create index uploads_person_idx on uploads (person_id, type) where finished_at is null');
  await knex.raw('create index uploads_created_idx on uploads (created_at)');
  await knex.raw(`
    create table upload_parts (
      upload_id uuid not null constraint upload_parts_upload_fkey references uploads (id) on delete cascade,
      at_offset integer not null,
      sealed bytea not null,
      constraint upload_parts_pkey primary key (upload_id, at_offset)
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table upload_parts');
  await knex.raw('drop table uploads');
}
