import { complianceSteps } from '#domain/compliance/steps';
import type { OnboardingTask } from '#domain/driver-pipeline/tasks';

/** The page where the background check is signed: its last step. */
export const SIGNATURE_PAGE = `compliance/${String(complianceSteps.length)}`;

/** The page of each task, below `/driver/onboarding`. */
export const taskPages: Readonly<Record<OnboardingTask, string>> = {
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
