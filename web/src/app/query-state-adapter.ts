import type { unstable_AdapterInterface as AdapterInterface } from 'nuqs/adapters/custom';
import { unstable_createAdapterProvider as createAdapterProvider } from 'nuqs/adapters/custom';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { amendLocation, destination, useAppRouter } from '#web/shared/app-router';

/**
 * Query state through the router itself. The adapter that nuqs ships bypasses it, so links that keep the query would be
 * built from a stale one. The pending navigation counts: a filter changed during it is merged into it, and fields show
 * what was typed.
 */
function useRouterQueryState(): AdapterInterface {
  const router = useAppRouter();
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
      amendLocation(router, pathname, {
        search: next.toString(),
        isNewEntry: history === 'push',
        keepsScroll: !scroll,
      });
    },
    [router, pathname],
  );
  return { searchParams, pathname, updateUrl, getSearchParamsSnapshot };
}

export const QueryStateAdapter = createAdapterProvider(useRouterQueryState);
