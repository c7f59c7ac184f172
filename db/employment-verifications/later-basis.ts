import type { Db } from '../core/handle';
import { isNotOver } from '../dq-access/employment-in-force';
import { beginOfInvestigationDay, investigationDayOf } from './investigation-day';

/** When the application that led to the employment began; null if a person entered the employment. */
export const APPLICATION_BEGAN = `(select max(rounds.opened_at) from candidacy_rounds as rounds
  where rounds.candidacy_id = employments.candidacy_id and rounds.opened_at <= employments.entered_at)`;

/**
 * Those of the verifications for which the carrier has a later application or employment of the driver: one that began after an
 * application or employment of the same carrier had ended, and that one ended after the request. Each round of a candidacy is
 * an application; a hire by an application from before the request is what the answer was requested for.
 */
export async function withLaterBasis(db: Db, verificationIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (verificationIds.length === 0) return new Set();
  const pair = (table: string) =>
    `${table}.organization_id = verifications.organization_id and ${table}.driver_id = verifications.driver_id`;
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select verifications.id from employment_verifications as verifications
     where verifications.id = any (cast(? as uuid[])) and exists (
       select 1 from (
         select null::uuid as employment_id, rounds.opened_at as began_at from candidacies
         join candidacy_rounds as rounds on rounds.candidacy_id = candidacies.id and rounds.round = candidacies.round
         where ${pair('candidacies')} and candidacies.state not in ('ended', 'closed')
         union all
         select employments.id, employments.entered_at from employments
         where ${pair('employments')} and employments.hired_on is not null and ${isNotOver('employments')}
           and coalesce(${APPLICATION_BEGAN} > verifications.requested_at, true)
       ) as later
       join (
         select null::uuid as employment_id, rounds.closed_at as ended_at from candidacies
         join candidacy_rounds as rounds on rounds.candidacy_id = candidacies.id
         where ${pair('candidacies')} and rounds.closed_at >= verifications.requested_at
         union all
         select null, candidacies.state_entered_at from candidacies
         where ${pair('candidacies')} and candidacies.state = 'ended'
           and candidacies.state_entered_at >= verifications.requested_at
         union all
         select employments.id, ${beginOfInvestigationDay('employments.ended_on')} from employments
         where ${pair('employments')} and employments.hired_on is not null
           and employments.ended_on >= ${investigationDayOf('verifications.requested_at')}
       ) as earlier on earlier.ended_at <= later.began_at
         and coalesce(earlier.employment_id <> later.employment_id, true)
     )`,
    [[...verificationIds]],
  );
  return new Set(rows.map(({ id }) => id));
}
