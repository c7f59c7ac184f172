import type { RouteObject } from 'react-router';
import { paths } from '../shared/paths';
import type { Guards } from './guards';
import { refusals } from './guards';
import { leadsTo, page } from './page';
import { complianceRoutes } from './routes/compliance-routes';
import { historyRoutes } from './routes/history-routes';

const activePages: RouteObject[] = [
  page('home', () => import('../features/driver-home/components/home-page').then((m) => m.HomePage), [
    'driver',
    'driver-home',
    'labels',
    'schedule',
  ]),
  page(
    'personalInfo',
    () => import('../features/personal-info/components/personal-info-page').then((m) => m.PersonalInfoPage),
    ['driver', 'labels', 'legal', 'personal-info', 'schedule', 'upload'],
  ),
];

const onboardingPages: RouteObject[] = [
  page('onboarding', () => import('../features/onboarding/components/hub-page').then((m) => m.HubPage), [
    'driver',
    'onboarding',
  ]),
  page('onboarding/about', () => import('../features/onboarding/components/about-page').then((m) => m.AboutPage), [
    'driver',
    'onboarding',
  ]),
  page('onboarding/phone', () => import('../features/onboarding/components/phone-page').then((m) => m.PhonePage), [
    'accounts',
    'driver',
    'onboarding',
  ]),
  page(
    'onboarding/documents',
    () => import('../features/documents/components/documents-page').then((m) => m.DocumentsPage),
    ['documents', 'driver', 'upload'],
  ),
  page('onboarding/photo', () => import('../features/documents/components/photo-page').then((m) => m.PhotoPage), [
    'documents',
    'driver',
    'upload',
  ]),
  page('onboarding/resume', () => import('../features/documents/components/resume-page').then((m) => m.ResumePage), [
    'documents',
    'driver',
    'upload',
  ]),
  page('onboarding/email', () => import('../features/onboarding/components/email-page').then((m) => m.EmailPage), [
    'driver',
    'onboarding',
  ]),
];

/** Carriers may invite a driver who is not active yet, so both kinds read jobs and see where they stand. */
const commonPages: RouteObject[] = [
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
  {
    loader: guards.only(refusals.driver, refusals.inactiveDriver),
    children: [...onboardingPages, ...historyRoutes, ...complianceRoutes],
  },
];
