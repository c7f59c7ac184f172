import { lockManagers, lockMember, type Member, type Workplace } from '#db/accounts/staff-store';
import type { Transaction } from '#db/core/handle';
import { type Actor, isOps } from '#domain/accounts/actor';
import { checkStaffAction, type StaffAction } from '#domain/accounts/staff/rules';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../../http/context';

/**
 * The context of a caller who manages staff: a carrier's administrator for that carrier, an operations administrator
 * for operations.
 */
export type StaffContext = RouteContext<'staff:manage' | 'ops:admin'>;

/** The staff that the actor manages. */
export function workplaceOf({ organizationId, ...actor }: Actor): Workplace {
  if (isOps(actor)) return 'ops';
  if (organizationId === undefined) throw new ProblemError('forbidden');
  return { organizationId };
}

/** The member that the action is about, locked, once the rules have allowed the action. */
export async function memberFor(
  trx: Transaction,
  { actor }: StaffContext,
  { userId, act }: { readonly userId: string; readonly act: StaffAction },
): Promise<Member> {
  const workplace = workplaceOf(actor);
  // If two administrators deactivate each other concurrently, the second one is refused.
  if (!(await lockManagers(trx, workplace)).includes(actor.userId)) throw new ProblemError('forbidden');
  const member = await lockMember(trx, workplace, userId);
  if (member === undefined) throw new ProblemError('not-found');
  const problem = checkStaffAction(act, { ...member, isOwnAccount: member.id === actor.userId });
  if (problem !== undefined) throw new ProblemError(problem);
  return member;
}
