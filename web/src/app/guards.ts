import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router';
import { redirect } from 'react-router';
import { isCarrierStaff, isDriver, isOps } from '#domain/accounts/actor';
import { demoLoginsQuery } from '#web/entities/demo/demo-logins';
import { paths, safeRedirect, signInPathOf, withRedirect } from '#web/shared/paths';
import type { CurrentUser } from '#web/shared/session/current-user';
import { actorOf, currentUserQuery } from '#web/shared/session/current-user';
import { firstPageOf } from '#web/shared/session/first-page';
import { restoreSession } from '#web/shared/session/refresh';

/** The sign-in page for a link from an email or text message: driver pages have the drivers' sign-in. */
const loginFor = ({ pathname, search }: URL) => withRedirect(signInPathOf(isDriverPage(pathname)), pathname + search);

const isDriverPage = (pathname: string) => pathname === '/driver' || pathname.startsWith('/driver/');

export type Refusal = (user: CurrentUser) => string | undefined;

/** The path to which a signed-in user is redirected; undefined allows access. */
export const refusals = {
  carrier: (user) => (isCarrierStaff(actorOf(user)) ? undefined : paths.forbidden),
  recruiter: (user) => (user.position === 'RECRUITER' ? undefined : paths.forbidden),
  ops: (user) => (isOps(actorOf(user)) ? undefined : paths.forbidden),
  driver: (user) => {
    if (user.demoExpiresAt !== null) return paths.demoHome;
    return isDriver(actorOf(user)) ? undefined : paths.forbidden;
  },
  activeDriver: (user) => (user.isActive ? undefined : paths.driverOnboarding),
  inactiveDriver: (user) => (user.isActive ? paths.driverHome : undefined),
} satisfies Record<string, Refusal>;

/** Whether this is a provider's sign-in window with a result for the page that opened it. */
export const isOAuthReturn = (_user: CurrentUser, { searchParams }: URL) =>
  searchParams.has('provider') || searchParams.has('problem');

/** Whether the address is the link of an email, which may confirm the address of somebody who is signed in. */
export const hasLink = (_user: CurrentUser, { searchParams }: URL) => searchParams.has('accessToken');

export const isPending = (user: CurrentUser) => user.status === 'pending';

/**
 * Pages that links in emails open: signed-in drivers are redirected home, except those who still have to confirm a
 * contact. Others stay: the link may be another person's.
 */
const createLinkPage =
  (signedInUser: () => Promise<CurrentUser | undefined>) =>
  (...exceptions: readonly ((user: CurrentUser, url: URL) => boolean)[]): LoaderFunction =>
  async ({ request }) => {
    const user = await signedInUser();
    if (user === undefined || !isDriver(actorOf(user))) return null;
    const url = new URL(request.url);
    return exceptions.some((exception) => exception(user, url)) ? null : redirect(paths.driverHome);
  };

export function createGuards(client: QueryClient) {
  const signedInUser = async () => ((await restoreSession()) ? client.ensureQueryData(currentUserQuery()) : undefined);

  /** Allows signed-in users who are not refused. The page renders only after this loader. */
  const only =
    (...checks: readonly Refusal[]): LoaderFunction =>
    async ({ request }) => {
      const user = await signedInUser();
      if (user === undefined) return redirect(loginFor(new URL(request.url)));
      const elsewhere = checks.map((check) => check(user)).find((path) => path !== undefined);
      return elsewhere === undefined ? null : redirect(elsewhere);
    };

  /** Sign-in pages are for those who are not signed in. */
  const onlyVisitors: LoaderFunction = async ({ request }) => {
    const user = await signedInUser();
    if (user === undefined) return null;
    return redirect(safeRedirect(new URL(request.url).searchParams.get('redirect'), firstPageOf(user)));
  };

  /** Whether this installation is a demo; elsewhere, the demo's URLs are not found. */
  const isDemo = async () => (await client.ensureQueryData(demoLoginsQuery())).demo;

  /** Visitors of the demo only; other users are redirected to the demo's sign-in. */
  const onlyDemo: LoaderFunction = async ({ params }) => {
    if (!(await isDemo())) return null;
    const user = await signedInUser();
    if (user === undefined || user.demoExpiresAt === null) return redirect(paths.demoLogin);
    return params['id'] === undefined || params['id'] === user._id ? null : redirect(paths.demoHome);
  };

  /** A page for all users; the role matters only for the link back. */
  const anybody: LoaderFunction = async () => {
    await signedInUser().catch(() => undefined);
    return null;
  };

  const toLandingPage: LoaderFunction = async () => {
    const user = await signedInUser();
    return redirect(user?.landingPath ?? paths.carrierLogin);
  };

  return { only, anybody, onlyVisitors, linkPage: createLinkPage(signedInUser), isDemo, onlyDemo, toLandingPage };
}

export type Guards = ReturnType<typeof createGuards>;
