import type { RouteObject } from 'react-router';
import { paths } from '../shared/paths';
import { PageSkeleton } from '../shared/ui/skeleton';
import { accountRoutes, emailLinkRoute } from './account-routes';
import { businessRoutes } from './business-routes';
import { demoRoutes, wayInRoutes } from './demo-routes';
import { driverRoutes } from './driver-routes';
import type { Guards } from './guards';
import { isPending, refusals } from './guards';
import { opsRoutes } from './ops-routes';
import { lazyPage, leadsTo, page } from './page';
import { RootLayout } from './root-layout';
import { RouteError } from './route-error';

const socialRoutes: RouteObject[] = [
  page('social', () => import('../features/accounts/social/visit-end-page').then((m) => m.VisitEndPage), ['social']),
  page(
    'finishSignUp',
    () => import('../features/accounts/social/finish-sign-up-page').then((m) => m.FinishSignUpPage),
    ['accounts', 'social'],
  ),
  page('link', () => import('../features/accounts/social/link-account-page').then((m) => m.LinkAccountPage), [
    'social',
  ]),
];

const signInRoutes = (guards: Guards): RouteObject => ({
  path: 'auth',
  lazy: lazyPage(() => import('./layouts/bare-layout').then((module) => module.BareLayout), []),
  children: [
    { index: true, ...leadsTo(paths.driverLogin) },
    {
      loader: guards.onlyVisitors,
      children: [
        page(
          'driverLogin',
          () => import('../features/accounts/components/driver-login-page').then((m) => m.DriverLoginPage),
          ['accounts', 'social'],
        ),
        page(
          'carrierLogin',
          () => import('../features/accounts/components/carrier-login-page').then((m) => m.CarrierLoginPage),
          ['accounts', 'social'],
        ),
        page(
          'login/email',
          () => import('../features/accounts/components/email-login-page').then((m) => m.EmailLoginPage),
          ['accounts', 'social'],
        ),
        page(
          'registerAsDriver',
          () => import('../features/accounts/components/register-as-driver-page').then((m) => m.RegisterAsDriverPage),
          ['accounts', 'social'],
        ),
      ],
    },
    {
      loader: guards.linkPage(isPending),
      children: [
        page('confirm', () => import('../features/accounts/components/confirm-page').then((m) => m.ConfirmPage), [
          'accounts',
        ]),
      ],
    },
    {
      loader: guards.linkPage(),
      children: [
        page(
          'resendConfirmEmail',
          () =>
            import('../features/accounts/components/resend-confirm-email-page').then((m) => m.ResendConfirmEmailPage),
          ['accounts'],
        ),
        page(
          'forgotPassword',
          () => import('../features/accounts/components/forgot-password-page').then((m) => m.ForgotPasswordPage),
          ['accounts'],
        ),
        page(
          'recoverPassword',
          () => import('../features/accounts/components/recover-password-page').then((m) => m.RecoverPasswordPage),
          ['accounts'],
        ),
      ],
    },
    page(
      'registerAsCarrier',
      () => import('../features/carriers/components/register-as-carrier-page').then((m) => m.RegisterAsCarrierPage),
      ['carriers'],
    ),
    ...socialRoutes,
    ...wayInRoutes(guards),
    page('logOut', () => import('../features/accounts/components/log-out-page').then((m) => m.LogOutPage), [
      'accounts',
    ]),
  ],
});

const errorRoutes = (guards: Guards): RouteObject => ({
  lazy: lazyPage(() => import('./layouts/bare-layout').then((module) => module.BareLayout), []),
  children: [
    ...demoRoutes(guards),
    emailLinkRoute,
    page('fleet/thankyou', () => import('../features/carriers/components/thank-you-page').then((m) => m.ThankYouPage), [
      'carriers',
    ]),
    page(
      'drivers/waitlist',
      () => import('../features/carriers/components/waitlist-page').then((m) => m.WaitlistPage),
      ['carriers'],
    ),
    page('forbidden', () => import('../features/errors/components/forbidden-page').then((m) => m.ForbiddenPage), [
      'errors',
    ]),
    page('static/:name', () => import('../features/legal/components/legal-page').then((m) => m.LegalPage), ['legal']),
    page('*', () => import('../features/errors/components/not-found-page').then((m) => m.NotFoundPage), ['errors']),
  ],
});

/** Every address of the product. Each half hangs below its own layout, so that one never loads the other's code. */
export const createRoutes = (guards: Guards): RouteObject[] => [
  {
    Component: RootLayout,
    HydrateFallback: PageSkeleton,
    ErrorBoundary: RouteError,
    children: [
      { index: true, loader: guards.land, element: null },
      signInRoutes(guards),
      {
        lazy: lazyPage(() => import('./layouts/console-layout').then((module) => module.ConsoleLayout), []),
        loader: guards.only(refusals.carrier),
        ErrorBoundary: RouteError,
        children: businessRoutes,
      },
      {
        lazy: lazyPage(() => import('./layouts/console-layout').then((module) => module.ConsoleLayout), []),
        loader: guards.only(refusals.ops),
        ErrorBoundary: RouteError,
        children: opsRoutes,
      },
      {
        path: 'driver',
        lazy: lazyPage(() => import('./layouts/driver-layout').then((module) => module.DriverLayout), []),
        ErrorBoundary: RouteError,
        children: driverRoutes(guards),
      },
      accountRoutes(guards),
      errorRoutes(guards),
    ],
  },
];
