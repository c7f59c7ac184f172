import type { ApplicationTask, DriverApplication } from '#domain/driver-application/schema';
import { minutesOf, sectionTasks } from '#domain/driver-application/sections';
import type { OnboardingTask } from '#domain/driver-pipeline/tasks';
import { documentKinds, requiredDocuments, requiredTasks } from '#domain/driver-pipeline/tasks';

type TaskOverrides = Partial<Record<OnboardingTask, Partial<ApplicationTask>>>;

const theTask = (task: OnboardingTask, overrides: TaskOverrides): ApplicationTask => ({
  task,
  status: 'initial',
  isRequired: requiredTasks.some((required) => required === task),
  mustSendAgain: false,
  minutes: minutesOf[task],
  progress: null,
  reason: null,
  note: null,
  ...overrides[task],
});

/** An application with nothing sent except the given tasks. */
export const anApplication = (
  more: Partial<DriverApplication> = {},
  overrides: TaskOverrides = {},
): DriverApplication => ({
  status: 'dot_application_in_progress',
  stage: 'Processing',
  tier: 'Application',
  done: 0,
  total: 12,
  minutesLeft: 30,
  savedAt: null,
  sections: [
    { section: 'application', turn: 'yours', tasks: sectionTasks.application.map((task) => theTask(task, overrides)) },
    {
      section: 'verification',
      turn: 'yours',
      tasks: sectionTasks.verification.map((task) => theTask(task, overrides)),
    },
    { section: 'preTrip', turn: 'later', tasks: [] },
  ],
  documents: documentKinds.map((document) => ({
    document,
    status: 'initial',
    isRequired: requiredDocuments.includes(document),
    fileId: null,
    expiresOn: null,
    reason: null,
    note: null,
  })),
  photoId: null,
  contacts: { email: 'maria@example.com', isEmailConfirmed: true, phone: '+15625550142', isPhoneConfirmed: false },
  next: 'phone',
  headline: { kind: 'stage', about: null, turn: 'yours', reason: null, note: null },
  sent: null,
  closed: null,
  support: { phone: '+15625550100', email: 'support@gladhand.example' },
  ...more,
});
