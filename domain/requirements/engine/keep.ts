import { type Anchor, dayOf } from '../model/employment';
import type { Evidence } from '../model/evidence';
import type { KeepRule, Requirement } from '../model/requirement';
import type { Context } from './context';
import { partsOf, spanAfter } from './days';
import { says } from './documents';

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
