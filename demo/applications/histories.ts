import { COMMERCIAL_MONTHS, HISTORY_MONTHS } from '#domain/driver-histories/coverage';
import { emptyItems, type HistoryItems, type HistoryLocation } from '#domain/driver-histories/items';
import type { HistoryKind } from '#domain/driver-histories/kinds';
import type { SentTask } from '#domain/driver-pipeline/tasks';
import { usStateCodes } from '#domain/places/us-states';
import { daysAfter, monthsBefore } from '#domain/shared/periods';
import { derivedId } from '#platform/ids';
import { carrierName, firstNames, lastNames, streets } from '../names';
import type { SeedPlace } from '../places';
import type { Random } from '../random';

/** Input for a driver's histories, as entered on `today`. */
export interface HistoriesOptions {
  readonly driverId: string;
  readonly random: Random;
  readonly today: string;
  readonly birthDate: string;
  readonly experienceMonths: number;
  readonly home: { readonly city: string; readonly state: string; readonly postalCode: string };
  readonly around: readonly SeedPlace[];
  /** Whether a task was submitted. Histories that were not are incomplete. */
  readonly isSent: (task: SentTask) => boolean;
}

export type SeedItem<K extends HistoryKind = HistoryKind> = HistoryItems[K] & { readonly _id: string };
export type Histories = { readonly [K in HistoryKind]: readonly SeedItem<K>[] };

/** Creates all histories: without gaps where submitted, with a gap of a few months where not. */
export function makeHistories(options: HistoriesOptions): Histories {
  const jobs = makeJobs(options);
  return {
    employment: withIds(options, 'employment', jobs.employment),
    residence: withIds(options, 'residence', makeHomes(options)),
    unemploymentPeriod: withIds(options, 'unemploymentPeriod', jobs.unemployment),
    militaryService: withIds(
      options,
      'militaryService',
      options.isSent('militaryService') ? [makeService(options)] : [],
    ),
    drivingSchool: withIds(options, 'drivingSchool', options.isSent('drivingSchool') ? [makeSchool(options)] : []),
    violation: withIds(options, 'violation', makeViolations(options)),
    accident: withIds(options, 'accident', makeAccidents(options)),
  };
}

/** Sorts items oldest first, as the product stores them, and assigns ids. */
const withIds = <K extends HistoryKind>(
  { driverId }: HistoriesOptions,
  kind: K,
  items: readonly HistoryItems[K][],
): SeedItem<K>[] =>
  [...items]
    .sort((one, other) => one.startDate.localeCompare(other.startDate))
    .map((item, index) => ({ ...item, _id: derivedId('seed', driverId, kind, String(index)) }));

const monthsEarlier = (date: string, months: number): string => daysAfter(date, -Math.round(months * 30.4375));
const ended = (startDate: string, endDate: string) => ({ startDate, endDate, current: false });

function placeFor({ random, around, home }: HistoriesOptions): { city: string; state: HistoryLocation } {
  const { city, state } = random.chance(0.5) || around.length === 0 ? home : random.pick(around);
  return { city, state: usStateCodes.find((code) => code === state) ?? '' };
}

const streetOf = ({ random }: HistoriesOptions): string =>
  `${String(random.whole(100, 9_900))} ${random.pick(streets)}`;

interface Jobs {
  readonly employment: readonly HistoryItems['employment'][];
  readonly unemployment: readonly HistoryItems['unemploymentPeriod'][];
}

