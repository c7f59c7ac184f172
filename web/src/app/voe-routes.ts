import type { RouteObject } from 'react-router';
import { paths } from '#web/shared/paths';
import { page, redirectsTo } from './page';

/** Past employers' forms, for people without an account. */
export const voeRoutes: RouteObject[] = [
  { path: 'voe', ...redirectsTo(paths.voeLogin()) },
  page('voe/login', () => import('#web/features/voe/components/voe-login-page').then((m) => m.VoeLoginPage), ['voe']),
  page('voe/:urlCode', () => import('#web/features/voe/components/voe-page').then((m) => m.VoePage), [
    'histories',
    'labels',
    'signature',
    'voe',
  ]),
];
