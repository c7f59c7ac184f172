import type { RouteObject } from 'react-router';
import { RouteError } from './route-error';

/** What breaks in a page is said in its place: head and navigation stay. Goes inside the guards, whose answer both need. */
export const withinFrame = (children: RouteObject[]): RouteObject[] => [{ ErrorBoundary: RouteError, children }];