/** Adds jobs backward from today until the required period is covered or the driver turns 18. */
function makeJobs(options: HistoriesOptions): Jobs {
  const { random, today, isSent } = options;
  const employment: HistoryItems['employment'][] = [];
  const unemployment: HistoryItems['unemploymentPeriod'][] = [];
  const isComplete = isSent('employmentHistory');
  const months = Math.max(HISTORY_MONTHS + 3, Math.min(COMMERCIAL_MONTHS + 3, options.experienceMonths));
  const from = monthsEarlier(today, isComplete ? months : random.whole(16, 30));
  const adult = adultOn(options);
  let until: string | null = null;
  for (;;) {
    const last: string = until ?? today;
    if (last <= adult) break;
    const start = monthsEarlier(last, isComplete ? random.whole(9, 32) : random.whole(6, 13));
    const startDate = start < adult ? adult : start;
    employment.push(makeJob(options, startDate, until));
    if (startDate <= from || startDate <= adult) break;
    until = daysAfter(startDate, -random.whole(1, 14));
    const isFirstBreak = employment.length === 1;
    if (isFirstBreak && isSent('unemploymentPeriod')) {
      const begin = monthsEarlier(until, random.whole(2, 5));
      if (begin <= adult) continue;
      unemployment.push({
        ...emptyItems.unemploymentPeriod,
        ...ended(begin, until),
        note: 'Between jobs, looking for a driving position',
      });
      until = daysAfter(begin, -1);
    } else if (isFirstBreak && !isComplete) {
      until = monthsEarlier(until, random.whole(3, 7));
    }
  }
  const first = employment.at(-1)?.startDate ?? today;
  if (isComplete && first > from) employment.push(makeSchoolYears(from, daysAfter(first, -1)));
  return { employment, unemployment };
}

/** A non-working period for drivers too young to have a full work history. */
const makeSchoolYears = (startDate: string, endDate: string): HistoryItems['employment'] => ({
  ...emptyItems.employment,
  ...ended(startDate, endDate),
  type: 'unWorking',
});

const MIN_WORKING_AGE = 18;
const adultOn = ({ birthDate }: HistoriesOptions): string =>
  daysAfter(monthsBefore(birthDate, -12 * MIN_WORKING_AGE), 14);

const otherEmployers = [
  'Lakeside Warehousing',
  'Ridgeway Building Supply',
  'Corner Market Grocers',
  'Northgate Tool Rental',
  'Maple Street Bakery',
  'Stonebridge Landscaping',
];
const reasons = ['Better pay', 'More home time', 'Terminal closed', 'Relocated', 'Contract ended'];
const FIRST_OTHER_CARRIER = 12;

function makeJob(options: HistoriesOptions, startDate: string, endDate: string | null): HistoryItems['employment'] {
  const { random, today, experienceMonths } = options;
  const isDriving = startDate >= monthsEarlier(today, experienceMonths + 6);
  const person = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
  const isSelfEmployed = isDriving && random.chance(0.08);
  const employer = isDriving ? carrierName(random.whole(FIRST_OTHER_CARRIER, 90)) : random.pick(otherEmployers);
  return {
    ...emptyItems.employment,
    ...placeFor(options),
    startDate,
    endDate,
    current: endDate === null,
    type: isSelfEmployed ? 'selfEmployed' : 'employer',
    employerName: isSelfEmployed ? '' : employer,
    contactPerson: isSelfEmployed || random.chance(0.25) ? '' : person,
    address: isSelfEmployed ? '' : streetOf(options),
    position: isDriving
      ? random.pick(['Company driver', 'Regional driver', 'Local driver', 'Team driver', 'Yard spotter'])
      : random.pick(['Forklift operator', 'Dock worker', 'Delivery helper', 'Diesel mechanic']),
    reasonForLeaving: endDate === null ? '' : random.pick(reasons),
    mayContact: endDate === null && !isSelfEmployed ? true : null,
    commercial: isDriving,
    subjectToFmcsa: isDriving,
    safetySensitive: isDriving,
    ...(isSelfEmployed ? {} : contactsOf(employer, startDate)),
    ...(isDriving ? drivingWork(startDate) : {}),
  };
}

// Derived from the dates and not drawn, so that the rest of the seed stays the same.
const numberIn = (text: string): number => Number(text.replaceAll(/\D/g, ''));

const ROUTES = [['regional'], ['otr', 'team'], ['local'], ['regional', 'dedicated']] as const;
const TRUCKS = [
  ['tractorSemitrailer', 'dryVan'],
  ['tractorSemitrailer', 'reefer'],
  ['tractorSemitrailer', 'flatbed'],
  ['straightTruck'],
] as const;

/** The kind of driving and the equipment in a job, by its first day. */
function drivingWork(startDate: string): Pick<HistoryItems['employment'], 'typeOfWork' | 'equipment'> {
  const at = numberIn(startDate);
  return {
    typeOfWork: [...(ROUTES[at % ROUTES.length] ?? [])],
    equipment: [...(TRUCKS[at % TRUCKS.length] ?? [])],
  };
}

