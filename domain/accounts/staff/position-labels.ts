import type { Position } from '../roles';

/** Positions as emails name them; the console has the same names. */
export const positionLabels = {
  ACCOUNTING: 'Accounting',
  HR: 'HR',
  LOCATION_MANAGER: 'Location manager',
  RECRUITER: 'Recruiter',
  REGIONAL_MANAGER: 'Regional manager',
  SAFETY: 'Safety',
} as const satisfies Readonly<Record<Position, string>>;
