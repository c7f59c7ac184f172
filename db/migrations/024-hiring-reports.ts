import type { Knex } from 'knex';

const schema = `
  -- One row per round of a candidacy, followed from its events.
  create table candidacy_rounds (
    candidacy_id uuid not null,
    round integer not null,
    organization_id uuid not null,
    facility_id uuid not null,
    order_id uuid not null,
    driver_id uuid not null,
    source text not null,
    opened_at timestamptz not null,
    hired_at timestamptz,
    closed_at timestamptz,
    closed_by text,
    closed_reason text,
    constraint candidacy_rounds_pkey primary key (candidacy_id, round),
    constraint candidacy_rounds_driver_fkey foreign key (driver_id) references drivers(id),
    constraint candidacy_rounds_closed_by_whom check ((closed_at is null) = (closed_by is null)),
    constraint candidacy_rounds_source_known check (source in ('search', 'autopilot', 'bench', 'application'))
  );
  -- A report reads all rows of its period; these indexes include every column that it needs of them.
  create index candidacy_rounds_opened_idx on candidacy_rounds (organization_id, opened_at) include (source, hired_at, closed_at);
  create index candidacy_rounds_hired_idx on candidacy_rounds (organization_id, hired_at) include (source, opened_at) where (hired_at is not null);
  create index candidacy_rounds_closed_idx on candidacy_rounds (organization_id, closed_at) include (closed_by, closed_reason) where (closed_at is not null);

  -- A stay in a stage, or a wait for a reply; seq is that of the event that began it.
  create table candidacy_spans (
    candidacy_id uuid not null,
    kind text not null,
    seq integer not null,
    round integer not null,
    name text not null,
    key text not null,
    organization_id uuid not null,
    facility_id uuid not null,
    order_id uuid not null,
    started_at timestamptz not null,
    ended_at timestamptz,
    outcome text,
    constraint candidacy_spans_pkey primary key (candidacy_id, kind, seq),
    constraint candidacy_spans_kind_known check (kind in ('stage', 'reply')),
    constraint candidacy_spans_outcome_known check (outcome in ('left', 'answered', 'unanswered', 'void')),
    constraint candidacy_spans_outcome_when_ended check ((ended_at is null) = (outcome is null))
  );
  create index candidacy_spans_ended_idx on candidacy_spans (organization_id, ended_at) include (kind, name, started_at, outcome) where (ended_at is not null);
  create index candidacy_spans_open_idx on candidacy_spans (organization_id, kind, started_at) where (ended_at is null);
  create unique index candidacy_spans_one_open on candidacy_spans (candidacy_id, kind) where (ended_at is null);
`;

/** Rounds of candidacies, their stays in stages and their waits for replies, for the carrier's reports. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table candidacy_spans, candidacy_rounds;
  `);
}
