import { searchPlaceColumns } from '#db/carriers/search-place-store';
import { driverPipelineRow } from '#db/driver-pipeline/driver-pipeline-row';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import { weekDefaults } from '#domain/job-orders/defaults';
import { DAY_MS } from '#domain/shared/durations';
import {
  type DriverClass,
  type EndorsementCode,
  freightLevels,
  type HomeTime,
  homeTimes,
  shiftTypes,
  trailerTypes,
  type Transmission,
} from '#domain/shared/job-enums';
import { derivedId } from '#platform/ids';
import { makeApplication } from './applications/application';
import { expirationDates } from './applications/expiration-dates';
import { phoneOf, type SeedUser, type WorldFrame } from './carriers';
import type { DemoDriver } from './demo-drivers';
import { derivedFacts, statedExperience } from './derived-facts';
import { makeCalls } from './desk/calls';
import { makeResults, resultEvents } from './desk/results';
import { importedAt, pipelineAt } from './driver-pipeline';
import { firstNames, lastNames, slug } from './names';
import { ownerOf } from './ops-team';
import { homeNear, type Hub, type SeedPlace, timeZoneOf } from './places';
import { Random } from './random';
import type { SeedDriver } from './seed-driver';
import { stageHistory } from './stage-history';

const YEAR_MS = 365.25 * DAY_MS;

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

/**
 * Creates a driver who lives near a hub. The demo's own drivers qualify for most jobs, and all but the newest are
 * available.
 */
export function makeDriver(frame: WorldFrame, index: number, demo?: DemoDriver): SeedDriver {
  const { seed, now, hubs } = frame;
  const random = Random.of(seed, 'driver', index);
  const hub = hubs[demo === undefined ? index % hubs.length : 0];
  if (hub === undefined) throw new Error('The world has no hubs');
  const id = derivedId('seed', String(seed), 'driver', String(index));
  const accountDays = random.whole(30, 700);
  const createdAt = new Date(now - (demo?.days?.withAccount ?? accountDays) * DAY_MS).toISOString();
  const stage = demo?.stage ?? random.weighted(stages);
  const skills = demo === undefined ? skillsOf(random) : demoSkills;
  const isNew = demo?.application === 'none';
  const isAvailable = demo === undefined ? random.chance(0.86) : !isNew;
  const first = random.pick(firstNames);
  const last = random.pick(lastNames);
  const home = homeNear(random, hub);
  const world = seed === 1 ? '' : `w${String(seed)}.`;
  const user: SeedUser = {
    id,
    email:
      demo === undefined
        ? `${slug(first)}.${slug(last)}.${String(index)}@${world}drivers.example`
        : `${demo.name}@${world}gladhand.example`,
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
    birth_date: demo === undefined ? birthDate(random, now, createdAt) : '1988-06-14',
    city: home.city,
    state: home.state,
    postal_code: home.postalCode,
    latitude: home.latitude,
    longitude: home.longitude,
    ...searchPlaceColumns(home),
    license_class: skills.licenseClass,
    endorsements: skills.endorsements,
    transmissions: skills.transmissions,
    experience_months: skills.experienceMonths,
    last_drove_on: skills.idleDays === 0 ? null : isoDay(now - skills.idleDays * DAY_MS),
    freight_levels: atLeastOne(random, freightLevels, 0.55),
    freight_types: atLeastOne(random, trailerTypes, 0.4),
    home_time: homeTimeOf(seed, id),
    shifts: atLeastOne(random, shiftTypes, 0.5),
    is_available: isAvailable,
    schedule: JSON.stringify(weekDefaults),
    created_at: createdAt,
  };
  const { state, application, pastStages, desk, results } = makeProgress(frame, {
    index,
    random,
    stage,
    skills,
    row,
    phone: user.phone,
    home,
    hub,
    isAvailable,
    demo,
  });
  return {
    id,
    hub,
    user,
    ...skills,
    isAvailable: state.isAvailable,
    state,
    application,
    pastStages,
    desk,
    results,
    row: {
      ...row,
      is_available: state.isAvailable,
      ...statedExperience(skills.experienceMonths),
      ...(application !== null && derivedFacts(application, { frame, index, skills, isDemo: demo !== undefined })),
      ...((isNew || (index < frame.applicants && state.preQualification === null)) && unanswered),
    },
    pipeline: driverPipelineRow(state, importedAt({ state, application, desk })),
  };
}

