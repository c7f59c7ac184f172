import type { Db } from '../core/handle';
import { isNotOver } from '../dq-access/employment-in-force';

/**
 * Those of the verifications for which the carrier has a later application or employment of the driver: one that began after an
 * application or employment of the same carrier had ended, and that one ended after the request.
 */
export async function withLaterBasis(db: Db, verificationIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (verificationIds.length === 0) return new Set();
  const pair = (table: string) =>
    `${table}.organization_id = verifications.organization_id and ${table}.driver_id = verifications.driver_id`;
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select verifications.id from employment_verifications as verifications
     where verifications.id = any (cast(? as uuid[])) and exists (
       select 1 from (
         select candidacies.id, candidacies.created_at as began_at from candidacies
         where ${pair('candidacies')} and candidacies.state not in ('ended', 'closed')
         union all
         select employments.id, employments.entered_at from employments
         where ${pair('employments')} and employments.hired_on is not null and ${isNotOver('employments')}
       ) as later
       join (
         select candidacies.id, candidacies.state_entered_at as ended_at from candidacies
         where ${pair('candidacies')} and candidacies.state in ('ended', 'closed')
           and candidacies.state_entered_at >= verifications.requested_at
         union all
         select employments.id, employments.ended_on::timestamptz from employments
         where ${pair('employments')} and employments.hired_on is not null
           and employments.ended_on >= verifications.requested_at::date
       ) as earlier on earlier.id <> later.id and earlier.ended_at <= later.began_at
     )`,
    [[...verificationIds]],
  );
  return new Set(rows.map(({ id }) => id));
}
