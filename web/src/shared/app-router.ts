import { createContext, useContext } from 'react';
import type { DataRouter } from 'react-router';
import { NavigationType } from 'react-router';

/** The router itself: it knows the target of a navigation before any page renders again. */
export const AppRouterContext = createContext<DataRouter | undefined>(undefined);

export function useAppRouter(): DataRouter {
  const router = useContext(AppRouterContext);
  if (router === undefined) throw new Error('useAppRouter must be used inside AppRouterContext');
  return router;
}

/** The target of a pending navigation, otherwise the current location. */
export const destination = ({ state }: DataRouter) => state.navigation.location ?? state.location;

interface Amendment {
  search?: string;
  state?: unknown;
  isNewEntry?: boolean;
  keepsScroll?: boolean;
}

/**
 * Changes the query or the state of the location that a page is at or about to be at, so that two changes at nearly the same
 * moment are both kept. Does nothing once the user is leaving the page: a late change must not navigate back to it.
 */
export function amendLocation(
  router: DataRouter,
  pathname: string,
  { search, state, isNewEntry = false, keepsScroll = true }: Amendment,
): void {
  const ahead = destination(router);
  if (ahead.pathname !== pathname) return;
  const isPushing = isNewEntry || router.state.navigation.historyAction === NavigationType.Push;
  void router.navigate(
    { pathname, search: search ?? ahead.search, hash: ahead.hash },
    { replace: !isPushing, preventScrollReset: keepsScroll, state: state ?? (ahead.state as unknown) },
  );
}
