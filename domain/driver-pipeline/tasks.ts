/** Tasks to submit before the screening call (docs/state-machines.md#onboarding-tasks). */
export const requiredTasks = [
  'phone',
  'email',
  'documents',
  'photo',
  'schedule',
  'reference',
  'employmentHistory',
  'residenceHistory',
  'compliance',
] as const;
/** Tasks that no stage depends on. */
export const optionalTasks = ['militaryService', 'drivingSchool', 'unemploymentPeriod', 'resume'] as const;
/** Every onboarding task; the names are part of the API (docs/state-machines.md#onboarding-tasks). */
export const onboardingTasks = [...requiredTasks, ...optionalTasks] as const;
/** One of {@link onboardingTasks}. */
export type OnboardingTask = (typeof onboardingTasks)[number];

/** Task statuses, labeled Task, Rejected, Pending Review and Done (docs/state-machines.md#onboarding-tasks). */
export const taskStatuses = ['initial', 'rejected', 'pending', 'approved'] as const;
/** One of {@link taskStatuses}, the least advanced first. */
export type TaskStatus = (typeof taskStatuses)[number];

/** Documents of a driver (docs/state-machines.md#documents). */
export const documentKinds = ['driverLicense', 'backDriverLicense', 'dotMedicalCard', 'mvr'] as const;
/** One of {@link documentKinds}. */
export type DocumentKind = (typeof documentKinds)[number];

/** Documents that the documents task requires. */
export const requiredDocuments: readonly DocumentKind[] = ['driverLicense', 'backDriverLicense', 'dotMedicalCard'];

/** Document statuses; an `uploaded` file is being scanned for viruses (docs/state-machines.md#documents). */
export const documentStatuses = ['initial', 'requested', 'uploaded', 'pending', 'approved', 'rejected'] as const;
/** One of {@link documentStatuses}. */
export type DocumentStatus = (typeof documentStatuses)[number];

/** Tasks that a driver submits as a whole; contacts and documents have their own commands. */
export const sentTasks = [
  'photo',
  'schedule',
  'reference',
  'employmentHistory',
  'residenceHistory',
  'compliance',
  ...optionalTasks,
] as const;
/** One of {@link sentTasks}. */
export type SentTask = (typeof sentTasks)[number];

/** Tasks that consist of one file; its id is the entry id of the submission. */
export const fileTasks = ['photo', 'resume'] as const satisfies readonly SentTask[];
/** One of {@link fileTasks}. */
export type FileTask = (typeof fileTasks)[number];

/** Whether the task, document or upload is a task that consists of one file. */
export const isFileTask = (type: string): type is FileTask => fileTasks.some((task) => task === type);

/** Whether a task is reviewed; the schedule is the driver's own decision. */
export const isReviewed = (task: SentTask): boolean => task !== 'schedule';

/** Whether a document or task was sent and waits for its check, so that nothing is left to do for its driver. */
export const isUnderReview = (status: DocumentStatus | TaskStatus): boolean =>
  status === 'uploaded' || status === 'pending';

const taskStatusOf: Readonly<Record<DocumentStatus, TaskStatus>> = {
  initial: 'initial',
  requested: 'initial',
  rejected: 'rejected',
  uploaded: 'pending',
  pending: 'pending',
  approved: 'approved',
};

const hasStarted = (status: DocumentStatus): boolean => taskStatusOf[status] !== 'initial';

/** Status of the documents task: the least advanced of the required documents and of the others that were started. */
export function documentsTask(statusOf: (kind: DocumentKind) => DocumentStatus): TaskStatus {
  const counted = documentKinds.filter((kind) => requiredDocuments.includes(kind) || hasStarted(statusOf(kind)));
  const ranks = counted.map((kind) => taskStatuses.indexOf(taskStatusOf[statusOf(kind)]));
  return taskStatuses[Math.min(...ranks)] ?? 'initial';
}
