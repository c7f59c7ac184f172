import type { RouteObject } from 'react-router';
import { paths } from '../shared/paths';
import type { Guards } from './guards';
import { refusals } from './guards';
import { leadsTo } from './page';

/** The driver's pages: those of an active driver, and those of one who is still applying. */
export const driverRoutes = (guards: Guards): RouteObject[] => [
  { index: true, ...leadsTo(paths.start) },
  { loader: guards.only(refusals.driver, refusals.activeDriver), children: [] },
  { loader: guards.only(refusals.driver, refusals.inactiveDriver), children: [] },
];
