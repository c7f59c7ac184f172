import type { RouteObject } from 'react-router';
import { paths } from '#web/shared/paths';
import { accountRoutes, emailLinkRoute, notMeRoute } from './account-routes';
import { ROOT } from './area-routes';
import { BootShell } from './boot-shell';
import { demoRoutes, specialSignInRoutes } from './demo-routes';
import type { Guards } from './guards';
import { hasLink, isOAuthReturn, isPending } from './guards';
import { lazyPage, page, redirectsTo } from './page';
import { RootLayout } from './root-layout';
import { RouteError } from './route-error';
import { voeRoutes } from './voe-routes';

const signInArea = () => import('./areas/sign-in-pages');

const flowEndRoute = page(
  'social',
  () => import('#web/features/accounts/social/flow-end-page').then((m) => m.FlowEndPage),
  ['social'],
);

const socialRoutes: RouteObject[] = [
  page(
    'finishSignUp',
    () => import('#web/features/accounts/social/finish-sign-up-page').then((m) => m.FinishSignUpPage),
    ['accounts', 'social'],
  ),
  page('link', () => import('#web/features/accounts/social/link-account-page').then((m) => m.LinkAccountPage), [
    'social',
  ]),
];

const signInRoutes = (guards: Guards): RouteObject => ({
  path: 'auth',
  lazy: lazyPage(() => import('./layouts/bare-layout').then((m) => m.BareLayout), []),
  children: [
    { index: true, ...redirectsTo(paths.driverLogin) },
    {
      loader: guards.onlyVisitors,
      children: [
        page('driverLogin', () => signInArea().then((m) => m.DriverLoginPage), ['accounts', 'social']),
        page('carrierLogin', () => signInArea().then((m) => m.CarrierLoginPage), ['accounts', 'social']),
        page('login/email', () => signInArea().then((m) => m.EmailLoginPage), ['accounts', 'social']),
        page('registerAsDriver', () => signInArea().then((m) => m.RegisterAsDriverPage), ['accounts', 'social']),
      ],
    },
    {
      loader: guards.linkPage(isPending, hasLink),
      children: [
        page('confirm', () => import('#web/features/accounts/components/confirm-page').then((m) => m.ConfirmPage), [
          'accounts',
        ]),
      ],
    },
    {
      // A link that no longer works leads here, also in the browser of somebody who is signed in.
      loader: guards.anybody,
      children: [
        page(
          'resendConfirmEmail',
          () =>
            import('#web/features/accounts/components/resend-confirm-email-page').then((m) => m.ResendConfirmEmailPage),
          ['accounts'],
        ),
      ],
    },
    {
      loader: guards.linkPage(),
      children: [
        page(
          'forgotPassword',
          () => import('#web/features/accounts/components/forgot-password-page').then((m) => m.ForgotPasswordPage),
          ['accounts'],
        ),
        page(
          'recoverPassword',
          () => import('#web/features/accounts/components/recover-password-page').then((m) => m.RecoverPasswordPage),
          ['accounts'],
        ),
        page(
          'registerAsCarrier',
          () =>
            import('#web/features/carriers/components/register-as-carrier-page').then((m) => m.RegisterAsCarrierPage),
          ['carriers'],
        ),
        ...socialRoutes,
      ],
    },
    { loader: guards.linkPage(isOAuthReturn), children: [flowEndRoute] },
    ...specialSignInRoutes(guards),
    { loader: guards.anybody, children: [page('logOut', () => signInArea().then((m) => m.LogOutPage), ['accounts'])] },
  ],
});

const errorRoutes = (guards: Guards): RouteObject => ({
  lazy: lazyPage(() => import('./layouts/bare-layout').then((m) => m.BareLayout), []),
  children: [
    ...demoRoutes(guards),
    emailLinkRoute,
    notMeRoute,
    ...voeRoutes,
    page(
      'fleet/thankyou',
      () => import('#web/features/carriers/components/thank-you-page').then((m) => m.ThankYouPage),
      ['carriers'],
    ),
    page(
      'drivers/waitlist',
      () => import('#web/features/carriers/components/waitlist-page').then((m) => m.WaitlistPage),
      ['carriers'],
    ),
    page('audit/:code', () => import('#web/features/audit-room/components/room-page').then((m) => m.AuditRoomPage), [
      'audits',
      'files',
      'labels',
    ]),
    page('forbidden', () => signInArea().then((m) => m.ForbiddenPage), ['errors']),
    page('static', () => import('#web/features/legal/components/legal-list-page').then((m) => m.LegalListPage), [
      'labels',
      'legal',
    ]),
    page('static/:name', () => import('#web/features/legal/components/legal-page').then((m) => m.LegalPage), ['legal']),
    { loader: guards.anybody, children: [page('*', () => signInArea().then((m) => m.NotFoundPage), ['errors'])] },
  ],
});

/** The routes outside the areas, whose routes join below the root when one of their pages is first visited. */
export const createRoutes = (guards: Guards): RouteObject[] => [
  {
    id: ROOT,
    Component: RootLayout,
    HydrateFallback: BootShell,
    ErrorBoundary: RouteError,
    children: [
      { index: true, loader: guards.toLandingPage, element: null },
      signInRoutes(guards),
      accountRoutes(guards),
      errorRoutes(guards),
    ],
  },
];
