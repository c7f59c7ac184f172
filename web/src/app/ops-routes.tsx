import type { RouteObject } from 'react-router';
import { paths } from '../shared/paths';
import { leadsTo, page } from './page';

/** The pages of the platform's own staff. */
export const opsRoutes: RouteObject[] = [
  { path: 'ops', ...leadsTo(paths.opsOrders) },
  { path: 'ops/orders', ...leadsTo(paths.opsOrdersBy('pending')) },
  page(
    'ops/orders/:status',
    () => import('../features/ops-orders/components/orders-page').then((m) => m.OpsOrdersPage),
    ['labels', 'ops-orders'],
  ),
];
