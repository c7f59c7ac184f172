import { daysAfter } from '../../shared/periods';
import type { Breach, DocumentProof, Requirement } from '../model/requirement';
import type { Context } from './context';
import { spanAfter } from './days';
import type { Interruption } from './interval';
import { belongs } from './ownership';
import { says } from './proofs';

/** Days of documents of the driver or of this carrier with a certain content, through the day asked about. */
function daysOf({ kind, findings, dated }: Breach['clearedBy'], context: Context): string[] {
  const proof: DocumentProof = { kind, dated, of: 'driver' };
  return context.file.evidence.flatMap((evidence) => {
    const day = evidence.dates[dated];
    if (evidence.kind !== kind || evidence.review?.result !== 'accepted' || !says(evidence, findings)) return [];
    return day !== undefined && day <= context.on && belongs(evidence, proof, { ...context, day }) ? [day] : [];
  });
}

/** The periods in which documents suspend what is proven, each until another document clears it. */
export const interruptionsOf = ({ breaches }: Requirement, context: Context): Interruption[] =>
  breaches.flatMap((breach) => {
    const clearings = daysOf(breach.clearedBy, context).toSorted();
    return daysOf(breach, context).flatMap((day) => {
      const from = breach.after === undefined ? day : daysAfter(spanAfter(day, breach.after), 1);
      const cleared = clearings.find((clearing) => clearing >= day);
      if (cleared !== undefined && cleared <= from) return [];
      return [{ from, to: cleared === undefined ? null : daysAfter(cleared, -1) }];
    });
  });
