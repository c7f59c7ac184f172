import type { Knex } from 'knex';

const schema = `
  create table driver_files (
    id uuid not null,
    driver_id uuid not null,
    purpose text not null,
    media_type text not null,
    size_bytes integer not null,
    sha256 bytea not null,
    scan text not null default 'waiting',
    stated_expires_on date,
    uploaded_by uuid not null,
    created_at timestamptz not null,
    constraint driver_files_pkey primary key (id),
    constraint driver_files_driver_fkey foreign key (driver_id) references drivers(id),
    constraint driver_files_media_type_known check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
    constraint driver_files_scan_known check (scan in ('waiting', 'clean', 'infected')),
    constraint driver_files_size_positive check (size_bytes > 0),
    constraint driver_files_uploader_fkey foreign key (uploaded_by) references users(id)
  );
  create index driver_files_driver_idx on driver_files (driver_id, purpose, created_at);

  -- Files that are being checked. They count toward the quota, so that concurrent uploads cannot exceed it. Unlogged:
  -- a reservation is worthless once its process has ended.
  create unlogged table files_under_way (
    file_id uuid not null,
    driver_id uuid not null,
    size_bytes integer not null,
    begun_at timestamptz not null,
    constraint files_under_way_pkey primary key (file_id),
    constraint files_under_way_driver_fkey foreign key (driver_id) references drivers(id) on delete cascade,
    constraint files_under_way_size_positive check (size_bytes > 0)
  );
  create index files_under_way_driver_idx on files_under_way (driver_id);

  -- Files being uploaded, in encrypted parts. Deleted when they are complete, or after a day.
  create table uploads (
    id uuid not null,
    person_id uuid not null,
    type text not null,
    size_bytes integer not null,
    offset_bytes integer not null default 0,
    stated_expires_on date,
    created_at timestamptz not null,
    finished_at timestamptz,
    constraint uploads_pkey primary key (id),
    constraint uploads_offset_inside check ((offset_bytes >= 0) and (offset_bytes <= size_bytes)),
    constraint uploads_person_fkey foreign key (person_id) references users(id) on delete cascade,
    constraint uploads_size_positive check (size_bytes > 0)
  );
  create index uploads_created_idx on uploads (created_at);
  create index uploads_person_idx on uploads (person_id, type) where (finished_at is null);

  create table upload_parts (
    upload_id uuid not null,
    at_offset integer not null,
    sealed bytea not null,
    constraint upload_parts_pkey primary key (upload_id, at_offset),
    constraint upload_parts_upload_fkey foreign key (upload_id) references uploads(id) on delete cascade
  );
`;

/** Drivers' files; the encrypted bytes are stored outside the database. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table upload_parts, uploads, files_under_way, driver_files;
  `);
}
