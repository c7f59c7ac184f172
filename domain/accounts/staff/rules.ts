import type { ProblemCode } from '../../problems';
import type { UserStatus } from '../roles';

/** Actions of an administrator on a member of staff. */
export const staffActions = ['change', 'deactivate', 'reactivate', 'inviteAgain', 'withdrawInvitation'] as const;
/** One of {@link staffActions}. */
export type StaffAction = (typeof staffActions)[number];

/** The facts of the member that the rule depends on. */
export interface StaffAccountFacts {
  readonly isOwnAccount: boolean;
  readonly status: UserStatus;
  readonly isActive: boolean;
}

/** Why the action is refused. Administrators cannot change their own account, so that at least one always remains. */
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
