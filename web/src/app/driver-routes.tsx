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
  page('onboarding', () => import('../features/driver-home/components/onboarding-page').then((m) => m.OnboardingPage), [
    'driver-home',
  ]),
];

/** Carriers may invite a driver who is not active yet, so both kinds see where they stand. */
const commonPages: RouteObject[] = [
  page(
    'applications',
    () => import('../features/where-i-stand/components/applications-page').then((m) => m.ApplicationsPage),
    ['driver', 'labels', 'where-i-stand'],
  ),
  page(
    'addDebitCard',
    () => import('../features/debit-card/components/debit-card-page').then((m) => m.DebitCardPage),
    ['debit-card'],
  ),
];

/** The driver's pages: those of an active driver, and those of one who is still applying. */
export const driverRoutes = (guards: Guards): RouteObject[] => [
  { index: true, ...leadsTo(paths.start) },
  { loader: guards.only(refusals.driver), children: commonPages },
  { loader: guards.only(refusals.driver, refusals.activeDriver), children: activePages },
  { loader: guards.only(refusals.driver, refusals.inactiveDriver), children: onboardingPages },
];