/** An employer's contact data: fictional numbers and an address that no mail reaches. */
function contactsOf(employer: string, startDate: string): Pick<HistoryItems['employment'], 'phone' | 'fax' | 'email'> {
  const line = 100 + (numberIn(startDate) % 50) * 2;
  const name = employer.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return { phone: `+12145550${String(line)}`, fax: `+12145550${String(line + 1)}`, email: `safety@${name}.example` };
}

/** One to three addresses; at most the current one while the task is not submitted. */
function makeHomes(options: HistoriesOptions): HistoryItems['residence'][] {
  const { random, today, home, isSent } = options;
  const isComplete = isSent('residenceHistory');
  const count = isComplete ? random.whole(1, 3) : random.whole(0, 1);
  const state = usStateCodes.find((code) => code === home.state) ?? '';
  let until: string | null = null;
  return Array.from({ length: count }, (_, index) => {
    const isLast = isComplete && index === count - 1;
    const months: number = isLast ? HISTORY_MONTHS + random.whole(4, 60) : random.whole(8, 20);
    const startDate = monthsEarlier(until ?? today, months);
    const endDate = until;
    until = daysAfter(startDate, -random.whole(1, 5));
    return {
      ...emptyItems.residence,
      addressLine1: streetOf(options),
      addressLine2: random.chance(0.3) ? `Apt ${String(random.whole(1, 40))}` : '',
      city: home.city,
      state,
      postalCode: home.postalCode,
      moreThan3Years: months >= HISTORY_MONTHS,
      startDate,
      endDate,
      current: endDate === null,
    };
  });
}

function makeService(options: HistoriesOptions): HistoryItems['militaryService'] {
  const { random } = options;
  const startDate = daysAfter(adultOn(options), random.whole(30, 500));
  return {
    ...emptyItems.militaryService,
    ...ended(startDate, daysAfter(startDate, random.whole(900, 1_500))),
    branch: random.pick(['army', 'navy', 'airForce', 'marines', 'nationalGuard', 'merchantMarines'] as const),
    specialty: random.pick(['Motor transport operator', 'Supply specialist', 'Wheeled vehicle mechanic']),
  };
}

function makeSchool(options: HistoriesOptions): HistoryItems['drivingSchool'] {
  const { random, today, experienceMonths } = options;
  const wanted = monthsEarlier(today, experienceMonths + 2);
  const adult = adultOn(options);
  const startDate = wanted < adult ? adult : wanted;
  const endDate = daysAfter(startDate, random.whole(25, 56));
  return {
    ...emptyItems.drivingSchool,
    ...placeFor(options),
    ...ended(startDate, endDate > today ? today : endDate),
    schoolName: random.pick(['Open Road CDL Academy', 'Mile One Truck School', 'Tri-County Community College']),
    hasGraduated: true,
  };
}

function makeViolations(options: HistoriesOptions): HistoryItems['violation'][] {
  const { random, today } = options;
  const count = random.chance(0.28) ? random.whole(1, 2) : 0;
  return Array.from({ length: count }, () => ({
    ...emptyItems.violation,
    ...placeFor(options),
    startDate: daysAfter(today, -random.whole(20, 1_000)),
    charge: random.pick(['speeding', 'followingTooClosely', 'improperLaneChange', 'overweight'] as const),
    penalty: [random.pick(['fine', 'fine', 'other'] as const)],
    inCommercialVehicle: random.chance(0.6),
  }));
}

/** Pairs of a description and whether the accident was preventable. */
const ACCIDENTS = [
  ['Backed into a dock bollard at about 2 mph. No injuries.', true],
  ['Rear-ended by a car while stopped at a red light.', false],
  ["Clipped a parked tractor's mirror in a customer yard.", true],
] as const;

function makeAccidents(options: HistoriesOptions): HistoryItems['accident'][] {
  const { random, today } = options;
  if (!random.chance(0.12)) return [];
  const [description, preventable] = random.pick(ACCIDENTS);
  return [
    {
      ...emptyItems.accident,
      ...placeFor(options),
      startDate: daysAfter(today, -random.whole(30, 1_050)),
      description,
      preventable,
      inCommercialVehicle: random.chance(0.7),
    },
  ];
}
