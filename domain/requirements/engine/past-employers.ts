import { dayOf } from '../model/employment';
import type { PastEmployer } from '../model/facts';
import type { EmployerGroup } from '../model/requirement';
import type { Context } from './context';
import { spanBefore } from './days';
import { allHold, anyHolds, type Truth, truthOf } from './truth';

/** Employers of the years before the application (or a later change of job), and of the days between application and hire. */
export function employersOf(
  { file, employment, on, restartedOn }: Context,
  years: number,
): readonly PastEmployer[] | undefined {
  const anchor = restartedOn ?? dayOf(employment, 'application') ?? on;
  const first = spanBefore(anchor, `${years} years`);
  const last = dayOf(employment, 'hire') ?? on;
  return file.pastEmployers?.filter(
    ({ startDate, endDate }) => startDate <= last && (endDate === null || endDate >= first),
  );
}

/** Whether an employer belongs to a group; unknown without its agency or the kind of job. */
export function isInGroup({ mode, isSafetySensitive, hasUnfinishedPlan }: PastEmployer, group: EmployerGroup): Truth {
  const isRegulated = truthOf(mode === undefined ? undefined : mode !== null, 'pastEmployers');
  const isFmcsa = truthOf(mode === undefined ? undefined : mode === 'fmcsa', 'pastEmployers');
  const isTested = allHold([isRegulated, truthOf(isSafetySensitive, 'pastEmployers')]);
  switch (group) {
    case 'all':
      return { holds: true, facts: [] };
    case 'dot':
      return isRegulated;
    case 'tested':
      return isTested;
    case 'fmcsa':
      return allHold([isFmcsa, isTested]);
    case 'otherModes':
      return allHold([truthOf(mode === undefined ? undefined : mode !== 'fmcsa', 'pastEmployers'), isTested]);
    case 'unfinishedPlan':
      // Only a tested job has a plan; a stated one is asked for in any case (49 CFR 40.25(b)(5)).
      return hasUnfinishedPlan === undefined
        ? allHold([isTested, truthOf(undefined, 'pastEmployers')])
        : truthOf(hasUnfinishedPlan, 'pastEmployers');
  }
}

/** Past employers of this many years are asked (49 CFR 391.23(a)(2), (e)) … */
const YEARS = 3;
/** … and those of all that are listed about an unfinished plan, for which no rule names years (40.25(b)(5)). */
const YEARS_OF_PLANS = 10;

/** Whether any employer of the last years belongs to a group. */
export function hasEmployers(context: Context, group: EmployerGroup): Truth {
  const employers = employersOf(context, group === 'unfinishedPlan' ? YEARS_OF_PLANS : YEARS);
  if (employers === undefined) return truthOf(undefined, 'pastEmployers');
  const { holds } = anyHolds(employers.map((employer) => isInGroup(employer, group)));
  return { holds, facts: ['pastEmployers'] };
}
