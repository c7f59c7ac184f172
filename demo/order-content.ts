import { OrderContent } from '#domain/job-orders/content/schema';
import type { PaymentType } from '#domain/job-orders/enums';
import { needsExemption } from '#domain/job-orders/pay';
import type { AssignmentType, DriverClass, EndorsementCode } from '#domain/shared/job-enums';
import type { SeedFacility } from './carriers';
import type { Random } from './random';

interface JobKind {
  readonly assignment: AssignmentType;
  readonly titles: readonly string[];
  readonly driverClass: DriverClass;
  readonly endorsements: readonly EndorsementCode[];
  readonly payment: readonly PaymentType[];
  readonly trailer: string;
  readonly isInterstate: boolean;
}

/** A vehicle that a Class B license covers; it has no trailer and no separate cab. */
const BOX_TRUCK = 'Box Truck';

/** Cabs of the jobs that need a particular one; the others use the facility's cab. */
const cabs: { readonly [Assignment in AssignmentType]?: string } = { otr: 'Sleeper Cab', yardSpotter: 'Day Cab' };

const kinds: readonly (readonly [JobKind, number])[] = [
  [
    job(['local', BOX_TRUCK], ['Local P&D, home daily', 'Local delivery driver, Class B', 'Local shuttle, home daily']),
    28,
  ],
  [
    job(
      ['regionalSameDay', 'Reefer'],
      ['Regional reefer, home every night', 'Dedicated grocery runs, home daily', 'Regional runs, home daily'],
    ),
    26,
  ],
  [
    job(
      ['otr', 'Flatbed'],
      ['OTR flatbed, home every other weekend', 'Solo OTR, 48 states', 'OTR flatbed, two weeks out'],
    ),
    18,
  ],
  [
    job(['drayageTWIC', 'Specialized Trailers'], ['Port drayage, home daily', 'Intermodal container driver'], ['TC']),
    6,
  ],
  [job(['yardSpotter', 'Dry Van'], ['Yard spotter', 'Yard jockey']), 8],
  [job(['regionalSameDay', 'Tanker'], ['Fuel tanker, home daily', 'Chemical tanker, hazmat'], ['X']), 5],
  [job(['otr', 'Dry Van'], ['Linehaul doubles, drop and hook', 'Doubles and triples linehaul'], ['T']), 9],
];

function job(
  [assignment, trailer]: readonly [AssignmentType, string],
  titles: readonly string[],
  endorsements: readonly EndorsementCode[] = [],
): JobKind {
  const isLocal = assignment === 'local' || assignment === 'yardSpotter';
  return {
    assignment,
    titles,
    trailer,
    endorsements,
    driverClass: assignment === 'local' ? 'driverLicenseClassB' : 'driverLicenseClassA',
    payment: isLocal
      ? ['hourly', 'hourly', 'flat']
      : ['mileage', 'mileage', 'hourlyPlusMileage', 'estimatedPay', 'hourly'],
    isInterstate: !isLocal,
  };
}

const descriptions = [
  'Steady freight from the same shippers every week. Late-model equipment, no forced dispatch, and a dispatcher who picks up the phone.',
  'Dedicated lanes and regular customers. Detention pay after one hour, paid orientation, weekly direct deposit.',
  'Small terminal where people know your name. We get you home when we say we will. Choose your days off and we plan around them.',
  'Fuel card, 24/7 roadside assistance, an on-site shop, and loads planned a day ahead.',
];
const interviewNotes = `**Bring to the interview:**

- your CDL
- your medical card

Questions? Ask for the recruiter at the *front desk*.`;
const benefits = [
  'Medical, dental and vision from day one. 401(k) with company match.',
  'Paid vacation after six months. Rider and pet policy.',
];
const dealbreakers = [
  'Can you work Saturdays during peak season?',
  'Are you OK with an inward-facing camera?',
  'Have you used an electronic logging device?',
];

