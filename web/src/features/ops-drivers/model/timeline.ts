import type { inferParserType } from 'nuqs';
import { parseAsStringLiteral } from 'nuqs';
import { timelineKinds } from '#domain/driver-timeline/kinds';
import { actorKinds } from '#domain/shared/actor';
import { endOfDate, startOfDate } from '#domain/shared/zoned-time';
import { ownZone } from '#web/shared/i18n/own-zone';
import { parseAsDay } from '#web/shared/table/parse-as-day';

/** Filters of the timeline, kept in the URL. */
export const timelineFilters = {
  kind: parseAsStringLiteral(timelineKinds),
  actor: parseAsStringLiteral(actorKinds),
  from: parseAsDay,
  to: parseAsDay,
};
export type TimelineFilters = inferParserType<typeof timelineFilters>;

/** Query parameters of the request; days are those of the user, from the start of the first to the end of the last. */
export const toQuery = ({ kind, actor, from, to }: TimelineFilters) => ({
  ...(kind !== null && { kind }),
  ...(actor !== null && { actor }),
  ...(from !== null && { from: startOfDate(from, ownZone()) }),
  ...(to !== null && { to: endOfDate(to, ownZone()) }),
});

export const isFiltered = (filters: TimelineFilters): boolean =>
  Object.values(filters).some((filter) => filter !== null);
