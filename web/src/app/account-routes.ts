import type { RouteObject } from 'react-router';
import type { Guards } from './guards';
import { lazyPage, page } from './page';
import { RouteError } from './route-error';

/** My Account, in the layout of the signed-in user. */
export const accountRoutes = (guards: Guards): RouteObject => ({
  lazy: lazyPage(() => import('./layouts/account-layout').then((module) => module.AccountLayout), []),
  loader: guards.only(),
  ErrorBoundary: RouteError,
  children: [
    page('account', () => import('#web/features/my-account/components/account-page').then((m) => m.AccountPage), [
      'account',
      'labels',
      'social',
    ]),
  ],
});

/** The page that the "this wasn't me" link opens. It works without a sign-in. */
export const notMeRoute: RouteObject = page(
  'auth/notMe',
  () => import('#web/features/my-account/components/not-me-page').then((m) => m.NotMePage),
  ['account'],
);

/** The page that the confirmation link of a new address opens. It works without a sign-in. */
export const emailLinkRoute: RouteObject = page(
  'account/confirmEmail',
  () => import('#web/features/my-account/components/confirm-email-page').then((m) => m.ConfirmEmailPage),
  ['account'],
);