/** Start and end dates of a job. */
export interface JobDates {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** Overtime after 45 hours comes with the exemption that it needs. */
function overtimeOf(random: Random) {
  const eligibleForOvertime = random.pick(['over8', 'over40', 'over45'] as const);
  return { eligibleForOvertime, motorCarrierExemption: needsExemption(eligibleForOvertime) };
}

/** Creates a plausible job at a facility, validated by the product's own schema. */
export function makeContent(random: Random, facility: SeedFacility, { startDate, endDate }: JobDates): OrderContent {
  const kind = random.weighted(kinds);
  const rate = random.whole(24, 34);
  const { configuration } = facility;
  const [facilityCab = 'Day Cab'] = configuration['equipment'] as string[];
  return OrderContent.parse({
    facilityId: facility.row['id'],
    contactFleetId: facility.recruiterIds[0] ?? null,
    title: `${random.pick(kind.titles)} (${String(facility.row['city'])})`,
    description: random.pick(descriptions),
    orderAssignmentType: kind.assignment,
    numberOfDrivers: random.weighted([
      [1, 3],
      [2, 4],
      [3, 3],
      [5, 2],
    ]),
    averageLengthOfRuns: kind.assignment === 'otr' ? { from: 400, to: 900 } : { from: 50, to: 250 },
    startDate,
    endDate,
    isStartDateASAP: startDate === null,
    isContract: endDate === null,
    isInterstate: kind.isInterstate,
    notes: interviewNotes,
    benefits: [random.pick(benefits)],
    dealbreakerQuestions: random.chance(0.6) ? [{ question: random.pick(dealbreakers) }] : [],
    ...hoursOf(random, kind),
    paymentType: random.pick(kind.payment),
    rate: { from: rate, to: rate + random.whole(2, 6) },
    ...overtimeOf(random),
    mileageRate: {
      perMile: random.whole(52, 74) / 100,
      perStop: { rate: 25 },
      perDiem: 40,
      breakDown: { hourly: 20, max: 160 },
      perHour: 18,
    },
    flatRate: { basePriceCentPerDay: random.whole(22, 31) * 1000, variousPriceCentPerDay: {} },
    estimatedPay: { currency: 'USD', amountInCent: random.whole(68, 98) * 100_000, period: 'year' },
    driverClass: kind.driverClass,
    freightLevel: random.pick(['no-touch', 'no-touch', 'light-unload', 'heavy-unload']),
    preferred: [kind.trailer],
    endorsements: [...kind.endorsements],
    equipment: kind.trailer === BOX_TRUCK ? [BOX_TRUCK] : [kind.trailer, cabs[kind.assignment] ?? facilityCab],
    equipmentBrand: configuration['equipment_brand'],
    equipmentTransmission: configuration['equipment_transmission'],
    equipmentAverageAge: configuration['equipment_average_age'],
    eldDevices: configuration['eld_devices'],
    cameraInTrack: configuration['camera_in_track'],
    dressCode: configuration['dress_code'],
  });
}

/** On weekdays from 5 AM, and five hours on a Saturday: as many hours as the week has. */
function weekOf(hours: number, hasSaturday: boolean) {
  const saturday = hasSaturday ? 5 : 0;
  const day = (isAvailable: boolean, length: number) => ({
    isAvailable,
    isAlwaysAvailable: false,
    from: 5,
    to: 5 + length,
  });
  const weekday = day(true, (hours - saturday) / 5);
  return {
    su: day(false, 9),
    mo: weekday,
    tu: weekday,
    we: weekday,
    th: weekday,
    fr: weekday,
    sa: day(hasSaturday, 5),
  };
}

function hoursOf(random: Random, { assignment }: JobKind) {
  const isShift = random.chance(0.3);
  const fixed = isShift ? 'SHIFT_TYPE' : 'WEEK_SCHEDULE';
  const hasSaturday = random.chance(0.3);
  const shiftType = random.pick(['AM', 'AM', 'PM', 'Night']);
  const numberOfHoursPerWeek = random.pick([40, 45, 50, 55]);
  return {
    scheduleType: assignment === 'otr' ? 'FLEX' : fixed,
    shiftType,
    numberOfHoursPerWeek,
    schedule: weekOf(numberOfHoursPerWeek, hasSaturday),
    // Drivers of regional jobs work every other Saturday.
    schedules: hasSaturday && assignment === 'regionalSameDay' ? [weekOf(numberOfHoursPerWeek, false)] : [],
  };
}
