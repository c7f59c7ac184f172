import type { RouteObject } from 'react-router';
import { paths } from '#web/shared/paths';
import type { Guards } from './guards';
import { refusals } from './guards';
import { lazyPage, page, redirectsTo } from './page';
import { RouteError } from './route-error';
import { complianceRoutes } from './routes/compliance-routes';
import { historyRoutes } from './routes/history-routes';
import { withinFrame } from './within-frame';

const pages = () => import('./areas/driver');
const application = () => import('./areas/application');
const jobs = () => import('./areas/jobs');
const verifications = () => import('./areas/verifications');
const VERIFICATIONS = [
  'driver',
  'driver-verifications',
  'histories',
  'labels',
  'legal',
  'signature',
  'verifications',
  'voe',
] as const;

const activePages: RouteObject[] = [
  page('home', () => pages().then((m) => m.HomePage), ['driver', 'driver-home', 'labels', 'schedule']),
  page(
    'personalInfo',
    () => import('#web/features/personal-info/components/personal-info-page').then((m) => m.PersonalInfoPage),
    ['driver', 'labels', 'legal', 'personal-info', 'schedule', 'upload'],
  ),
];

const onboardingPages: RouteObject[] = [
  page('onboarding', () => pages().then((m) => m.HubPage), ['driver', 'onboarding']),
  page('onboarding/about', () => pages().then((m) => m.AboutPage), ['driver', 'onboarding']),
  page('onboarding/phone', () => application().then((m) => m.PhonePage), ['accounts', 'driver', 'onboarding']),
  page('onboarding/documents', () => application().then((m) => m.DocumentsPage), ['documents', 'driver', 'upload']),
  page('onboarding/photo', () => application().then((m) => m.PhotoPage), ['documents', 'driver', 'upload']),
  page('onboarding/resume', () => application().then((m) => m.ResumePage), ['documents', 'driver', 'upload']),
  page('onboarding/email', () => application().then((m) => m.EmailPage), ['driver', 'onboarding']),
];

/** Carriers may invite a driver who is not active yet, so both kinds of drivers see jobs and applications. */
const commonPages: RouteObject[] = [
  page('jobs', () => jobs().then((m) => m.JobsPage), ['driver', 'driver-jobs', 'labels']),
  page('jobs/:orderId', () => jobs().then((m) => m.JobPage), ['driver', 'driver-jobs', 'labels']),
  page(
    'applications',
    () => import('#web/features/my-applications/components/applications-page').then((m) => m.ApplicationsPage),
    ['driver', 'labels', 'my-applications'],
  ),
  page(
    'applications/:candidacyId/sign',
    () =>
      import('#web/features/employment-application/components/application-page').then(
        (m) => m.EmploymentApplicationPage,
      ),
    ['driver', 'employment-application', 'labels', 'legal', 'my-applications', 'signature'],
  ),
  page('file', () => import('#web/features/own-file/components/own-file-page').then((m) => m.OwnFilePage), [
    'files',
    'labels',
  ]),
  page('access', () => import('#web/features/driver-access/components/access-page').then((m) => m.AccessPage), [
    'carrier-sees',
    'driver-access',
    'labels',
  ]),
  page('hours', () => import('#web/features/hours/components/hours-page').then((m) => m.HoursPage), [
    'hours',
    'labels',
  ]),
  page('notices', () => import('#web/features/driver-notices/components/notices-page').then((m) => m.NoticesPage), [
    'driver-notices',
    'labels',
  ]),
  page('verifications', () => verifications().then((m) => m.VerificationsPage), VERIFICATIONS),
  page('verifications/:id', () => verifications().then((m) => m.VerificationPage), VERIFICATIONS),
  page(
    'timesheet',
    () => import('#web/features/driver-timesheet/components/timesheet-page').then((m) => m.DriverTimesheetPage),
    ['driver-timesheet', 'labels', 'pay-lines', 'timesheets'],
  ),
  page('pay', () => import('#web/features/driver-pay/components/pay-page').then((m) => m.PayPage), [
    'driver-pay',
    'driver-timesheet',
    'labels',
    'pay-lines',
    'timesheets',
  ]),
  page(
    'addDebitCard',
    () => import('#web/features/debit-card/components/debit-card-page').then((m) => m.DebitCardPage),
    ['debit-card'],
  ),
];

const driverRoutes = (guards: Guards): RouteObject[] => [
  { index: true, ...redirectsTo(paths.start) },
  { loader: guards.only(refusals.driver), children: withinFrame(commonPages) },
  { loader: guards.only(refusals.driver, refusals.activeDriver), children: withinFrame(activePages) },
  {
    loader: guards.only(refusals.driver, refusals.inactiveDriver),
    children: withinFrame([...onboardingPages, ...historyRoutes, ...complianceRoutes]),
  },
];

/** The driver's area: the pages of an active driver, and those of one who is still applying. */
export const driverArea = (guards: Guards): RouteObject => ({
  id: 'driver',
  path: 'driver',
  lazy: lazyPage(() => pages().then((m) => m.DriverLayout), []),
  ErrorBoundary: RouteError,
  children: driverRoutes(guards),
});
