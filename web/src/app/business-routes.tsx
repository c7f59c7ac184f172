import type { RouteObject } from 'react-router';
import { paths } from '../shared/paths';
import { leadsTo } from './page';

/** The carrier's pages: /business/* and /recruiter/*. */
export const businessRoutes: RouteObject[] = [
  { path: 'business', ...leadsTo(paths.start) },
  { path: 'business/job-order', ...leadsTo(paths.jobOrdersBy('pending')) },
];
