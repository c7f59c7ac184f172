import { dateAt } from '#domain/shared/zoned-time';

/** The current date where the reader is, against which forms validate dates. */
export const today = (): string => dateAt(new Date().toISOString(), Intl.DateTimeFormat().resolvedOptions().timeZone);
