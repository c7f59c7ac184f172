import type { Evidence } from '../model/evidence';
import type { Requirement } from '../model/requirement';
import { appliesSince } from './applies-since';
import type { Context } from './context';
import { dayOfRule, later, spanAfter } from './days';
import { documentsOf } from './documents';
import type { LineSubject } from './subjects';

/** The day on which a document was ordered or, if it does not say so, made. */
const orderedOn = ({ dates }: Evidence): string | undefined =>
  dates.sent ?? dates.queried ?? dates.received ?? dates.performed;

/** The first day on which this carrier ordered a document of these kinds for the employment. */
function firstOrder(kinds: readonly string[], { file, employment, on }: Context): string | null {
  const days = file.evidence
    .filter(({ kind, obtainedBy }) => kinds.includes(kind) && obtainedBy !== 'platform')
    .filter(({ organizationId, employmentId }) =>
      employmentId === null ? organizationId === employment?.organizationId : employmentId === employment?.id,
    )
    .flatMap((evidence) => orderedOn(evidence) ?? []);
  return days.filter((day) => day <= on).toSorted()[0] ?? null;
}

/** The first due day of a line; null if there is none yet. */
export function firstDueOf(
  version: Requirement,
  { dueFrom }: LineSubject,
  context: Context & { firstDay: string },
): string | null {
  const { due } = version;
  if (due === null) return null;
  if ('before' in due) return firstOrder(due.before, context);
  if ('after' in due) {
    const event = documentsOf(due.after, context).at(-1);
    return event === undefined ? null : spanAfter(event.day, due.within);
  }
  const day = context.employment && dayOfRule(context.employment, due.by);
  if (day === null) return null;
  const starts = [due.notBefore ?? null, dueFrom, appliesSince(version, context), context.firstDay];
  return starts.reduce((latest: string, start) => later(latest, start), day);
}
