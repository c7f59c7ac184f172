import { type Actor, isOps } from './actor';

/** The page that `/` redirects to, by role; without an actor, the sign-in page. */
export function landingPath(actor: Actor | undefined, driverActive: boolean): string {
  if (actor === undefined) return '/auth/carrierLogin';
  if (actor.isDemo) return `/d/${actor.userId}`;
  if (isOps(actor)) return '/ops/stalled';
  if (actor.roles.includes('business') || actor.roles.includes('business-admin')) {
    return actor.position === 'RECRUITER' ? '/business/my-jobs' : '/business/dashboard';
  }
  return driverActive ? '/driver/home' : '/driver/onboarding';
}
