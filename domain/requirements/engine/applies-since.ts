import { daysAfter } from '../../shared/periods';
import type { Requirement } from '../model/requirement';
import { anyHoldsOn, holdOn } from './conditions';
import type { Context } from './context';

/** The day since which the conditions have held, if they changed; null if they always did. */
export function appliesSince({ appliesIf, exemptIf }: Requirement, context: Context): string | null {
  const applies = (day: string): boolean =>
    holdOn(appliesIf, context, day).holds !== false && anyHoldsOn(exemptIf, context, day).holds !== true;
  const changes = context.file.changes.filter(({ from }) => from <= context.dutyDay).toReversed();
  return changes.find(({ from }) => !applies(daysAfter(from, -1)))?.from ?? null;
}
