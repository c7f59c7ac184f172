import { storedPhone } from '#domain/driver-histories/contacts';
import { emptyReference, type Reference } from '#domain/driver-histories/references';
import { type DriverSchedule, emptySchedule } from '#domain/driver-histories/week';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { type SentTask, sentTasks } from '#domain/driver-pipeline/tasks';
import { weekDefaults } from '#domain/job-orders/defaults';
import { MINUTE_MS } from '#domain/shared/durations';
import { type EndorsementCode, shiftTypes, weekdays } from '#domain/shared/job-enums';
import { phoneOf } from '../carriers';
import { carrierName, firstNames, lastNames, streets } from '../names';
import type { SeedPlace } from '../places';
import type { Random } from '../random';
import { isStillApplying } from './application-state';
import { makeCompliance, type SeedCompliance } from './compliance';
import type { ExpirationDates } from './expiration-dates';
import { makeFiles, type SeedFile } from './files';
import { type Histories, makeHistories } from './histories';
import { type PastEvent, pastEvents, rejectionsOf, submissionTimes } from './rejections';

/** The application behind a pipeline: what operations review, and what the driver sees on the onboarding pages. */
export interface SeedApplication {
  readonly driverId: string;
  readonly sentAt: string;
  readonly files: readonly SeedFile[];
  readonly histories: Histories;
  readonly references: readonly Reference[];
  readonly schedule: DriverSchedule | null;
  readonly compliance: SeedCompliance | null;
  readonly submissions: readonly SeedSubmission[];
  /** Events from before the pipeline was imported. */
  readonly events: readonly PastEvent[];
}

export interface SeedSubmission {
  readonly id: string;
  readonly task: SentTask;
  readonly content: object;
  readonly sentAt: string;
}

export interface ApplicationOptions {
  readonly random: Random;
  readonly state: DriverPipelineState;
  /** The demo's own applicant, whose application is half done. */
  readonly isHalfDone: boolean;
  readonly name: string;
  readonly phone: string | null;
  readonly birthDate: string;
  readonly licenseClass: string;
  readonly endorsements: readonly EndorsementCode[];
  readonly experienceMonths: number;
  readonly home: SeedPlace;
  readonly around: readonly SeedPlace[];
  readonly proofs: ExpirationDates;
  readonly createdAt: string;
  readonly now: number;
}

/** The answers, files and submissions that a driver needs to be in their pipeline's state; null before pre-qualification. */
export function makeApplication(options: ApplicationOptions): SeedApplication | null {
  const { random, state, isHalfDone, home, now } = options;
  if (state.stage === 'PreQualify' || state.previousStage === 'PreQualify') return null;
  const { driverId } = state;
  const { sentAt: at, signedAt } = submissionTimes(options);
  const isSent = (task: SentTask): boolean => state.tasks[task] !== 'initial';
  // Some drivers have an open application without any answers.
  const hasAnswers = isHalfDone || !isStillApplying(state) || random.chance(0.75);
  const histories =
    hasAnswers || isSent('employmentHistory') || isSent('residenceHistory')
      ? historiesOf(options, isSent)
      : noHistories;
  const license = { state: home.state, number: licenseNumber(random) };
  const people = isSent('reference') ? random.whole(2, 3) : Number(hasAnswers);
  const answers = {
    references: Array.from({ length: people }, (_, index) => referenceOf(random, options.phone, index)),
    schedule: isSent('schedule') ? scheduleOf(random) : null,
    compliance:
      isSent('compliance') || hasAnswers
        ? complianceOf({ options, histories, license, isSent: isSent('compliance') })
        : null,
  };
  const rejected = rejectionsOf(random, state, isHalfDone);
  const rejections = new Map(rejected.map(({ about, reason }) => [about, reason]));
  return {
    driverId,
    sentAt: new Date(at).toISOString(),
    files: makeFiles({ ...options, license, histories, rejections, at, now }),
    histories,
    ...answers,
    submissions: submissionsOf(state, { histories, ...answers }).map(({ id, task, content }) => {
      const sentAt = new Date(task === 'compliance' ? signedAt : at).toISOString();
      return { id, task, content, sentAt };
    }),
    events: pastEvents(state, rejected, submissionTimes(options)),
  };
}

/** Time to complete the compliance wizard. */
const SIGNING_MS = 30 * MINUTE_MS;

const noHistories: Histories = {
  employment: [],
  residence: [],
  militaryService: [],
  drivingSchool: [],
  unemploymentPeriod: [],
  violation: [],
  accident: [],
};

