import { redirect } from 'react-router';
import type { RouteObject } from 'react-router';
import { paths } from '../shared/paths';

/** The carrier's pages: /business/* and /recruiter/*. */
export const businessRoutes: RouteObject[] = [
  { path: 'business', loader: () => redirect(paths.start) },
  { path: 'business/job-order', loader: () => redirect(paths.jobOrdersBy('pending')) },
];
