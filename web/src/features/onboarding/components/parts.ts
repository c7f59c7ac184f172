import type { OnboardingTask } from '#domain/driver-pipeline/tasks';

/** The page of each task, below `/driver/onboarding` (driver spec section 2). */
export const partOf: Readonly<Record<OnboardingTask, string>> = {
  phone: 'phone',
  email: 'email',
  photo: 'photo',
  schedule: 'schedule',
  reference: 'references',
  resume: 'resume',
  documents: 'documents',
  employmentHistory: 'employmentHistory',
  residenceHistory: 'residenceHistory',
  compliance: 'compliance/1',
  militaryService: 'militaryService',
  drivingSchool: 'drivingSchool',
  unemploymentPeriod: 'unemploymentPeriod',
};
