import type { Knex } from 'knex';

const schema = `
  -- Lines of drivers' files as of their last check. Without an employment: the driver's own that turn ready for dispatch
  -- off. With one: those without which the driver may not drive for it, and those that are next due on a day.
  create table file_lines (
    id uuid not null,
    driver_id uuid not null,
    employment_id uuid,
    organization_id uuid,
    code text not null,
    subject text,
    title text not null,
    citation text not null,
    store text not null,
    acts text not null,
    status text not null,
    due_on date,
    bars boolean not null,
    constraint file_lines_pkey primary key (id),
    constraint file_lines_driver_fkey foreign key (driver_id) references drivers(id),
    constraint file_lines_employment_fkey foreign key (employment_id, driver_id, organization_id) references employments(id, driver_id, organization_id),
    constraint file_lines_employment_whole check ((employment_id is null) = (organization_id is null)),
    constraint file_lines_once unique nulls not distinct (driver_id, employment_id, code, subject)
  );
  -- What ends is found by its line.
  drop index evidence_expires_idx, evidence_medical_expires_idx;
  create index file_lines_due_idx on file_lines (organization_id, due_on, id) where (due_on is not null);

  -- The open lines of each employment's file by store, as of its last check: lists sort by them, and an assignment starts
  -- only if none bars.
  create table file_counts (
    employment_id uuid not null,
    store text not null,
    missing integer not null,
    expired integer not null,
    unknown integer not null,
    due integer not null,
    late integer not null,
    bars integer not null,
    next_due_on date,
    constraint file_counts_pkey primary key (employment_id, store),
    constraint file_counts_employment_fkey foreign key (employment_id) references employments(id)
  );

  -- When each file was last checked, and when the next day begins where the driver lives.
  create table file_checks (
    driver_id uuid not null,
    version integer not null default 0,
    next_at timestamptz not null,
    constraint file_checks_pkey primary key (driver_id),
    constraint file_checks_driver_fkey foreign key (driver_id) references drivers(id)
  );
  create index file_checks_next_idx on file_checks (next_at, driver_id);

  -- The pipeline and the file each say whether the driver may be dispatched; is_ready combines both.
  alter table driver_pipelines add column is_barred boolean not null default false;
  alter table driver_pipelines add column is_ready boolean not null generated always as (ready_for_dispatch and not is_barred) stored;
`;

/** The lines of drivers' files that act, and ready for dispatch as it follows from them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table driver_pipelines drop column is_ready;
    alter table driver_pipelines drop column is_barred;
    drop table file_checks, file_counts, file_lines;
    create index evidence_expires_idx on evidence (expires_on, driver_id) where (expires_on is not null);
    create index evidence_medical_expires_idx on evidence (medical_expires_on, driver_id) where (medical_expires_on is not null);
  `);
}
