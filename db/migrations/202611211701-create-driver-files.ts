import type { Knex } from 'knex';

// What is known of a driver's files; their bytes lie elsewhere, sealed.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table driver_files (
      id uuid constraint driver_files_pkey primary key,
      driver_id uuid not null constraint driver_files_driver_fkey references drivers (id),
      purpose text not null,
      media_type text not null
        constraint driver_files_media_type_known check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
      size_bytes integer not null constraint driver_files_size_positive check (size_bytes > 0),
      sha256 bytea not null,
      scan text not null default 'waiting'
        constraint driver_files_scan_known check (scan in ('waiting', 'clean', 'infected')),
      stated_expires_on date,
      uploaded_by uuid not null constraint driver_files_uploader_fkey references users (id),
      created_at timestamptz not null
    )`);
  await knex.raw('create index driver_files_driver_idx on driver_files (driver_id, purpose, created_at)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table driver_files');
}
