import type { Knex } from 'knex';

const required = [
  'phone',
  'email',
  'photo',
  'schedule',
  'reference',
  'employmentHistory',
  'residenceHistory',
  'compliance',
];

/** As the domain derived it when this was written; every later event writes it anew. */
const backfill = `
  with facts as (
    select driver_id, stage, snapshot,
      (select array_agg(snapshot #>> array['tasks', task]) from unnest(:required::text[]) as task)
        || (select case min(rank) when 0 then 'initial' when 1 then 'rejected' when 2 then 'pending' else 'approved' end
            from (select key, case value ->> 'status' when 'rejected' then 1 when 'uploaded' then 2 when 'pending' then 2
                    when 'approved' then 3 else 0 end as rank from jsonb_each(snapshot -> 'documents')) as documents
            where key <> 'mvr' or rank > 0) as statuses,
      (select array_agg(value) from jsonb_each_text(snapshot -> 'results')) as results,
      snapshot -> 'expired' ?| array['driverLicense', 'dotMedicalCard'] as has_expired,
      coalesce((snapshot ->> 'isAvailable')::boolean, false) as is_available,
      jsonb_array_length(coalesce(snapshot -> 'hires', '[]')) = 0 as is_free
    from driver_pipelines
  ), turns as (
    select driver_id, case
      when stage = 'PreQualify' then array['driver', case when snapshot ->> 'preQualification' is null then 'answerQuestions' else 'confirmContact' end]
      when stage = 'Processing' then array['driver', 'sendTasks']
      when stage = 'Interview' then array['ops', 'makeCall']
      when stage = 'PendingHR' and 'rejected' = any (statuses) and not 'pending' = any (statuses) then array['driver', 'sendAgain']
      when stage = 'PendingHR' then array['ops', 'review']
      when stage = 'HRPaperWork' and 'received' = any (results) then array['ops', 'judgeResults']
      when stage = 'HRPaperWork' and results && array['needed', 'refused'] then array['ops', 'orderResults']
      when stage = 'HRPaperWork' then array['others', 'awaitResults']
      when stage = 'WrappingUpHR' then array['ops', 'decide']
      when stage = 'PreQualified_MeetsMin' and has_expired then array['driver', 'renewProof']
      when stage = 'PreQualified_MeetsMin' then array['ops', 'completeFile']
      when stage = 'Certified' and is_available and is_free then array['ops', 'place']
      when stage = 'CertifiedNotWorking' and is_available then array['ops', 'place']
      when stage = 'Retarget' then array['ops', 'contactAgain']
      else array['nobody', 'none'] end as turn
    from facts
  )
  update driver_pipelines set waits_for = turn[1], next_action = turn[2] from turns where turns.driver_id = driver_pipelines.driver_id`;

// Whose turn it is was worked out when a page was read; lists that filter and count by it need it in the row.
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table driver_pipelines add column waits_for text, add column next_action text');
  await knex.raw(backfill.replaceAll('?|', '\\?|'), { required });
  await knex.raw(
    'alter table driver_pipelines alter column waits_for set not null, alter column next_action set not null',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table driver_pipelines drop column waits_for, drop column next_action');
}
