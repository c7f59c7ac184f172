import type { RouteObject } from 'react-router';
import { paths } from '../shared/paths';
import { leadsTo } from './page';

/** The pages of the platform's own staff. */
export const opsRoutes: RouteObject[] = [{ path: 'ops', ...leadsTo(paths.opsOrders) }];
