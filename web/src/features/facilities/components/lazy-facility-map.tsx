import { lazy } from 'react';

/** Loaded with its outlines when the map is shown. */
export const LazyFacilityMap = lazy(() => import('./facility-map').then((module) => ({ default: module.FacilityMap })));
