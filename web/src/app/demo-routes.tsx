import type { RouteObject } from 'react-router';
import { redirect } from 'react-router';
import { paths } from '#web/shared/paths';
import type { Guards } from './guards';
import { lazyPage, page } from './page';

const notFound = lazyPage(() => import('./areas/sign-in-pages').then((module) => module.NotFoundPage), ['errors']);
const demoSignIn = lazyPage(
  () => import('#web/features/web-view/demo-login-page').then((module) => module.DemoLoginPage),
  ['social'],
);
const home = lazyPage(
  () => import('#web/features/web-view/demo-home-page').then((module) => module.DemoHomePage),
  ['social'],
);
const host = lazyPage(
  () => import('#web/features/web-view/demo-host/demo-host-page').then((module) => module.DemoHostPage),
  ['web-view'],
);

/** The page in a demo, 'Page not found.' everywhere else. */
const inDemo =
  ({ isDemo }: Guards, demoPage: typeof home) =>
  async () =>
    (await isDemo()) ? demoPage() : notFound();

/** Sign-in routes below /auth for an app's web view and for visitors of a demo. */
export const specialSignInRoutes = (guards: Guards): RouteObject[] => [
  page(
    'tokenLogin/:token',
    () => import('#web/features/web-view/token-login-page').then((module) => module.TokenLoginPage),
    ['social'],
  ),
  { path: 'd', loader: guards.onlyVisitors, lazy: inDemo(guards, demoSignIn) },
];

/** Routes of the demo. */
export const demoRoutes = (guards: Guards): RouteObject[] => [
  {
    path: 'demo',
    loader: async () => ((await guards.isDemo()) ? redirect(paths.demoLogin) : null),
    lazy: notFound,
  },
  { path: 'demo/web-view', lazy: inDemo(guards, host) },
  { path: 'd', loader: guards.onlyDemo, lazy: inDemo(guards, home) },
  { path: 'd/:id', loader: guards.onlyDemo, lazy: inDemo(guards, home) },
];
