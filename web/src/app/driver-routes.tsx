import { redirect } from 'react-router';
import type { RouteObject } from 'react-router';
import { paths } from '../shared/paths';
import type { Guards } from './guards';
import { refusals } from './guards';

/** The driver's pages: those of an active driver, and those of one who is still applying. */
export const driverRoutes = (guards: Guards): RouteObject[] => [
  { index: true, loader: () => redirect(paths.start) },
  { middleware: guards.only(refusals.activeDriver), loader: () => null, children: [] },
  { middleware: guards.only(refusals.inactiveDriver), loader: () => null, children: [] },
];
