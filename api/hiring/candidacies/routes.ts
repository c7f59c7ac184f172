import type { Route } from '../../http/define-route';
import { hireRoutes } from './hire-routes';
import { interviewRoutes } from './interview-routes';
import { candidacyReadRoutes } from './read-routes';
import { requestRoutes } from './request-routes';
import { reviewRoutes } from './review-routes';

/** The hiring flow on the carrier's side. */
export const candidacyRoutes: readonly Route[] = [
  ...candidacyReadRoutes,
  ...requestRoutes,
  ...reviewRoutes,
  ...interviewRoutes,
  ...hireRoutes,
];
