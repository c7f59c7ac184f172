import type { RouteObject } from 'react-router';
import type { Namespace } from '#web/shared/i18n/languages';
import { page } from '../page';

const TEXTS: readonly Namespace[] = ['driver', 'histories', 'labels', 'schedule'];

const pages = () => import('../areas/history');
/** Its choice of days and times is in no other history. */
const schedule = () => import('#web/features/histories/components/schedule-page');

/** The applying driver's histories, references and schedule. */
export const historyRoutes: RouteObject[] = [
  page('onboarding/employmentHistory', () => pages().then((m) => m.EmploymentHistoryPage), TEXTS),
  page('onboarding/residenceHistory', () => pages().then((m) => m.ResidenceHistoryPage), TEXTS),
  page('onboarding/militaryService', () => pages().then((m) => m.MilitaryServicePage), TEXTS),
  page('onboarding/drivingSchool', () => pages().then((m) => m.DrivingSchoolPage), TEXTS),
  page('onboarding/unemploymentPeriod', () => pages().then((m) => m.UnemploymentPeriodPage), TEXTS),
  page('onboarding/violations', () => pages().then((m) => m.ViolationsPage), TEXTS),
  page('onboarding/accidents', () => pages().then((m) => m.AccidentsPage), TEXTS),
  page('onboarding/references', () => pages().then((m) => m.ReferencesPage), TEXTS),
  page('onboarding/schedule', () => schedule().then((m) => m.SchedulePage), TEXTS),
];
