import type { Knex } from 'knex';

const schema = `
  -- Exports of drivers' files. The message with the PDF has the export's id, so that there is one. The content as the
  -- reader may see it, from the stores of their position, is encrypted with the driver's key, and deleted when the export has ended.
  create table file_exports (
    id uuid not null,
    organization_id uuid not null,
    reader_id uuid not null,
    driver_id uuid not null,
    stores text[] not null,
    state text not null default 'requested',
    content_hash bytea not null,
    content bytea,
    file_id uuid,
    requested_at timestamptz not null,
    settled_at timestamptz,
    constraint file_exports_pkey primary key (id),
    constraint file_exports_driver_fkey foreign key (driver_id) references drivers(id),
    constraint file_exports_file_fkey foreign key (file_id) references driver_files(id) on delete set null,
    constraint file_exports_organization_fkey foreign key (organization_id) references organizations(id),
    constraint file_exports_reader_fkey foreign key (reader_id) references users(id),
    constraint file_exports_content_until_settled check ((content is null) = (settled_at is not null)),
    constraint file_exports_settled check ((settled_at is not null) = (state in ('sent', 'failed', 'refused'))),
    constraint file_exports_state_known check (state in ('requested', 'rendering', 'sending', 'sent', 'failed', 'refused'))
  );
  create index file_exports_history_idx on file_exports (organization_id, driver_id, requested_at desc);
  create index driver_files_export_idx on driver_files (created_at) where (purpose = 'export');
  create index file_exports_file_idx on file_exports (file_id) where (file_id is not null);
  create index file_exports_driver_idx on file_exports (driver_id);
  -- Another request while one is open is the same export.
  create unique index file_exports_open_key on file_exports (reader_id, driver_id)
    where (state in ('requested', 'rendering', 'sending'));

  -- What became of each export, and when: never changed.
  create table file_export_events (
    id uuid not null,
    export_id uuid not null,
    state text not null,
    reason text,
    at timestamptz not null,
    constraint file_export_events_pkey primary key (id),
    constraint file_export_events_export_fkey foreign key (export_id) references file_exports(id),
    constraint file_export_events_once unique (export_id, state),
    constraint file_export_events_reason_known check (
      reason is null or reason in ('access-not-granted', 'reader-inactive', 'position-changed', 'not-rendered', 'not-delivered')
    )
  );
  create trigger file_export_events_stay before delete or update on file_export_events for each row execute function refuse_rewriting();
  create trigger file_export_events_stay_whole before truncate on file_export_events for each statement execute function refuse_rewriting();
`;

/** Exports of drivers' files (docs/decisions/054-an-export-shows-pictures-and-lists-documents.md). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table file_export_events, file_exports;
    drop index driver_files_export_idx;
  `);
}
