import type { OnboardingTask } from '../driver-pipeline/tasks';

/** Sections of the application as drivers see them (driver spec section 2). */
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

/** How long a task takes; the required ones are the spec's ten minutes together (driver spec section 9). */
export const minutesOf: Readonly<Record<OnboardingTask, number>> = {
  phone: 1,
  email: 1,
  photo: 1,
  schedule: 1,
  reference: 1,
  documents: 1,
  employmentHistory: 2,
  residenceHistory: 1,
  compliance: 1,
  resume: 1,
  militaryService: 1,
  drivingSchool: 1,
  unemploymentPeriod: 1,
};
