import type { Route } from '../http/define-route';
import { orderBulkRoutes } from './bulk-routes';
import { orderReadRoutes } from './read-routes';
import { orderWriteRoutes } from './write-routes';

/** Job orders for carriers. */
export const jobOrderRoutes: readonly Route[] = [...orderReadRoutes, ...orderWriteRoutes, ...orderBulkRoutes];
