/** Color themes. */
export const themes = ['light', 'dark', 'system'] as const;
/** One of {@link themes}. */
export type Theme = (typeof themes)[number];
