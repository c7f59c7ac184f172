import type { RouteObject } from 'react-router';
import { RouteError } from './route-error';

/**
 * Shows a page's error in its place; header and navigation stay. Goes inside the guards, because the
 * frame and the page need the user that they load.
 */
export const withinFrame = (children: RouteObject[]): RouteObject[] => [{ ErrorBoundary: RouteError, children }];
