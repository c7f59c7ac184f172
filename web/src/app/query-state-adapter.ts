import type { unstable_AdapterInterface as AdapterInterface } from 'nuqs/adapters/custom';
import { unstable_createAdapterProvider as createAdapterProvider } from 'nuqs/adapters/custom';
import { useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import type { DataRouter } from 'react-router';
import { NavigationType, useLocation } from 'react-router';
import { AppRouterContext } from './app-router';

/** The target of a pending navigation, otherwise the current location. */
const destination = ({ state }: DataRouter) => state.navigation.location ?? state.location;

function useRouter(): DataRouter {
  const router = useContext(AppRouterContext);
  if (router === undefined) throw new Error('QueryStateAdapter must be rendered inside AppRouterContext');
  return router;
}

/**
 * Query state through the router itself. The adapter that nuqs ships bypasses it, so links that keep the query would be
 * built from a stale one. The pending navigation counts: a filter changed during it is merged into it, and fields show
 * what was typed.
 */
function useRouterQueryState(): AdapterInterface {
  const router = useRouter();
  const { pathname, search: rendered } = useLocation();
  const read = useCallback(() => {
    const ahead = destination(router);
    return ahead.pathname === pathname ? ahead.search : rendered;
  }, [router, pathname, rendered]);
  const subscribe = useCallback((onChange: () => void) => router.subscribe(onChange), [router]);
  const search = useSyncExternalStore(subscribe, read);
  const searchParams = useMemo(() => new URLSearchParams(search), [search]);

  const getSearchParamsSnapshot = useCallback(() => new URLSearchParams(read()), [read]);
  const updateUrl = useCallback<AdapterInterface['updateUrl']>(
    (next, { history, scroll }) => {
      const ahead = destination(router);
      // The user is leaving the page: a late filter change must not navigate back to it.
      if (ahead.pathname !== pathname) return;
      const isNewEntry = history === 'push' || router.state.navigation.historyAction === NavigationType.Push;
      void router.navigate(
        { pathname, search: next.toString(), hash: ahead.hash },
        { replace: !isNewEntry, preventScrollReset: !scroll, state: ahead.state as unknown },
      );
    },
    [router, pathname],
  );
  return { searchParams, pathname, updateUrl, getSearchParamsSnapshot };
}

export const QueryStateAdapter = createAdapterProvider(useRouterQueryState);
