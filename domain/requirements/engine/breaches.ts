import { daysAfter } from '../../shared/periods';
import type { Requirement } from '../model/requirement';
import type { Context } from './context';
import { spanAfter } from './days';
import { dayOfThing, documentsAgainst, documentsOf } from './documents';
import type { Interruption } from './interval';

/** The periods in which documents suspend what is proven, each until another document clears it. */
export const interruptionsOf = ({ breaches }: Requirement, context: Context): Interruption[] =>
  breaches.flatMap((breach) => {
    const breaching = documentsAgainst(breach, context);
    const clearings = documentsOf(breach.clearedBy, context).filter(
      ({ evidence }) => !breaching.some((one) => one.evidence === evidence),
    );
    return breaching.flatMap(({ evidence: against, day }) => {
      const happened = dayOfThing(against, day);
      const from = breach.after === undefined ? day : daysAfter(spanAfter(day, breach.after), 1);
      const cleared = clearings.find(
        ({ evidence, day: clearedOn }) =>
          dayOfThing(evidence, clearedOn) >= happened &&
          (!breach.clearedBy.aboutSame || evidence.about === against.about),
      )?.day;
      if (cleared !== undefined && cleared <= from) return [];
      return [{ from, to: cleared === undefined ? null : daysAfter(cleared, -1) }];
    });
  });
