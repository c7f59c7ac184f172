import type { CandidacyTab } from '#domain/candidacies/schema';

/** Where each tab's drivers stand on the hiring page: its stage, and the tab's name in the address. */
export const stageOfTab = {
  invited: { stage: 'inviteDrivers', tab: 'invited' },
  requested: { stage: 'inviteDrivers', tab: 'requests' },
  review: { stage: 'reviewDrivers', tab: 'review' },
  interview: { stage: 'reviewDrivers', tab: 'interview' },
  hired: { stage: 'hiredDrivers', tab: 'hired' },
} as const satisfies Record<CandidacyTab, { stage: string; tab: string }>;
