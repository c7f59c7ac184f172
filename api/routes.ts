import { accountRoutes } from './accounts/routes';
import type { Route } from './http/define-route';

/** Every declared route of the product; each concept adds its own list. */
export const allRoutes: readonly Route[] = [...accountRoutes];
