import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import { fetchCode } from '#web/shared/connection/fetch-code';
import type { Guards } from './guards';

/** The route whose children are all others. */
export const ROOT = 'root';

interface Area {
  /** The first segments of its paths. */
  paths: RegExp;
  load: () => Promise<(guards: Guards) => RouteObject>;
}

/** Areas with a layout of their own. The list of their pages' files loads with them: other areas don't need it. */
const areas: readonly Area[] = [
  { paths: /^\/driver(?:\/|$)/i, load: () => import('./driver-routes').then((m) => m.driverArea) },
  {
    paths: /^\/(?:business|recruiter)(?:\/|$)/i,
    load: () => import('./business-routes').then((m) => m.businessArea),
  },
  { paths: /^\/ops(?:\/|$)/i, load: () => import('./ops-routes').then((m) => m.opsArea) },
];

/** Adds the routes of the area to which a path belongs. The router adds a route with the same id only once. */
export const addAreaRoutes =
  (guards: Guards): PatchRoutesOnNavigationFunction =>
  async ({ path, patch }) => {
    const area = areas.find(({ paths }) => paths.test(path));
    if (area === undefined) return;
    const routes = await fetchCode(area.load);
    patch(ROOT, [routes(guards)]);
  };
