import { driverPipelineRow } from '#db/projections/driver-pipeline-row';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { DriverStage } from '#domain/drivers/stages';
import {
  freightLevels,
  shiftTypes,
  trailerTypes,
  type DriverClass,
  type EndorsementCode,
  type Transmission,
} from '#domain/job-orders/enums';
import { weekDefaults } from '#domain/job-orders/defaults';
import { derivedId } from '#platform/ids';
import { phoneOf, type SeedUser, type WorldFrame } from './carriers';
import { opsId } from './ops-id';
import { pipelineAt } from './driver-pipeline';
import { firstNames, lastNames, slug } from './names';
import { withPapers } from './papers';
import { homeNear, timeZoneOf, type Hub } from './places';
import { Random } from './random';
import { withSent } from './sent-tasks';

const DAY_MS = 86_400_000;

export interface SeedDriver {
  readonly id: string;
  readonly hub: Hub;
  readonly user: SeedUser;
  readonly licenseClass: DriverClass;
  readonly endorsements: readonly EndorsementCode[];
  readonly transmissions: readonly Transmission[];
  readonly isAvailable: boolean;
  readonly state: DriverPipelineState;
  readonly row: Readonly<Record<string, unknown>>;
  readonly pipeline: ReturnType<typeof driverPipelineRow>;
}

const stages: readonly (readonly [DriverStage, number])[] = [
  ['PreQualify', 6],
  ['Processing', 9],
  ['Interview', 6],
  ['PendingHR', 7],
  ['HRPaperWork', 7],
  ['WrappingUpHR', 5],
  ['PreQualified_MeetsMin', 10],
  ['Certified', 34],
  ['CertifiedNotWorking', 8],
  ['Retarget', 4],
  ['NotInterested', 2],
  ['NotQualified', 2],
];
/** One driver with a home near a hub; the demo's own drivers are certified, available and widely licensed. */
export function makeDriver(
  { seed, now, hubs }: WorldFrame,
  index: number,
  demo?: { email: string; hub: number },
): SeedDriver {
  const random = Random.of(seed, 'driver', index);
  const hub = hubs[demo?.hub ?? index % hubs.length];
  if (hub === undefined) throw new Error('A world needs hubs');
  const id = derivedId('seed', String(seed), 'driver', String(index));
  const createdAt = new Date(now - random.whole(30, 700) * DAY_MS).toISOString();
  const stage = demo === undefined ? random.weighted(stages) : 'Certified';
  const skills = demo === undefined ? skillsOf(random) : demoSkills;
  const isAvailable = demo !== undefined || random.chance(0.86);
  const first = random.pick(firstNames);
  const last = random.pick(lastNames);
  const home = homeNear(random, hub);
  const user: SeedUser = {
    id,
    email:
      demo?.email ??
      `${slug(first)}.${slug(last)}.${String(index)}@${seed === 1 ? '' : `w${String(seed)}.`}drivers.example`,
    first_name: first,
    last_name: last,
    phone: phoneOf(random),
    roles: ['applicant'],
    position: null,
    organization_id: null,
    time_zone: timeZoneOf(home),
    sms_consent_at: random.chance(0.75) ? createdAt : null,
    created_at: createdAt,
  };
  const row = {
    id,
    first_name: first,
    last_name: last,
    middle_name: random.chance(0.3) ? random.pick(firstNames) : null,
    birth_date: demo === undefined ? birthDate(random, now) : '1988-06-14',
    city: home.city,
    state: home.state,
    postal_code: home.postalCode,
    latitude: home.latitude,
    longitude: home.longitude,
    license_class: skills.licenseClass,
    endorsements: skills.endorsements,
    transmissions: skills.transmissions,
    experience_months: skills.experienceMonths,
    last_drove_on: skills.idleDays === 0 ? null : isoDay(now - skills.idleDays * DAY_MS),
    freight_levels: atLeastOne(random, freightLevels, 0.55),
    freight_types: atLeastOne(random, trailerTypes, 0.4),
    shifts: atLeastOne(random, shiftTypes, 0.5),
    is_available: isAvailable,
    schedule: JSON.stringify(weekDefaults),
    created_at: createdAt,
  };
  const card = demo !== undefined && index === 0 ? { cardEndsInDays: DEMO_CARD_DAYS } : {};
  const known = pipelineAt(random, { driverId: id, stage, isAvailable, ownerId: opsId(seed), now, ...card });
  const state = withPapers(withSent(known, index), index);
  return { id, hub, user, ...skills, isAvailable, state, row, pipeline: driverPipelineRow(state) };
}

/** The demo's first driver has something to renew. */
const DEMO_CARD_DAYS = 21;

const demoSkills = {
  licenseClass: 'driverLicenseClassA',
  endorsements: ['T', 'H', 'N'] as EndorsementCode[],
  transmissions: ['automatic', 'manual'] as Transmission[],
  experienceMonths: 96,
  idleDays: 0,
} as const;

function skillsOf(random: Random) {
  const licenseClass = random.weighted<DriverClass>([
    ['driverLicenseClassA', 74],
    ['driverLicenseClassB', 20],
    ['driverLicenseClassC', 6],
  ]);
  const endorsements: EndorsementCode[] = random.some(['T', 'N', 'TC'], 0.3);
  if (random.chance(0.16)) endorsements.push('H');
  else if (random.chance(0.1)) endorsements.push('X');
  if (random.chance(0.05)) endorsements.push('P');
  const transmissions = random.weighted<Transmission[]>([
    [['automatic', 'manual'], 60],
    [['automatic'], 34],
    [['manual'], 6],
  ]);
  const experienceMonths = Math.round(240 * random.next() ** 2.2) + random.whole(1, 6);
  return {
    licenseClass,
    endorsements,
    transmissions,
    experienceMonths,
    idleDays: random.chance(0.2) ? random.whole(20, 500) : 0,
  };
}

function atLeastOne<T>(random: Random, items: readonly T[], probability: number): T[] {
  const some = random.some(items, probability);
  return some.length > 0 ? some : [random.pick(items)];
}

function birthDate(random: Random, now: number): string {
  const years = random.chance(0.04) ? random.between(18.2, 20.9) : random.between(22, 64);
  return isoDay(now - years * 365.25 * DAY_MS);
}

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);
