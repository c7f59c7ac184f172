import type {
  DriverClass,
  EndorsementCode,
  FreightLevel,
  HomeTime,
  ShiftType,
  TrailerType,
  Transmission,
} from '../shared/job-enums';

/** A driver's own answers; empty lists are not stated. */
export interface DescribedDriver {
  readonly city: string;
  readonly state: string;
  /** Null until the driver answers. */
  readonly licenseClass: DriverClass | null;
  readonly endorsements: readonly EndorsementCode[];
  readonly experienceMonths: number;
  readonly transmissions: readonly Transmission[];
  readonly freightLevels: readonly FreightLevel[];
  readonly freightTypes: readonly TrailerType[];
  readonly shifts: readonly ShiftType[];
  readonly homeTime: HomeTime | null;
}

const classNames: Readonly<Record<DriverClass, string>> = {
  driverLicenseClassA: 'Class A',
  driverLicenseClassB: 'Class B',
  driverLicenseClassC: 'Class C',
};

const endorsementNames: Readonly<Record<EndorsementCode, string>> = {
  T: 'doubles and triples',
  H: 'hazmat',
  P: 'passenger',
  N: 'tank',
  X: 'tank and hazmat',
  TC: 'TWIC',
  Other: 'unlisted',
};

const freightNames: Readonly<Record<FreightLevel, string>> = {
  'no-touch': 'no-touch',
  'light-unload': 'light-unload',
  'heavy-unload': 'heavy-unload',
};

const shiftNames: Readonly<Record<ShiftType, string>> = { AM: 'morning', PM: 'evening', Night: 'night' };

const homeNames: Readonly<Record<HomeTime, string>> = {
  daily: 'daily',
  weekly: 'every week',
  everyTwoWeeks: 'every two weeks',
  monthly: 'once a month',
};

/**
 * The automatic description of a driver: up to five sentences made of what the driver stated. It contains no name and
 * nothing that a carrier may not see before the review.
 */
export function describeDriver(driver: DescribedDriver): string {
  const kind = driver.licenseClass === null ? 'Commercial' : classNames[driver.licenseClass];
  const first = `${kind} driver from ${driver.city}, ${driver.state}, with ${experience(driver.experienceMonths)}.`;
  return [first, holds(driver), drives(driver), wants(driver), home(driver)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const MONTHS_PER_YEAR = 12;
const FEW_MONTHS = 6;

function experience(months: number): string {
  if (months < FEW_MONTHS) return 'less than 6 months of driving experience';
  if (months < 2 * MONTHS_PER_YEAR) return `${months} months of driving experience`;
  return `${Math.floor(months / MONTHS_PER_YEAR)} years of driving experience`;
}

function holds({ endorsements }: DescribedDriver): string {
  const licensed = endorsements.filter((code) => code !== 'TC').map((code) => endorsementNames[code]);
  const parts = [
    ...(licensed.length === 0 ? [] : [`${and(licensed)} endorsement${licensed.length === 1 ? '' : 's'}`]),
    ...(endorsements.includes('TC') ? ['a TWIC card'] : []),
  ];
  if (parts.length === 0) return '';
  const [only] = licensed;
  const article = licensed.length === 1 && only !== undefined ? `${/^[aeiou]/i.test(only) ? 'an' : 'a'} ` : '';
  return `Has ${article}${parts.join(' and ')}.`;
}

function drives({ transmissions }: DescribedDriver): string {
  if (transmissions.length === 0) return '';
  return `Drives ${and(transmissions)} trucks.`;
}

function wants({ freightLevels, freightTypes, shifts }: DescribedDriver): string {
  const freight = [
    ...(freightLevels.length === 0 ? [] : [`${or(freightLevels.map((level) => freightNames[level]))} freight`]),
    ...(freightTypes.length === 0 ? [] : [`${or(freightTypes.map(lowerCase))} trailers`]),
  ];
  const shift = shifts.length === 0 ? [] : [`${or(shifts.map((each) => shiftNames[each]))} shifts`];
  const wishes = [...freight, ...shift];
  return wishes.length === 0 ? '' : `Wants ${and(wishes)}.`;
}

const home = ({ homeTime }: DescribedDriver): string =>
  homeTime === null ? '' : `Wants to be home ${homeNames[homeTime]}.`;

const lowerCase = (text: string): string => text.toLowerCase();
const and = (names: readonly string[]): string => listed(names, 'and');
const or = (names: readonly string[]): string => listed(names, 'or');

function listed(names: readonly string[], word: string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}