interface ProgressOptions {
  readonly index: number;
  readonly random: Random;
  readonly stage: DriverStage;
  readonly skills: ReturnType<typeof skillsOf> | typeof demoSkills;
  readonly row: DriverFacts;
  readonly phone: string | null;
  readonly home: SeedPlace;
  readonly hub: Hub;
  readonly isAvailable: boolean;
  readonly demo: DemoDriver | undefined;
}

interface DriverFacts {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly birth_date: string;
  readonly created_at: string;
}

/** Creates the driver's pipeline, application and history; the latter two only for the first applicants. */
function makeProgress(
  { seed, now, applicants }: WorldFrame,
  options: ProgressOptions,
): Pick<SeedDriver, 'state' | 'application' | 'pastStages' | 'desk' | 'results'> {
  const { index, stage, isAvailable, skills, row, home, hub, demo } = options;
  const { endorsements } = skills;
  const applicationRandom = Random.of(seed, 'application', index);
  const isHalfDone = demo?.application === 'halfWay';
  const proofs = expirationDates(Random.of(seed, 'proofs', index), {
    stage,
    now,
    cardEndsInDays: demo?.cardEndsInDays,
  });
  const ageInYears = (now - Date.parse(row.birth_date)) / YEAR_MS;
  const hasApplication = index < applicants;
  const pipeline = pipelineAt(options.random, {
    driverId: row.id,
    stage,
    isAvailable,
    ownerId: ownerOf(seed, index, demo !== undefined),
    now,
    proofs,
    daysInStage: demo?.days?.inStage,
    application: hasApplication ? { random: applicationRandom, isHalfDone, endorsements, ageInYears } : undefined,
  });
  if (!hasApplication) return { state: pipeline, application: null, pastStages: [], desk: [], results: [] };
  const application = makeApplication({
    ...skills,
    random: applicationRandom,
    state: pipeline,
    isHalfDone,
    name: `${row.first_name} ${row.last_name}`,
    phone: options.phone,
    birthDate: row.birth_date,
    home,
    around: hub.around,
    proofs,
    createdAt: row.created_at,
    now,
  });
  const pastStages = stageHistory(pipeline, row.created_at);
  const past = { state: pipeline, pastStages, now };
  const { events: calls, tries } = makeCalls({
    ...past,
    timeZone: timeZoneOf(home),
    random: Random.of(seed, 'calls', index),
  });
  const results = makeResults({ ...past, random: Random.of(seed, 'results', index) });
  const desk = [...calls, ...resultEvents(results)];
  const seq = pipeline.seq + (application?.events.length ?? 0) + pastStages.length + desk.length;
  return { state: { ...pipeline, seq, tries }, application, pastStages, desk, results };
}

/** Most drivers state how often they want to be home. */
function homeTimeOf(seed: number, id: string): HomeTime | null {
  const random = Random.of(seed, 'home time', id);
  return random.chance(0.75) ? random.pick(homeTimes) : null;
}

/** Columns of a driver who has not answered any question. */
const unanswered = {
  stated_experience: null,
  last_drove_on: null,
  birth_date: null,
  license_class: null,
  endorsements: [],
  transmissions: [],
  experience_months: 0,
  freight_levels: [],
  freight_types: [],
  home_time: null,
  shifts: [],
  schedule: '{}',
};

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

/** Birth date of a driver who was at least 18 at sign-up. */
function birthDate(random: Random, now: number, createdAt: string): string {
  const years = random.chance(0.04) ? random.between(18.2, 20.9) : random.between(22, 64);
  return isoDay(Math.min(now - years * YEAR_MS, Date.parse(createdAt) - 18.2 * YEAR_MS));
}

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);
