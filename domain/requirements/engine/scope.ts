import type { Employment } from '../model/employment';
import type { DerivedFact, Facts, StatedFact } from '../model/facts';
import { isExempt } from './exemptions';
import { allHold, anyHolds, not, type Truth, truthOf } from './truth';

// 49 CFR 390.5: more than 10,000 pounds, 9 seats for pay, 16 otherwise, or placarded hazardous materials.
const COVERED_WEIGHT = 10_001;
const COVERED_SEATS = 16;
const COVERED_PAID_SEATS = 9;

function atLeast(fact: 'vehicleWeight' | 'passengers', facts: Facts, least: number): Truth {
  const value = facts[fact];
  return truthOf(value === undefined ? undefined : value >= least, fact);
}

/** A fact that somebody stated. */
export const stated = (facts: Facts, fact: StatedFact): Truth => truthOf(facts[fact], fact);

/** Whether the qualification rules cover the job: a commercial vehicle between states (49 CFR 390.5, 391.1). */
const isCovered = (facts: Facts): Truth =>
  allHold([
    stated(facts, 'interstate'),
    anyHolds([
      atLeast('vehicleWeight', facts, COVERED_WEIGHT),
      atLeast('passengers', facts, COVERED_SEATS),
      allHold([atLeast('passengers', facts, COVERED_PAID_SEATS), stated(facts, 'forPay')]),
      stated(facts, 'hazmat'),
    ]),
  ]);

type Scope = Extract<
  DerivedFact,
  | 'dqJob'
  | 'outsidePart391'
  | 'outsideApplicationRules'
  | 'noQualificationFile'
  | 'multipleEmployer'
  | 'furnished'
  | 'usedNotEmployed'
>;
const scopes: readonly DerivedFact[] = [
  'dqJob',
  'outsidePart391',
  'outsideApplicationRules',
  'noQualificationFile',
  'multipleEmployer',
  'furnished',
  'usedNotEmployed',
];

/** Whether a derived fact says which rules reach a job. */
export const isScope = (fact: DerivedFact): fact is Scope => scopes.includes(fact);

/** The rules that reach a job: part 391 by the vehicle and the exemptions, part 383 alone outside it. */
export function scopeOf(fact: Scope, facts: Facts, employment: Employment | null): Truth {
  const of = (other: Scope): Truth => scopeOf(other, facts, employment);
  switch (fact) {
    case 'dqJob':
      return isCovered(facts);
    case 'outsidePart391':
      return anyHolds([not(isCovered(facts)), isExempt('exemptFromPart391', facts)]);
    case 'outsideApplicationRules':
      return anyHolds([not(isCovered(facts)), isExempt('exemptFromApplication', facts), of('multipleEmployer')]);
    case 'noQualificationFile':
      return anyHolds([
        allHold([stated(facts, 'cdlJob'), of('outsidePart391')]),
        allHold([not(of('outsidePart391')), of('furnished')]),
      ]);
    case 'multipleEmployer':
      // Both are exceptions, which count only when somebody states them.
      return truthOf(employment?.isMultipleEmployer ?? false, fact);
    case 'furnished':
      return truthOf(employment?.isFurnished ?? false, fact);
    case 'usedNotEmployed':
      return anyHolds([of('multipleEmployer'), of('furnished')]);
  }
}
