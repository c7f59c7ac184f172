/** The browser's time zone. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
