import type { Knex } from 'knex';

// A carrier's zone decides on which day its trial and its terms end. Until a carrier names it, it is that of its first facility.
const schema = `
  alter table organizations add column time_zone text not null default 'America/Chicago';
  update organizations set time_zone = facilities.time_zone
  from (select distinct on (organization_id) organization_id, time_zone
    from facilities order by organization_id, created_at, id) as facilities
  where facilities.organization_id = organizations.id;

  -- The agreement of a carrier: the state of its workflow.
  create table carrier_agreements (
    organization_id uuid not null,
    workflow_id text not null,
    version integer not null,
    state text not null,
    state_entered_at timestamptz not null,
    is_disabled boolean not null,
    trial_ends_at timestamptz not null,
    accepted_at timestamptz,
    accepted_version text,
    term_started_on date,
    term_ends_on date,
    ends_at timestamptz,
    notice_by text,
    snapshot jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint carrier_agreements_pkey primary key (organization_id),
    constraint carrier_agreements_accepted_whole check ((accepted_at is null) = (accepted_version is null)),
    constraint carrier_agreements_notice_by_known check (notice_by in ('carrier', 'operations')),
    constraint carrier_agreements_notice_whole check ((state <> 'noticeGiven') or (notice_by is not null and ends_at is not null)),
    constraint carrier_agreements_organization_fkey foreign key (organization_id) references organizations(id),
    constraint carrier_agreements_state_known check (state in ('trial', 'lapsed', 'active', 'noticeGiven', 'ended')),
    constraint carrier_agreements_term_whole check ((term_started_on is null) = (term_ends_on is null)),
    constraint carrier_agreements_workflow_once unique (workflow_id)
  );
  create index carrier_agreements_state_idx on carrier_agreements (state, organization_id);
`;

/** Agreements of carriers, and their time zones (docs/decisions/087-the-agreement-is-a-workflow.md). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table carrier_agreements;
    alter table organizations drop column time_zone;
  `);
}
