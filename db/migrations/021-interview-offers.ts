import type { Knex } from 'knex';

const schema = `
  alter table candidacies drop constraint candidacies_state_known;
  alter table candidacies add constraint candidacies_state_known check (state in ('invited', 'requested', 'inReview', 'approved', 'interviewOffered', 'interviewing', 'hired', 'ended', 'closed'));

  -- An interview takes the time of the driver and, if one is named, of the interviewer.
  alter table interviews
    add column organization_id uuid,
    add column interviewer_id uuid,
    add column ended_at timestamptz,
    add constraint interviews_organization_fkey foreign key (organization_id) references organizations(id),
    add constraint interviews_interviewer_fkey foreign key (interviewer_id) references users(id) on delete set null,
    add constraint interviews_interviewer_no_overlap exclude using gist (interviewer_id with =, slot with &&) where (is_live);
  create index interviews_organization_idx on interviews (organization_id, starts_at, id);

  -- A person's secret link to their interviews; only its hash is stored.
  create table calendar_feeds (
    user_id uuid not null,
    token_hash bytea not null,
    created_at timestamptz not null,
    last_read_at timestamptz,
    constraint calendar_feeds_pkey primary key (user_id),
    constraint calendar_feeds_token_once unique (token_hash),
    constraint calendar_feeds_user_fkey foreign key (user_id) references users(id) on delete cascade
  );

  -- Each edit of the questions is a version, so that filled-in scorecards keep the questions that were asked.
  create table scorecard_versions (
    id uuid not null,
    organization_id uuid not null,
    version integer not null,
    is_required boolean not null,
    questions jsonb not null,
    author_id uuid,
    created_at timestamptz not null,
    constraint scorecard_versions_pkey primary key (id),
    constraint scorecard_versions_once unique (organization_id, version),
    constraint scorecard_versions_author_fkey foreign key (author_id) references users(id) on delete set null,
    constraint scorecard_versions_organization_fkey foreign key (organization_id) references organizations(id)
  );

  -- Interview and candidacy are read models, which a rebuild empties and fills again, so nothing references them.
  create table interview_scorecards (
    id uuid not null,
    interview_id uuid not null,
    candidacy_id uuid not null,
    author_id uuid not null,
    questions jsonb not null,
    answers jsonb not null,
    recommendation text not null,
    note text not null,
    written_at timestamptz not null,
    constraint interview_scorecards_pkey primary key (id),
    constraint interview_scorecards_once unique (interview_id, author_id),
    constraint interview_scorecards_author_fkey foreign key (author_id) references users(id),
    constraint interview_scorecards_recommendation_known check (recommendation in ('hire', 'unsure', 'pass'))
  );
  create index interview_scorecards_candidacy_idx on interview_scorecards (candidacy_id);
`;

/** Interview offers, interviewers, calendar feeds and scorecards. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table interview_scorecards, scorecard_versions, calendar_feeds;
    drop index interviews_organization_idx;
    alter table interviews drop column organization_id, drop column interviewer_id, drop column ended_at;
    alter table candidacies drop constraint candidacies_state_known;
    alter table candidacies add constraint candidacies_state_known check (state in ('invited', 'requested', 'inReview', 'approved', 'interviewing', 'hired', 'ended', 'closed'));
  `);
}
