import type { RouteObject } from 'react-router';
import { RouteError } from './route-error';

/**
 * Shows a page's error in its place; header and navigation stay. Goes inside the guards, because both need their
 * result.
 */
export const withinFrame = (children: RouteObject[]): RouteObject[] => [{ ErrorBoundary: RouteError, children }];
