import type { RouteObject } from 'react-router';
import { paths } from '../shared/paths';
import { PageSkeleton } from '../shared/ui/skeleton';
import { businessRoutes } from './business-routes';
import { driverRoutes } from './driver-routes';
import type { Guards } from './guards';
import { refusals } from './guards';
import { opsRoutes } from './ops-routes';
import { lazyPage, leadsTo, page } from './page';
import { RootLayout } from './root-layout';
import { RouteError } from './route-error';

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
          ['accounts'],
        ),
        page(
          'carrierLogin',
          () => import('../features/accounts/components/carrier-login-page').then((m) => m.CarrierLoginPage),
          ['accounts'],
        ),
      ],
    },
    page(
      'registerAsCarrier',
      () => import('../features/carriers/components/register-as-carrier-page').then((m) => m.RegisterAsCarrierPage),
      ['carriers'],
    ),
    page('logOut', () => import('../features/accounts/components/log-out-page').then((m) => m.LogOutPage), [
      'accounts',
    ]),
  ],
});

const errorRoutes: RouteObject = {
  lazy: lazyPage(() => import('./layouts/bare-layout').then((module) => module.BareLayout), []),
  children: [
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
    page('*', () => import('../features/errors/components/not-found-page').then((m) => m.NotFoundPage), ['errors']),
  ],
};

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
      errorRoutes,
    ],
  },
];
