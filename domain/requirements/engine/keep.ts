import { type Anchor, dayOf } from '../model/employment';
import type { Evidence } from '../model/evidence';
import type { KeepRule, Requirement } from '../model/requirement';
import type { Context } from './context';
import { later, partsOf, spanAfter } from './days';
import { says } from './documents';
import type { Interval } from './interval';

/** The last Clearinghouse query of the carrier about the driver. */
const lastQuery = ({ file, employment, on }: Context): string | null =>
  file.evidence
    .filter(({ organizationId }) => organizationId === employment?.organizationId)
    .flatMap(({ dates: { queried } }) => (queried !== undefined && queried <= on ? [queried] : []))
    .toSorted()
    .at(-1) ?? null;

/** A document counts from its issue; a medical certificate from the examination, whenever it was written. */
const issuedOn = ({ dates }: Evidence, day: string): string => (dates.examined === day ? day : (dates.issued ?? day));

function startOf(start: string, day: string, context: Context): string | null {
  if (start === 'document') return day;
  if (start === 'last query') return lastQuery(context);
  return dayOf(context.employment, start as Anchor);
}

function endOf(rule: KeepRule, day: string, context: Context): string | null {
  const { start, span } = partsOf(rule);
  const from = startOf(start, day, context);
  return from === null ? null : spanAfter(from, span);
}

/** The earliest day of deletion of a document: the latest of its ends, not known until all of them are. */
export function keepUntil(
  { keep }: Requirement,
  { evidence, day }: { readonly evidence: Evidence; readonly day: string },
  context: Context,
): string | null {
  const rules = keep.find(({ findings }) => says(evidence, findings))?.until ?? [];
  const ends = rules.map((rule) => endOf(rule, issuedOn(evidence, day), context));
  return ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null);
}

interface Used {
  readonly proof: Interval;
  readonly isProven: boolean;
  readonly context: Context;
}

/**
 * The earliest day of deletion, but not while the document is the proof: not before it ends, and if it has no end, on no day
 * that has passed while the employment lasts.
 */
export function keptWhileUsed(until: string | null, { proof, isProven, context }: Used): string | null {
  if (until === null || !isProven) return until;
  const { employment, dutyDay, on } = context;
  if (dutyDay < on) return until;
  const ends = [proof.to, employment?.endedOn ?? null].filter((end) => end !== null).toSorted();
  const [end] = ends;
  if (end !== undefined) return later(until, end);
  return until < on ? null : until;
}
