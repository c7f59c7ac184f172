import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter } from 'react-router';
import { addAreaRoutes } from './area-routes';
import { createGuards } from './guards';
import { createRoutes } from './routes';

/** All routes: those of every visit, and how those of an area are added. */
export function createRouting(client: QueryClient) {
  const guards = createGuards(client);
  return { routes: createRoutes(guards), patchRoutesOnNavigation: addAreaRoutes(guards) };
}

export function createAppRouter(client: QueryClient) {
  const { routes, patchRoutesOnNavigation } = createRouting(client);
  return createBrowserRouter(routes, { patchRoutesOnNavigation });
}
