import type { UserStatus } from '../roles';

/** How far a member of staff has come: asked in, in, or out. */
export const staffStates = ['active', 'invited', 'invitation-expired', 'invitation-withdrawn', 'deactivated'] as const;
/** One of {@link staffStates}. */
export type StaffState = (typeof staffStates)[number];

/** What a member of staff's state follows from. */
export interface StaffFacts {
  readonly status: UserStatus;
  readonly isActive: boolean;
  /** Whether a link that still works lies in his mail. */
  readonly hasLink: boolean;
}

/** The state that the rows of an account mean. */
export function staffStateOf({ status, isActive, hasLink }: StaffFacts): StaffState {
  if (status === 'confirmed') return isActive ? 'active' : 'deactivated';
  if (!isActive) return 'invitation-withdrawn';
  return hasLink ? 'invited' : 'invitation-expired';
}
