import type { Knex } from 'knex';

const records = ['workday_approvals'];

const schema = `
  -- One row per assignment and day on which its shifts started. No reference to candidacies and orders, which a rebuild
  -- writes again. An approval counts while the workday is approved.
  create table workdays (
    id uuid not null,
    assignment_id uuid not null,
    order_id uuid not null,
    driver_id uuid not null,
    organization_id uuid not null,
    facility_id uuid not null,
    time_zone text not null,
    day date not null,
    state text not null,
    version integer not null,
    state_since timestamptz not null,
    entries jsonb not null,
    typed_cents integer,
    typed_reason text,
    driver_edited boolean not null default false,
    approver_edited boolean not null default false,
    correction_id uuid,
    dispute_id uuid,
    approval_version integer,
    reminded integer not null default 0,
    created_at timestamptz not null,
    constraint workdays_pkey primary key (id),
    constraint workdays_approval_stays check ((approval_version is null) = (state <> 'approved')),
    constraint workdays_day_once unique (assignment_id, day),
    constraint workdays_driver_fkey foreign key (driver_id) references drivers(id),
    constraint workdays_facility_fkey foreign key (facility_id) references facilities(id),
    constraint workdays_organization_fkey foreign key (organization_id) references organizations(id),
    constraint workdays_owner_key unique (id, driver_id),
    constraint workdays_state_known check (state in ('open', 'submitted', 'approved')),
    constraint workdays_typed_whole check ((typed_cents is null) = (typed_reason is null))
  );
  create index workdays_organization_idx on workdays (organization_id, day, assignment_id);
  create index workdays_driver_idx on workdays (driver_id, day);
  create index workdays_waiting_idx on workdays (state_since, id) where (state <> 'approved');
  create index workdays_disputed_idx on workdays (dispute_id) where (dispute_id is not null);

  -- Hours of work between instants. A driver is never at work twice at the same time, on whatever assignment and in whatever
  -- state. An open shift takes 16 hours, or until the next one.
  create table work_shifts (
    id uuid not null,
    workday_id uuid not null,
    driver_id uuid not null,
    starts_at timestamptz not null,
    ends_at timestamptz,
    breaks jsonb not null default '[]'::jsonb,
    slot tstzrange not null,
    clock_differs boolean not null default false,
    constraint work_shifts_pkey primary key (id),
    constraint work_shifts_in_order check (ends_at > starts_at),
    constraint work_shifts_no_overlap exclude using gist (driver_id with =, slot with &&),
    constraint work_shifts_slot_matches check ((lower(slot) = starts_at) and ((ends_at is null) or (upper(slot) = ends_at))),
    constraint work_shifts_workday_fkey foreign key (workday_id, driver_id) references workdays(id, driver_id)
  );
  create index work_shifts_workday_idx on work_shifts (workday_id, starts_at);
  create index work_shifts_open_idx on work_shifts (driver_id, starts_at) where (ends_at is null);

  -- Who changed what of a workday. The notes of an erased driver are emptied.
  create table workday_events (
    id uuid not null,
    workday_id uuid not null,
    driver_id uuid not null,
    version integer not null,
    type text not null,
    actor_kind text not null,
    actor_id uuid,
    at timestamptz not null,
    note text,
    before jsonb,
    after jsonb,
    cents integer,
    constraint workday_events_pkey primary key (id),
    constraint workday_events_version_once unique (workday_id, version),
    constraint workday_events_workday_fkey foreign key (workday_id, driver_id) references workdays(id, driver_id)
  );
  create index workday_events_driver_idx on workday_events (driver_id, at);

  -- What an approval froze: the pay with its lines and the terms that they follow from. The last one of a workday counts.
  create table workday_approvals (
    workday_id uuid not null,
    version integer not null,
    minutes integer not null,
    pay_cents integer not null,
    week_difference_cents integer not null,
    lines jsonb not null,
    terms jsonb not null,
    billing text not null,
    billed_cents integer,
    approved_by uuid not null,
    approved_at timestamptz not null,
    constraint workday_approvals_pkey primary key (workday_id, version),
    constraint workday_approvals_author_fkey foreign key (approved_by) references users(id),
    constraint workday_approvals_billing_known check (billing in ('platform', 'direct')),
    constraint workday_approvals_billed check ((billed_cents is null) = (billing = 'direct')),
    constraint workday_approvals_workday_fkey foreign key (workday_id) references workdays(id)
  );
`;

/** Workdays, their shifts and history, and what approvals froze (docs/decisions/100-workdays-are-rows.md). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
  for (const table of records) {
    await knex.raw(
      `create trigger ${table}_stay before delete or update on ${table} for each row execute function refuse_rewriting();
       create trigger ${table}_stay_whole before truncate on ${table} for each statement execute function refuse_rewriting();`,
    );
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table workday_approvals, workday_events, work_shifts, workdays;');
}
