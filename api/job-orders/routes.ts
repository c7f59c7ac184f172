import type { Route } from '../http/define-route';
import { orderReadRoutes } from './read-routes';
import { orderWriteRoutes } from './write-routes';

/** Job orders on the carrier's side. */
export const jobOrderRoutes: readonly Route[] = [...orderReadRoutes, ...orderWriteRoutes];
