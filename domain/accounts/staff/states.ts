import type { UserStatus } from '../roles';

/** States of a member of staff. */
export const staffStates = ['active', 'invited', 'invitation-expired', 'invitation-withdrawn', 'deactivated'] as const;
/** One of {@link staffStates}. */
export type StaffState = (typeof staffStates)[number];

/** The facts that a staff member's state follows from. */
export interface StaffFacts {
  readonly status: UserStatus;
  readonly isActive: boolean;
  /** Whether the member has a valid invitation link. */
  readonly hasLink: boolean;
}

/** The state of a staff account. */
export function staffStateOf({ status, isActive, hasLink }: StaffFacts): StaffState {
  if (status === 'confirmed') return isActive ? 'active' : 'deactivated';
  if (!isActive) return 'invitation-withdrawn';
  return hasLink ? 'invited' : 'invitation-expired';
}
