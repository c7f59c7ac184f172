import type { inferParserType } from 'nuqs';
import { parseAsIsoDate, parseAsStringLiteral } from 'nuqs';
import { timelineKinds } from '#domain/driver-timeline/kinds';
import { actorKinds } from '#domain/shared/actor';

/** Filters of the timeline, kept in the URL. */
export const timelineFilters = {
  kind: parseAsStringLiteral(timelineKinds),
  actor: parseAsStringLiteral(actorKinds),
  from: parseAsIsoDate,
  to: parseAsIsoDate,
};
export type TimelineFilters = inferParserType<typeof timelineFilters>;

/** Days in the URL are in the user's time zone: from the start of the first to the end of the last. */
const midnight = (day: Date, daysLater = 0): string =>
  new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + daysLater).toISOString();

/** Query parameters of the request. */
export const toQuery = ({ kind, actor, from, to }: TimelineFilters) => ({
  ...(kind !== null && { kind }),
  ...(actor !== null && { actor }),
  ...(from !== null && { from: midnight(from) }),
  ...(to !== null && { to: midnight(to, 1) }),
});

export const isFiltered = (filters: TimelineFilters): boolean =>
  Object.values(filters).some((filter) => filter !== null);
