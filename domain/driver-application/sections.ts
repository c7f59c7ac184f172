import type { OnboardingTask } from '../driver-pipeline/tasks';

/** Sections of the application as drivers see them (docs/requirements.md#driver-application). */
export const applicationSections = ['application', 'verification', 'preTrip'] as const;
/** One of {@link applicationSections}. */
export type ApplicationSection = (typeof applicationSections)[number];

/** The tasks of the sections that the driver completes, in display order. */
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
 * Realistic duration of each task in minutes. The background check has seven steps with eleven texts, and a driver with
 * two employers needs more than ten minutes in total (docs/requirements.md#driver-application).
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
