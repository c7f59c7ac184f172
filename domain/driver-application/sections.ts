import type { OnboardingTask } from '../driver-pipeline/tasks';

/** Sections of the application as drivers see them (docs/requirements.md#driver-application). */
export const applicationSections = ['application', 'verification', 'preTrip'] as const;
/** One of {@link applicationSections}. */
export type ApplicationSection = (typeof applicationSections)[number];

/** The tasks of the sections that a driver works through, in the order in which they are offered. */
export const sectionTasks = {
  application: ['phone', 'email', 'photo', 'schedule', 'reference', 'resume'],
  verification: [
    'documents',
    'employmentHistory',
    'residenceHistory',
    'compliance',
    'militaryService',
    'drivingSchool',
    'unemploymentPeriod',
  ],
} as const satisfies Record<Exclude<ApplicationSection, 'preTrip'>, readonly OnboardingTask[]>;

/**
 * How long a task takes, realistically: the background check is seven steps with eleven texts to read. Nobody with two
 * employers finishes the application in ten minutes (docs/requirements.md#driver-application).
 */
export const minutesOf: Readonly<Record<OnboardingTask, number>> = {
  phone: 1,
  email: 1,
  photo: 1,
  schedule: 1,
  reference: 3,
  documents: 3,
  employmentHistory: 6,
  residenceHistory: 2,
  compliance: 12,
  resume: 1,
  militaryService: 2,
  drivingSchool: 1,
  unemploymentPeriod: 1,
};