function historiesOf(options: ApplicationOptions, isSent: (task: SentTask) => boolean): Histories {
  const { random, state, birthDate, experienceMonths, home, around } = options;
  const today = new Date(submissionTimes(options).sentAt).toISOString().slice(0, 10);
  return makeHistories({
    driverId: state.driverId,
    random,
    today,
    birthDate,
    experienceMonths,
    home,
    around,
    isSent,
  });
}

const licenseNumber = (random: Random): string =>
  `${random.pick(['A', 'B', 'D', 'H', 'K', 'M', 'R', 'T'])}${String(random.whole(1_000_000, 9_999_999))}`;

/** The form rejects duplicates and the driver's own number: each reference's ends with another digit. */
const referenceOf = (random: Random, ownPhone: string | null, index: number): Reference => ({
  ...emptyReference,
  name: `${random.pick(firstNames)} ${random.pick(lastNames)}`,
  phone: storedPhone(`${phoneOf(random).slice(0, -1)}${String((Number(ownPhone?.at(-1) ?? 0) + 1 + index) % 10)}`),
  email: '',
  company: carrierName(random.whole(12, 90)),
  relationship: random.pick(['supervisor', 'dispatcher', 'coworker', 'instructor', 'customer'] as const),
});

function scheduleOf(random: Random): DriverSchedule {
  const scheduleType = random.weighted<DriverSchedule['scheduleType']>([
    ['WEEK_SCHEDULE', 70],
    ['FLEX', 20],
    ['SHIFT_TYPE', 10],
  ]);
  const days = weekdays.map((day) => {
    const isAvailable = weekDefaults[day].isAvailable ? !random.chance(0.12) : random.chance(0.3);
    const from = random.whole(4, 8);
    const hours = { from, to: from + random.whole(8, 10) };
    return [
      day,
      { ...emptySchedule.days[day], isAvailable, isAlwaysAvailable: isAvailable && random.chance(0.25), ...hours },
    ];
  });
  return {
    scheduleType,
    shiftType: scheduleType === 'SHIFT_TYPE' ? random.pick(shiftTypes) : null,
    numberOfHoursPerWeek: random.chance(0.6) ? random.pick([40, 45, 50, 60]) : null,
    days: {
      ...(Object.fromEntries(days) as DriverSchedule['days']),
      we: { ...emptySchedule.days.we, isAvailable: true },
    },
  };
}

interface ComplianceFacts {
  readonly options: ApplicationOptions;
  readonly histories: Histories;
  readonly license: { readonly state: string; readonly number: string };
  readonly isSent: boolean;
}

function complianceOf({ options, histories, license, isSent }: ComplianceFacts): SeedCompliance | null {
  const { random, state, isHalfDone, name, home, proofs, endorsements, experienceMonths } = options;
  const isBegun = isSent || isHalfDone || (state.stage === 'Processing' && random.chance(0.4));
  if (!isBegun) return null;
  return makeCompliance({
    driverId: state.driverId,
    random,
    fullName: name,
    home,
    street: histories.residence.at(-1)?.addressLine1 ?? `${String(random.whole(100, 9_900))} ${random.pick(streets)}`,
    license,
    proofs,
    endorsements,
    experienceMonths,
    hasAccidents: histories.accident.length > 0,
    hasViolations: histories.violation.length > 0,
    isSent,
    at: submissionTimes(options).signedAt - SIGNING_MS,
  });
}

type Answers = Pick<SeedApplication, 'histories' | 'references' | 'schedule' | 'compliance'>;

/** Submitted content, unchanged since it was sent. A photo and a resume are files. */
function submissionsOf({ sent = {} }: DriverPipelineState, answers: Answers): Omit<SeedSubmission, 'sentAt'>[] {
  return sentTasks.flatMap((task) => {
    const id = sent[task];
    const content = contentOf(task, answers);
    return id === undefined || content === null ? [] : [{ id, task, content }];
  });
}

function contentOf(task: SentTask, { histories, references, schedule, compliance }: Answers): object | null {
  switch (task) {
    case 'photo':
    case 'resume':
      return null;
    case 'schedule':
      return { schedule };
    case 'reference':
      return { items: references };
    case 'employmentHistory':
      return { items: histories.employment, commercialEmployersListed: true };
    case 'residenceHistory':
      return { items: histories.residence, sameAddress: true };
    case 'compliance':
      return compliance === null
        ? null
        : { answersAt: compliance.answersAt, consents: compliance.consents.map(({ id }) => id) };
    default:
      return { items: histories[task] };
  }
}
