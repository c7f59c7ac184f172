import type { SentTask } from '../driver-pipeline/tasks';

/** The lists that make up a driver's history (docs/requirements.md#histories). */
export const historyKinds = [
  'employment',
  'residence',
  'militaryService',
  'drivingSchool',
  'unemploymentPeriod',
  'violation',
  'accident',
] as const;
/** One of {@link historyKinds}. */
export type HistoryKind = (typeof historyKinds)[number];

/** The last path segment of each kind in the API. */
export const historyPaths: Readonly<Record<HistoryKind, string>> = {
  employment: 'employmentHistory',
  residence: 'residenceHistory',
  militaryService: 'military-services',
  drivingSchool: 'driving-school',
  unemploymentPeriod: 'unemployment-period',
  violation: 'violation',
  accident: 'accidents',
};

/** The task of each kind; violations and accidents belong to the compliance check. */
export const historyTasks: Readonly<Record<HistoryKind, SentTask | null>> = {
  employment: 'employmentHistory',
  residence: 'residenceHistory',
  militaryService: 'militaryService',
  drivingSchool: 'drivingSchool',
  unemploymentPeriod: 'unemploymentPeriod',
  violation: null,
  accident: null,
};

/** Histories that are submitted as a whole when they are complete. */
export const wholeHistories = ['employment', 'residence'] as const;
/** One of {@link wholeHistories}: its periods must not overlap. */
export type WholeHistory = (typeof wholeHistories)[number];

/** Whether a history is submitted as a whole, without overlapping periods. */
export const isWholeHistory = (kind: HistoryKind): kind is WholeHistory =>
  wholeHistories.some((whole) => whole === kind);

/** The kinds that together must cover the 36 months of work history; periods without work are one of them. */
export const workKinds = ['employment', 'unemploymentPeriod', 'drivingSchool', 'militaryService'] as const;

/** Kinds whose items happen on a single day; the signature of the compliance check covers them. */
export const eventKinds = ['violation', 'accident'] as const satisfies readonly HistoryKind[];
/** One of {@link eventKinds}. */
export type EventKind = (typeof eventKinds)[number];

/** Whether items of the kind happen on a single day. */
export const isEvent = (kind: string): kind is EventKind => eventKinds.some((event) => event === kind);

/** Kinds of employment: an employer, self-employed, not working. */
export const employmentTypes = ['employer', 'selfEmployed', 'unWorking'] as const;
/** One of {@link employmentTypes}. */
export type EmploymentType = (typeof employmentTypes)[number];

/** Branches of the armed forces. */
export const militaryBranches = [
  'army',
  'airForce',
  'marines',
  'navy',
  'coastGuard',
  'nationalGuard',
  'merchantMarines',
] as const;
/** One of {@link militaryBranches}. */
export type MilitaryBranch = (typeof militaryBranches)[number];

/** The state of an item in another country. */
export const ABROAD = 'abroad';
