import type { RouteObject } from 'react-router';
import type { Namespace } from '../../shared/i18n/languages';
import { page } from '../page';

const TEXTS: readonly Namespace[] = ['driver', 'histories', 'labels', 'schedule'];

const plain = () => import('../../features/histories/components/plain-history-pages');

/** What an applying driver tells of his past, who speaks for him, and when he wants to work. */
export const historyRoutes: RouteObject[] = [
  page(
    'onboarding/employmentHistory',
    () => import('../../features/histories/components/employment-history-page').then((m) => m.EmploymentHistoryPage),
    TEXTS,
  ),
  page(
    'onboarding/residenceHistory',
    () => import('../../features/histories/components/residence-history-page').then((m) => m.ResidenceHistoryPage),
    TEXTS,
  ),
  page('onboarding/militaryService', () => plain().then((m) => m.MilitaryServicePage), TEXTS),
  page('onboarding/drivingSchool', () => plain().then((m) => m.DrivingSchoolPage), TEXTS),
  page('onboarding/unemploymentPeriod', () => plain().then((m) => m.UnemploymentPeriodPage), TEXTS),
  page('onboarding/violations', () => plain().then((m) => m.ViolationsPage), TEXTS),
  page('onboarding/accidents', () => plain().then((m) => m.AccidentsPage), TEXTS),
  page(
    'onboarding/references',
    () => import('../../features/histories/components/references-page').then((m) => m.ReferencesPage),
    TEXTS,
  ),
  page(
    'onboarding/schedule',
    () => import('../../features/histories/components/schedule-page').then((m) => m.SchedulePage),
    TEXTS,
  ),
];
