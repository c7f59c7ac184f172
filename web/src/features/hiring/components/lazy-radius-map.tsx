import { lazy } from 'react';

/** Loaded with its outlines when the map is opened. */
export const LazyRadiusMap = lazy(() => import('./radius-map').then((module) => ({ default: module.RadiusMap })));
