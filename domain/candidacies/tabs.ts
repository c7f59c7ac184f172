/** The tabs of the hiring page. */
export const candidacyTabs = ['invited', 'requested', 'review', 'interview', 'hired'] as const;
/** One of {@link candidacyTabs}. */
export type CandidacyTab = (typeof candidacyTabs)[number];
