import { daysAfter } from '../../shared/periods';
import { END_OF_TIME } from '../dates';
import type { Evidence } from '../model/evidence';
import type { Breach, DocumentProof, Requirement } from '../model/requirement';
import type { Context } from './context';
import { licensedThrough } from './current-state';
import { spanAfter } from './days';
import type { Interruption } from './interval';
import { belongs } from './ownership';
import { says } from './proofs';

interface Found {
  readonly evidence: Evidence;
  readonly day: string;
}

/** Documents of the driver or of this carrier with a certain content, through the day asked about. */
function documentsOf(
  { kind, findings, dated, of = 'driver', ofCurrentState }: Breach['clearedBy'],
  context: Context,
): Found[] {
  const proof: DocumentProof = { kind, dated, of };
  const isCurrent = ({ about }: Evidence, day: string): boolean =>
    ofCurrentState !== true || licensedThrough(context.file, about, day) !== undefined;
  return context.file.evidence
    .filter((evidence) => evidence.kind === kind && evidence.review?.result === 'accepted' && says(evidence, findings))
    .map((evidence) => ({ evidence, day: evidence.dates[dated] ?? END_OF_TIME }))
    .filter(({ evidence, day }) => day <= context.on && belongs(evidence, proof, { ...context, day }))
    .filter(({ evidence, day }) => isCurrent(evidence, day));
}

/** The periods in which documents suspend what is proven, each until another document clears it. */
export const interruptionsOf = ({ breaches }: Requirement, context: Context): Interruption[] =>
  breaches.flatMap((breach) => {
    const breaching = documentsOf(breach, context);
    const clearings = documentsOf(breach.clearedBy, context)
      .filter(({ evidence }) => !breaching.some((one) => one.evidence === evidence))
      .map(({ day }) => day)
      .toSorted();
    return breaching.flatMap(({ day }) => {
      const from = breach.after === undefined ? day : daysAfter(spanAfter(day, breach.after), 1);
      const cleared = clearings.find((clearing) => clearing >= day);
      if (cleared !== undefined && cleared <= from) return [];
      return [{ from, to: cleared === undefined ? null : daysAfter(cleared, -1) }];
    });
  });
