import { daysAfter } from '../../shared/periods';
import type { Evidence } from '../model/evidence';
import type { Requirement } from '../model/requirement';
import { anyHoldsOn, holdOn } from './conditions';
import type { Context } from './context';
import { dayOfRule, later } from './days';
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

/** The day since which the conditions have held, if they changed; null if they always did. */
export function appliesSince({ appliesIf, exemptIf }: Requirement, context: Context): string | null {
  const applies = (day: string): boolean =>
    holdOn(appliesIf, context, day).holds !== false && anyHoldsOn(exemptIf, context, day).holds !== true;
  const changes = context.file.changes.filter(({ from }) => from <= context.dutyDay).toReversed();
  return changes.find(({ from }) => !applies(daysAfter(from, -1)))?.from ?? null;
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
  const day = context.employment && dayOfRule(context.employment, due.by);
  if (day === null) return null;
  const starts = [due.notBefore ?? null, dueFrom, appliesSince(version, context), context.firstDay];
  return starts.reduce((latest: string, start) => later(latest, start), day);
}
