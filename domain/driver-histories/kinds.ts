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

/** The last part of each kind's address in the API. */
export const historyPaths: Readonly<Record<HistoryKind, string>> = {
  employment: 'employmentHistory',
  residence: 'residenceHistory',
  militaryService: 'military-services',
  drivingSchool: 'driving-school',
  unemploymentPeriod: 'unemployment-period',
  violation: 'violation',
  accident: 'accidents',
};

/** The task that a kind belongs to; violations and accidents are part of the compliance check. */
export const historyTasks: Readonly<Record<HistoryKind, SentTask | null>> = {
  employment: 'employmentHistory',
  residence: 'residenceHistory',
  militaryService: 'militaryService',
  drivingSchool: 'drivingSchool',
  unemploymentPeriod: 'unemploymentPeriod',
  violation: null,
  accident: null,
};

/** Histories that are sent as a whole when they are complete. */
export const wholeHistories = ['employment', 'residence'] as const;
/** One of {@link wholeHistories}: no two of its periods overlap. */
export type WholeHistory = (typeof wholeHistories)[number];

/** Whether a history is sent as a whole, and has no overlapping periods. */
export const isWholeHistory = (kind: HistoryKind): kind is WholeHistory =>
  wholeHistories.some((whole) => whole === kind);

/** What fills the 36 months of work: whoever did not work says so. */
export const workKinds = ['employment', 'unemploymentPeriod', 'drivingSchool', 'militaryService'] as const;

/** Things that happened on a day and did not last. */
export const isEvent = (kind: HistoryKind): boolean => kind === 'violation' || kind === 'accident';

/** Kind of employer: a company, the driver, or nobody. */
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

/** Stands for a state where something was in another country. */
export const ABROAD = 'abroad';
