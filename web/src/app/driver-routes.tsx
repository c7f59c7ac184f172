import type { RouteObject } from 'react-router';
import { paths } from '../shared/paths';
import type { Guards } from './guards';
import { refusals } from './guards';
import { leadsTo, page } from './page';

const activePages: RouteObject[] = [
  page('home', () => import('../features/driver-home/components/home-page').then((m) => m.HomePage), [
    'driver',
    'driver-home',
    'labels',
  ]),
  page(
    'personalInfo',
    () => import('../features/personal-info/components/personal-info-page').then((m) => m.PersonalInfoPage),
    ['driver', 'labels', 'personal-info'],
  ),
  page('jobs', () => import('../features/driver-jobs/components/jobs-page').then((m) => m.JobsPage), [
    'driver',
    'driver-jobs',
    'labels',
  ]),
  page('jobs/:orderId', () => import('../features/driver-jobs/components/job-page').then((m) => m.JobPage), [
    'driver',
    'driver-jobs',
    'labels',
  ]),
];

const onboardingPages: RouteObject[] = [
  page('onboarding', () => import('../features/onboarding/components/hub-page').then((m) => m.HubPage), [
    'driver',
    'onboarding',
  ]),
  page('onboarding/phone', () => import('../features/onboarding/components/phone-page').then((m) => m.PhonePage), [
    'accounts',
    'driver',
    'onboarding',
  ]),
  page('onboarding/email', () => import('../features/onboarding/components/email-page').then((m) => m.EmailPage), [
    'driver',
    'onboarding',
  ]),
];

/** What he tells of his past, who speaks for him, and when he wants to work. */
const historyPages: RouteObject[] = [
  page('onboarding/employmentHistory', () => import('../features/histories/components/employment-history-page').then((m) => m.EmploymentHistoryPage), ['driver', 'histories']),
  page('onboarding/residenceHistory', () => import('../features/histories/components/residence-history-page').then((m) => m.ResidenceHistoryPage), ['driver', 'histories']),
  page('onboarding/militaryService', () => import('../features/histories/components/plain-history-pages').then((m) => m.MilitaryServicePage), ['driver', 'histories']),
  page('onboarding/drivingSchool', () => import('../features/histories/components/plain-history-pages').then((m) => m.DrivingSchoolPage), ['driver', 'histories']),
  page('onboarding/unemploymentPeriod', () => import('../features/histories/components/plain-history-pages').then((m) => m.UnemploymentPeriodPage), ['driver', 'histories']),
  page('onboarding/violations', () => import('../features/histories/components/plain-history-pages').then((m) => m.ViolationsPage), ['driver', 'histories']),
  page('onboarding/accidents', () => import('../features/histories/components/plain-history-pages').then((m) => m.AccidentsPage), ['driver', 'histories']),
  page('onboarding/references', () => import('../features/histories/components/references-page').then((m) => m.ReferencesPage), ['driver', 'histories']),
  page('onboarding/schedule', () => import('../features/schedule/components/schedule-page').then((m) => m.SchedulePage), ['driver', 'schedule']),
];

/** Carriers may invite a driver who is not active yet, so both kinds see where they stand. */
const commonPages: RouteObject[] = [
  page(
    'applications',
    () => import('../features/where-i-stand/components/applications-page').then((m) => m.ApplicationsPage),
    ['driver', 'labels', 'where-i-stand'],
  ),
  page('addDebitCard', () => import('../features/debit-card/components/debit-card-page').then((m) => m.DebitCardPage), [
    'debit-card',
  ]),
];

/** The driver's pages: those of an active driver, and those of one who is still applying. */
export const driverRoutes = (guards: Guards): RouteObject[] => [
  { index: true, ...leadsTo(paths.start) },
  { loader: guards.only(refusals.driver), children: commonPages },
  { loader: guards.only(refusals.driver, refusals.activeDriver), children: activePages },
  { loader: guards.only(refusals.driver, refusals.inactiveDriver), children: [...onboardingPages, ...historyPages] },
];
