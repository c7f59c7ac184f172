import type { Facts, License } from '../model/facts';
import { type Context, factsOn } from './context';
import { heldOn } from './licenses';
import { allHold, anyHolds, not, type Truth, truthOf } from './truth';

const classes = ['C', 'B', 'A'];

/** Endorsements that a job needs (49 CFR 383.93); X stands for H and N. */
const endorsements = [
  ['hazmat', ['H', 'X']],
  ['cargoTank', ['N', 'X']],
  ['doubleTriple', ['T']],
  ['schoolBus', ['S']],
] as const;

/** Restrictions that forbid a job (49 CFR 383.95). */
const restrictions = [
  ['manualTransmission', ['E']],
  ['airBrakes', ['L', 'Z']],
  ['combination', ['O']],
  ['interstate', ['K']],
] as const;

const PASSENGER_SEATS = 16;

/** Restrictions that forbid passenger vehicles of a class (49 CFR 383.95(e), (f)). */
const busRestrictions = [
  ['A', ['M', 'N']],
  ['B', ['N']],
] as const;

const isClassEnough = (license: License, { cdlClass }: Facts): Truth =>
  license.class === undefined
    ? truthOf(undefined, 'licenses')
    : truthOf(
        cdlClass === undefined ? undefined : classes.indexOf(license.class) >= classes.indexOf(cdlClass),
        'cdlClass',
      );

function hasAny(codes: readonly string[] | undefined, wanted: readonly string[]): Truth {
  return truthOf(
    codes?.some((code) => wanted.includes(code)),
    'licenses',
  );
}

/** A need of the job that the license must meet: no need, or met. */
const meets = (need: Truth, met: Truth): Truth => anyHolds([not(need), met]);

/** Whether the current license has the class, the endorsements and no restriction that the job needs (49 CFR 383.91). */
export function licenseFitsJob({ file, dutyDay }: Context): Truth {
  if (file.licenses === undefined) return truthOf(undefined, 'licenses');
  const facts = factsOn(file, dutyDay);
  const current = heldOn(file.licenses, dutyDay);
  const seats = facts.passengers === undefined ? undefined : facts.passengers >= PASSENGER_SEATS;
  return anyHolds([
    truthOf(false, 'licenses'),
    ...current.map((license) =>
      allHold([
        isClassEnough(license, facts),
        meets(truthOf(seats, 'passengers'), hasAny(license.endorsements, ['P'])),
        // A learner's permit is none for hazardous materials (383.25(a)).
        meets(truthOf(facts.hazmat, 'hazmat'), truthOf(facts.learnerPermit !== true, 'learnerPermit')),
        ...endorsements.map(([fact, codes]) => meets(truthOf(facts[fact], fact), hasAny(license.endorsements, codes))),
        ...restrictions.map(([fact, codes]) =>
          meets(truthOf(facts[fact], fact), not(hasAny(license.restrictions, codes))),
        ),
        ...busRestrictions.map(([cdlClass, codes]) =>
          meets(
            allHold([truthOf(seats, 'passengers'), truthOf(facts.cdlClass === cdlClass, 'cdlClass')]),
            not(hasAny(license.restrictions, codes)),
          ),
        ),
      ]),
    ),
  ]);
}
