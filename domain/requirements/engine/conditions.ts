import { dayOf } from '../model/employment';
import type { DerivedFact, Facts, FactTest, FactValues, License, StatedFact } from '../model/facts';
import { derivedFacts } from '../model/facts';
import { type Context, factsOn } from './context';
import { isExempt, isExemptBy, isExemption } from './exemptions';
import { heldOn, holdsSeveral } from './licenses';
import { hasEmployers } from './past-employers';
import { isScope, scopeOf, stated } from './scope';
import { allHold, anyHolds, not, type Truth, truthOf } from './truth';
import { violationDays } from './violations';

/** Whether the driver failed or refused a test of this carrier, whatever the facts say (49 CFR 382.501). */
const hasFailedTest = (context: Context): Truth => truthOf(violationDays(context).length > 0, 'unresolvedViolation');

/**
 * Whether the driver's license is a Canadian or Mexican commercial one, which includes the medical certification (391.41(a)(1)(i));
 * not with a waiver of that country. It is an exception, so it has to be shown.
 */
function hasForeignCdl({ file, dutyDay }: Context, facts: Facts): Truth {
  const current = heldOn(file.licenses ?? [], dutyDay);
  const isForeign = current.length > 0 && current.every((license) => license.isForeign && hasCdlClass(license));
  return allHold([truthOf(isForeign, 'licenses'), not(stated(facts, 'variance'))]);
}

const hasCdlClass = (license: License): boolean => license.class !== undefined && license.class !== 'D';

function derived(fact: DerivedFact, context: Context, facts: Facts): Truth {
  if (isExemption(fact)) return isExempt(fact, facts);
  const { employment } = context;
  if (isScope(fact)) return scopeOf(fact, facts, employment);
  switch (fact) {
    case 'severalLicenses':
      return holdsSeveral(context, facts);
    case 'foreignCdl':
      return hasForeignCdl(context, facts);
    case 'yearlyMedical':
      return anyHolds([
        stated(facts, 'insulin'),
        stated(facts, 'visionStandard'),
        // The driver of a city zone is examined every year (391.45, 391.62).
        isExemptBy(['391.62'], facts),
      ]);
    case 'violation':
      return anyHolds([stated(facts, 'unresolvedViolation'), hasFailedTest(context)]);
    case 'employee':
      return truthOf(employment?.type === undefined ? undefined : employment.type === 'employee', fact);
    case 'dotEmployers':
      return hasEmployers(context, 'dot');
    case 'testedEmployers':
      return hasEmployers(context, 'tested');
    case 'otherModesOrPlan':
      return anyHolds([hasEmployers(context, 'otherModes'), hasEmployers(context, 'unfinishedPlan')]);
  }
}

/** Facts that relieve a carrier of a duty: they count once somebody states them. */
const claims: readonly StatedFact[] = ['exemptOperation', 'remoteHiring'];

/** A fact as stated. An accepted hire shows that a report did not prevent it; a later decision has to be stated. */
function statedOrShown(name: StatedFact, { employment }: Context, facts: Facts): Truth {
  const isSettled = claims.includes(name) || (name === 'refusedBecauseOfReport' && dayOf(employment, 'hire') !== null);
  return isSettled ? truthOf(facts[name] ?? false, name) : stated(facts, name);
}

const isDerived = (name: string): name is DerivedFact => derivedFacts.some((fact) => fact === name);

function testOne(test: FactTest, context: Context, facts: Facts): Truth {
  if (test.startsWith('not ')) return not(testOne(test.slice('not '.length) as FactTest, context, facts));
  const [name = '', value] = test.split(' is ');
  if (value !== undefined) {
    const fact = facts[name as keyof FactValues];
    return truthOf(fact === undefined ? undefined : fact === value, name as keyof FactValues);
  }
  return isDerived(name) ? derived(name, context, facts) : statedOrShown(name as StatedFact, context, facts);
}

const testsOn = (tests: readonly FactTest[], context: Context, day: string): Truth[] =>
  tests.map((test) => testOne(test, context, factsOn(context.file, day)));

/** Whether all tests hold on a day. */
export const holdOn = (tests: readonly FactTest[], context: Context, day: string): Truth =>
  allHold(testsOn(tests, context, day));

/** Whether any test holds on a day. */
export const anyHoldsOn = (tests: readonly FactTest[], context: Context, day: string): Truth =>
  anyHolds(testsOn(tests, context, day));
