import type { UserStatus } from '../roles';
import type { ProblemCode } from '../../problems';

/** What whoever manages staff may do to one of them. */
export const staffActions = ['change', 'deactivate', 'reactivate', 'inviteAgain', 'withdrawInvitation'] as const;
/** One of {@link staffActions}. */
export type StaffAction = (typeof staffActions)[number];

/** What the rule needs to know of the member. */
export interface StaffAccountFacts {
  readonly isOwnAccount: boolean;
  readonly status: UserStatus;
  readonly isActive: boolean;
}

/** Why the act is refused. Nobody acts on his own account, so that somebody always stays who manages the others. */
export function checkStaffAction(
  act: StaffAction,
  { isOwnAccount, status, isActive }: StaffAccountFacts,
): ProblemCode | undefined {
  if (isOwnAccount) return 'own-account';
  switch (act) {
    case 'change':
      return undefined;
    case 'deactivate':
      return status === 'confirmed' && isActive ? undefined : 'staff-state-changed';
    case 'reactivate':
      return status === 'confirmed' && !isActive ? undefined : 'staff-state-changed';
    case 'inviteAgain':
      return status === 'pending' ? undefined : 'staff-state-changed';
    case 'withdrawInvitation':
      return status === 'pending' && isActive ? undefined : 'staff-state-changed';
  }
}
