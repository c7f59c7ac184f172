import type { CandidacyTab } from '#domain/candidacies/tabs';

/** The stage and the name in the URL of each tab of the hiring page. */
export const stageOfTab = {
  invited: { stage: 'inviteDrivers', tab: 'invited' },
  requested: { stage: 'inviteDrivers', tab: 'requests' },
  review: { stage: 'reviewDrivers', tab: 'review' },
  interview: { stage: 'reviewDrivers', tab: 'interview' },
  hired: { stage: 'hiredDrivers', tab: 'hired' },
} as const satisfies Record<CandidacyTab, { stage: string; tab: string }>;
