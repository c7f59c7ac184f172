import { redirect } from 'react-router';
import type { RouteObject } from 'react-router';
import { paths } from '../shared/paths';

/** The pages of the platform's own staff. */
export const opsRoutes: RouteObject[] = [{ path: 'ops', loader: () => redirect(paths.opsOrders) }];
