import type { Knex } from 'knex';

const schema = `
  -- Half-open periods: leaving one job and starting the next on the same day is no overlap.
  create table driver_history_items (
    id uuid not null,
    driver_id uuid not null,
    kind text not null,
    start_on date not null,
    end_on date,
    details jsonb not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint driver_history_items_pkey primary key (id),
    constraint driver_history_items_driver_fkey foreign key (driver_id) references drivers(id) on delete cascade,
    constraint driver_history_items_in_order check (end_on >= start_on),
    constraint driver_history_items_kind_known check (kind in ('employment', 'residence', 'militaryService', 'drivingSchool', 'unemploymentPeriod', 'violation', 'accident')),
    constraint driver_history_items_no_overlap exclude using gist (driver_id with =, kind with =, daterange(start_on, end_on) with &&) where ((kind in ('employment', 'residence')))
  );
  create index driver_history_items_driver_idx on driver_history_items (driver_id, kind, start_on);

  -- A driver's references, read and written as a whole.
  create table driver_references (
    driver_id uuid not null,
    people jsonb not null,
    updated_at timestamptz not null default now(),
    constraint driver_references_pkey primary key (driver_id),
    constraint driver_references_driver_fkey foreign key (driver_id) references drivers(id) on delete cascade
  );

  -- What a driver submitted for a task. The verdict applies to it, and later changes are compared with it.
  create table driver_submissions (
    id uuid not null,
    driver_id uuid not null,
    task text not null,
    content jsonb not null,
    sent_at timestamptz not null,
    constraint driver_submissions_pkey primary key (id),
    constraint driver_submissions_driver_fkey foreign key (driver_id) references drivers(id) on delete cascade
  );
  create index driver_submissions_driver_idx on driver_submissions (driver_id, task, sent_at);
`;

/** Drivers' own reports of their past, and their submissions for each task. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table driver_submissions, driver_references, driver_history_items;
  `);
}
