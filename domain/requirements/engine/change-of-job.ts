import { dayOf } from '../model/employment';
import type { Requirement } from '../model/requirement';
import { anyHoldsOn, holdOn } from './conditions';
import type { Context } from './context';
import { later } from './days';

/**
 * The context of a requirement whose law and clock begin again when a change of job brings it for the first time: that
 * day stands for the hire and the first drive, and employers are counted back from it (49 CFR 40.25(a)-(b), 172.704(c)(1)).
 */
export function afterChangeOfJob({ restarts, appliesIf, exemptIf }: Requirement, context: Context): Context {
  const { employment, file, dutyDay } = context;
  const hiredOn = dayOf(employment, 'hire');
  if (!restarts || employment === null || hiredOn === null) return context;
  const movedOn = (restartedOn: string): Context => {
    const { startedOn } = employment;
    const moved = { ...employment, hiredOn: restartedOn, startedOn: startedOn && later(restartedOn, startedOn) };
    return { ...context, employment: moved, restartedOn };
  };
  const appliesTo = (of: Context, day: string): boolean =>
    holdOn(appliesIf, of, day).holds !== false && anyHoldsOn(exemptIf, of, day).holds !== true;
  const changes = file.changes.map(({ from }) => from).filter((from) => from > hiredOn && from <= dutyDay);
  if (appliesTo(context, hiredOn)) return context;
  const restartedOn = changes.toSorted().find((day) => appliesTo(movedOn(day), day));
  return restartedOn === undefined ? context : movedOn(restartedOn);
}
