import type { Knex } from 'knex';

/** As the domain derived it when this was written; every later event writes it anew. */
const backfill = `
  with facts as (
    select id, state, snapshot, snapshot -> 'interview' as interview, snapshot -> 'hire' as hire,
      coalesce((snapshot #>> '{proofs,isLapsed}')::boolean, false) as is_lapsed,
      snapshot #>> '{pause,since}' is not null as is_paused,
      coalesce((snapshot #>> '{pause,heldMs}')::bigint, 0) * interval '1 millisecond' as held
    from candidacies where state not in ('ended', 'closed')
  ), steps as (
    select facts.*, case
      when state = 'invited' then 'answerInvite'
      when state = 'requested' then 'carrierAnswersRequest'
      when state = 'inReview' then 'safetyReviews'
      when state = 'approved' then 'carrierSchedulesInterview'
      when state = 'interviewing' then case interview ->> 'answer' when 'waiting' then 'answerInterview'
        when 'proposed' then 'carrierConfirmsTime' else 'attendInterview' end
      when hire ->> 'startedAt' is not null then 'onAssignment'
      when hire ->> 'answer' = 'accepted' then case when is_lapsed then 'renewProof' else 'startWork' end
      when is_lapsed then 'answerStart'
      when jsonb_exists(snapshot -> 'firedClocks', 'startUnaccepted@' || (hire ->> 'startsAt')) then 'carrierConfirmsStart'
      else 'answerStart' end as step
    from facts
  ), spans as (
    select steps.*, case
      when is_paused then null
      when state in ('invited', 'requested', 'inReview', 'approved') then (snapshot ->> 'enteredAt')::timestamptz + held
      when state = 'interviewing' and interview ->> 'answer' = 'waiting'
        and (interview ->> 'scheduledAt')::timestamptz + interval '24 hours' < (interview ->> 'startsAt')::timestamptz
        then (interview ->> 'scheduledAt')::timestamptz
      when state = 'interviewing' then (interview ->> 'startsAt')::timestamptz
      when hire ->> 'answer' = 'offered' and hire ->> 'startedAt' is null then (hire ->> 'offeredAt')::timestamptz + held
      end as since
    from steps
  ), waits as (
    select spans.*, since + interval '24 hours' * case
      when state in ('invited', 'requested', 'inReview', 'approved') then (snapshot -> 'targets' ->> state)::numeric
      when state = 'interviewing' and since = (interview ->> 'startsAt')::timestamptz then (snapshot #>> '{targets,outcome}')::numeric
      when state = 'interviewing' then 1
      else (snapshot #>> '{targets,offer}')::numeric end::double precision as due_at
    from spans
  )
  update candidacies set next_step = step, wait_since = since, wait_due_at = waits.due_at,
    waits_for = case when step in ('answerInvite', 'answerInterview', 'answerStart', 'renewProof') then 'driver'
      when step = 'safetyReviews' then 'safety' when step in ('startWork', 'onAssignment') then 'nobody' else 'carrier' end
  from waits where waits.id = candidacies.id and waits.snapshot <> '{}'`;

// Whose move an application waits for, and until when, was worked out when a page was read; the list of what is over
// its target filters, sorts and counts by it.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table candidacies add column waits_for text not null default 'nobody',
    add column next_step text not null default 'nothing', add column wait_since timestamptz, add column wait_due_at timestamptz`);
  await knex.raw(backfill);
  await knex.raw('alter table candidacies alter column waits_for drop default, alter column next_step drop default');
  await knex.raw('create index candidacies_wait_idx on candidacies (wait_due_at, id) where wait_due_at is not null');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`alter table candidacies drop column waits_for, drop column next_step, drop column wait_since,
    drop column wait_due_at`);
}
