import type { Knex } from 'knex';

const schema = `
  -- Providers of logs to which a driver has agreed; nothing is read after the withdrawal.
  create table eld_connections (
    id uuid not null,
    driver_id uuid not null,
    provider text not null,
    connected_at timestamptz not null,
    withdrawn_at timestamptz,
    read_at timestamptz,
    constraint eld_connections_pkey primary key (id),
    constraint eld_connections_driver_fkey foreign key (driver_id) references drivers(id),
    constraint eld_connections_in_order check (withdrawn_at >= connected_at)
  );
  create unique index eld_connections_open_key on eld_connections (driver_id, provider) where withdrawn_at is null;

  -- Each reading that added something, and each import of a file; the organization is that of the person who imported it.
  create table eld_imports (
    id uuid not null,
    driver_id uuid not null,
    provider text not null,
    source text not null,
    connection_id uuid,
    organization_id uuid,
    imported_by uuid,
    imported_at timestamptz not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    added integer not null,
    changed integer not null,
    removed integer not null,
    duplicates integer not null,
    skipped integer not null,
    gaps jsonb not null,
    constraint eld_imports_pkey primary key (id),
    constraint eld_imports_connection_fkey foreign key (connection_id) references eld_connections(id),
    constraint eld_imports_driver_fkey foreign key (driver_id) references drivers(id),
    constraint eld_imports_imported_by_fkey foreign key (imported_by) references users(id),
    constraint eld_imports_in_order check (starts_at <= ends_at),
    constraint eld_imports_organization_fkey foreign key (organization_id) references organizations(id),
    constraint eld_imports_source_known check (source in ('file', 'connection')),
    constraint eld_imports_source_whole check ((source = 'connection') = (connection_id is not null))
  );
  create index eld_imports_driver_idx on eld_imports (driver_id, imported_at desc);

  -- Versions of the records of logs: an edit is a new version, and the old one stays. The start of a record is its key, so
  -- that a page boundary or a reading at midnight makes no second record; an edit that waits for the driver is apart.
  create table hos_logs (
    id uuid not null,
    driver_id uuid not null,
    provider text not null,
    starts_at timestamptz not null,
    is_request boolean not null,
    version integer not null,
    is_active boolean not null,
    raw_status text not null,
    ends_at timestamptz,
    remark text,
    origin text,
    import_id uuid not null,
    constraint hos_logs_pkey primary key (id),
    constraint hos_logs_driver_fkey foreign key (driver_id) references drivers(id),
    constraint hos_logs_import_fkey foreign key (import_id) references eld_imports(id),
    constraint hos_logs_in_order check (ends_at >= starts_at),
    constraint hos_logs_origin_known check (origin in ('automatic', 'driver', 'requested', 'unidentified')),
    constraint hos_logs_version_once unique (driver_id, provider, starts_at, is_request, version),
    constraint hos_logs_version_positive check (version > 0)
  );

  -- What drivers set on their phone. The client's id makes a status that is sent twice one row.
  create table duty_statuses (
    id uuid not null,
    driver_id uuid not null,
    client_id uuid not null,
    status text not null,
    remark text,
    at timestamptz not null,
    received_at timestamptz not null,
    constraint duty_statuses_pkey primary key (id),
    constraint duty_statuses_client_once unique (driver_id, client_id),
    constraint duty_statuses_driver_fkey foreign key (driver_id) references drivers(id),
    constraint duty_statuses_remark_known check (
      remark is null or (remark = 'personalConveyance' and status = 'offDuty') or (remark = 'yardMove' and status = 'onDuty')
    ),
    constraint duty_statuses_status_known check (status in ('offDuty', 'sleeperBed', 'driving', 'onDuty'))
  );
  create index duty_statuses_driver_idx on duty_statuses (driver_id, at);
`;

const records = ['eld_imports', 'hos_logs', 'duty_statuses'];

/** Hours of service: logs as they were copied, and statuses as they were set, both of which stay as they are. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
  for (const table of records) {
    await knex.raw(`
      create trigger ${table}_stay before delete or update on ${table} for each row execute function refuse_rewriting();
      create trigger ${table}_stay_whole before truncate on ${table} for each statement execute function refuse_rewriting();
    `);
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table duty_statuses, hos_logs, eld_imports, eld_connections');
}
