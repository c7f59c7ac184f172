import type { Knex } from 'knex';

const schema = `
  -- A report that a carrier got from an agency, with the files that the driver receives: never changed.
  create table adverse_reports (
    id uuid not null,
    candidacy_id uuid not null,
    organization_id uuid not null,
    driver_id uuid not null,
    agency_name text not null,
    agency_address text not null,
    agency_phone text not null,
    file_ids uuid[] not null,
    created_by uuid not null,
    created_at timestamptz not null,
    constraint adverse_reports_pkey primary key (id),
    constraint adverse_reports_author_fkey foreign key (created_by) references users(id),
    constraint adverse_reports_driver_fkey foreign key (driver_id) references drivers(id),
    constraint adverse_reports_organization_fkey foreign key (organization_id) references organizations(id)
  );
  create index adverse_reports_files_idx on adverse_reports using gin (file_ids);

  -- A letter that was sent, as the driver got it: proof that the law asks for. The email has the notice's id.
  create table adverse_notices (
    id uuid not null,
    report_id uuid not null,
    driver_id uuid not null,
    kind text not null,
    file_id uuid not null,
    sha256 bytea not null,
    text_ids uuid[] not null,
    created_at timestamptz not null,
    delivery text not null default 'waiting',
    delivered_at timestamptz,
    constraint adverse_notices_pkey primary key (id),
    constraint adverse_notices_delivered check ((delivery = 'waiting') = (delivered_at is null)),
    constraint adverse_notices_delivery_known check (delivery in ('waiting', 'sent', 'skipped', 'failed')),
    constraint adverse_notices_driver_fkey foreign key (driver_id) references drivers(id),
    constraint adverse_notices_file_fkey foreign key (file_id, driver_id) references driver_files(id, driver_id),
    constraint adverse_notices_kind_known check (kind in ('preAdverse', 'final', 'remote')),
    constraint adverse_notices_report_fkey foreign key (report_id) references adverse_reports(id)
  );
  create index adverse_notices_driver_idx on adverse_notices (driver_id);
  create index adverse_notices_file_idx on adverse_notices (file_id);

  -- A refusal that is based on a report: the state of its workflow.
  create table adverse_actions (
    id uuid not null,
    workflow_id text not null,
    version integer not null,
    candidacy_id uuid not null,
    candidacy_round integer not null,
    order_id uuid not null,
    organization_id uuid not null,
    driver_id uuid not null,
    round integer not null,
    state text not null,
    state_entered_at timestamptz not null,
    path text not null,
    report_id uuid not null,
    wait_ends_on date,
    snapshot jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint adverse_actions_pkey primary key (id),
    constraint adverse_actions_candidacy_once unique (candidacy_id),
    constraint adverse_actions_driver_fkey foreign key (driver_id) references drivers(id),
    constraint adverse_actions_organization_fkey foreign key (organization_id) references organizations(id),
    constraint adverse_actions_path_known check (path in ('twoSteps', 'remote')),
    constraint adverse_actions_report_fkey foreign key (report_id) references adverse_reports(id),
    constraint adverse_actions_state_known check (state in ('waiting', 'disputed', 'ready', 'noticed', 'withdrawn')),
    constraint adverse_actions_wait_has_end check ((state <> 'waiting') or (wait_ends_on is not null)),
    constraint adverse_actions_workflow_once unique (workflow_id)
  );
  create index adverse_actions_driver_idx on adverse_actions (driver_id, state_entered_at desc);
  create index adverse_actions_organization_idx on adverse_actions (organization_id, state, state_entered_at);
`;

/** Refusals that are based on a report (docs/decisions/058-a-refusal-by-report-runs-the-guide.md). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table adverse_actions, adverse_notices, adverse_reports;
  `);
}
