import { type DocumentKind, documentKinds, type OnboardingTask } from '../driver-pipeline/tasks';

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

/** The place of a document on its page. */
export const documentPage = (document: DocumentKind): string => `${taskPages.documents}#${document}`;

/** Credentials without a document of their own are renewed with this one. */
const documentsOf: Readonly<Record<string, DocumentKind>> = { hazmat: 'driverLicense' };

/** Path of the application's page of a task, document or credential; the hub if it has none. */
export function applicationPath(about: string | null): string {
  const document = documentKinds.find((kind) => kind === about) ?? documentsOf[about ?? ''];
  const task = (Object.keys(taskPages) as OnboardingTask[]).find((name) => name === about);
  const page = document === undefined ? task && taskPages[task] : documentPage(document);
  return page === undefined ? '/driver/onboarding' : `/driver/onboarding/${page}`;
}

/** Path of the page on which a driver sends or renews something: active drivers have their page of personal information. */
export const sendingPath = (about: string | null, isActive: boolean): string =>
  isActive ? '/driver/personalInfo' : applicationPath(about);
