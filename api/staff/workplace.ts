import type { Transaction } from '#db/handle';
import { lockManagers, lockMember, type Workplace, type Member } from '#db/stores/staff-store';
import { isOps, type Actor } from '#domain/accounts/actor';
import { checkStaffAction, type StaffAction } from '#domain/accounts/staff/rules';
import { ProblemError } from '#domain/problems';

import type { RouteContext } from '../http/context';

/**
 * The caller manages staff: an administrator of a carrier that carrier's, an administrator of operations the staff of
 * operations.
 */
export type StaffContext = RouteContext<'staff:manage' | 'ops:admin'>;

/** The staff that this person manages. */
export function workplaceOf({ organizationId, ...actor }: Actor): Workplace {
  if (isOps(actor)) return 'ops';
  if (organizationId === undefined) throw new ProblemError('forbidden');
  return { organizationId };
}

/** The member whom the action is about, locked, after the rules allowed it. */
export async function memberFor(
  trx: Transaction,
  { actor }: StaffContext,
  { userId, act }: { readonly userId: string; readonly act: StaffAction },
): Promise<Member> {
  const workplace = workplaceOf(actor);
  // Two administrators deactivate one another concurrently: the second one no longer manages anyone.
  if (!(await lockManagers(trx, workplace)).includes(actor.userId)) throw new ProblemError('forbidden');
  const member = await lockMember(trx, workplace, userId);
  if (member === undefined) throw new ProblemError('not-found');
  const problem = checkStaffAction(act, { ...member, isOwnAccount: member.id === actor.userId });
  if (problem !== undefined) throw new ProblemError(problem);
  return member;
}
