import type { Knex } from 'knex';

const schema = `
  -- Requests of agencies and auditors for a carrier's records, and the packets that answer them. The population is the set of
  -- employments from which the files were chosen, so that a sample can be drawn again with its seed. The cover is encrypted
  -- with the key of the person who requested it.
  create table audits (
    id uuid not null,
    organization_id uuid not null,
    agency text not null,
    kind text not null,
    received_on date not null,
    due_on date not null,
    as_of date not null,
    detail text not null,
    stores text[] not null,
    mode text not null,
    from_on date,
    to_on date,
    seed text not null,
    population uuid[] not null,
    state text not null default 'queued',
    attempt integer not null default 1,
    cover bytea,
    requested_by uuid not null,
    requested_at timestamptz not null,
    ready_at timestamptz,
    produced_on date,
    produced_by uuid,
    constraint audits_pkey primary key (id),
    constraint audits_detail_known check (detail in ('full', 'index')),
    constraint audits_kind_known check (kind in ('fmcsa', 'insurer', 'internal')),
    constraint audits_mode_known check (mode in ('chosen', 'period', 'sample')),
    constraint audits_organization_fkey foreign key (organization_id) references organizations(id),
    constraint audits_period_named check ((mode = 'chosen') = ((from_on is null) and (to_on is null))),
    constraint audits_produced_by_fkey foreign key (produced_by) references users(id),
    constraint audits_produced_whole check ((produced_on is null) = (produced_by is null)),
    constraint audits_ready_whole check ((state = 'ready') = ((cover is not null) and (ready_at is not null))),
    constraint audits_requested_by_fkey foreign key (requested_by) references users(id),
    constraint audits_state_known check (state in ('queued', 'rendering', 'ready', 'failed'))
  );
  create index audits_organization_idx on audits (organization_id, due_on desc, id);

  -- The files of a packet. Their content on the day of the audit is encrypted with the driver's key, and never changes once it is
  -- there.
  create table audit_files (
    id uuid not null,
    audit_id uuid not null,
    number integer not null,
    driver_id uuid not null,
    employment_id uuid not null,
    content bytea,
    counts jsonb,
    documents integer,
    file_id uuid,
    sha256 bytea,
    constraint audit_files_pkey primary key (id),
    constraint audit_files_audit_fkey foreign key (audit_id) references audits(id),
    constraint audit_files_driver_fkey foreign key (driver_id) references drivers(id),
    constraint audit_files_employment_once unique (audit_id, employment_id),
    constraint audit_files_file_fkey foreign key (file_id) references driver_files(id),
    constraint audit_files_number_once unique (audit_id, number),
    constraint audit_files_whole check (num_nulls(content, counts, documents, file_id, sha256) in (0, 5))
  );
  create index audit_files_driver_idx on audit_files (driver_id);
  create index audit_files_file_idx on audit_files (file_id) where (file_id is not null);

  -- Links for readers without an account, with hashes of their secrets. Wrong access codes are counted until a right one.
  create table audit_links (
    id uuid not null,
    audit_id uuid not null,
    reader text not null,
    code_hash bytea not null,
    access_hash bytea not null,
    allows_originals boolean not null,
    tries integer not null default 0,
    created_by uuid not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    revoked_by uuid,
    constraint audit_links_pkey primary key (id),
    constraint audit_links_audit_fkey foreign key (audit_id) references audits(id),
    constraint audit_links_code_once unique (code_hash),
    constraint audit_links_created_by_fkey foreign key (created_by) references users(id),
    constraint audit_links_ends check (expires_at > created_at),
    constraint audit_links_revoked_by_fkey foreign key (revoked_by) references users(id),
    constraint audit_links_revoked_whole check ((revoked_at is null) = (revoked_by is null))
  );
  create index audit_links_audit_idx on audit_links (audit_id, created_at);

  -- Rooms that a reader opened with the access code.
  create table audit_rooms (
    token_hash bytea not null,
    link_id uuid not null,
    opened_at timestamptz not null,
    expires_at timestamptz not null,
    constraint audit_rooms_pkey primary key (token_hash),
    constraint audit_rooms_link_fkey foreign key (link_id) references audit_links(id)
  );
  create index audit_rooms_expires_idx on audit_rooms (expires_at);
  create index audit_rooms_link_idx on audit_rooms (link_id);

  -- Everything that readers with a link looked at: never changed.
  create table audit_views (
    id uuid not null,
    link_id uuid not null,
    kind text not null,
    file_id uuid,
    document text,
    page integer,
    at timestamptz not null,
    constraint audit_views_pkey primary key (id),
    constraint audit_views_file_fkey foreign key (file_id) references audit_files(id),
    constraint audit_views_file_named check ((file_id is null) = (kind in ('index', 'packet'))),
    constraint audit_views_kind_known check (kind in ('index', 'file', 'page', 'original', 'packet')),
    constraint audit_views_link_fkey foreign key (link_id) references audit_links(id),
    constraint audit_views_page_named check ((page is not null) = (kind = 'page'))
  );
  create index audit_views_link_idx on audit_views (link_id, id);
  create trigger audit_views_stay before delete or update on audit_views for each row execute function refuse_rewriting();
  create trigger audit_views_stay_whole before truncate on audit_views for each statement execute function refuse_rewriting();
`;

/** Audits (docs/decisions/060-an-audit-shows-a-fixed-copy.md). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table audit_views, audit_rooms, audit_links, audit_files, audits');
}
