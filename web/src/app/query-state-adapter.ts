import { unstable_createAdapterProvider as createAdapterProvider } from 'nuqs/adapters/custom';
import type { unstable_AdapterInterface as AdapterInterface } from 'nuqs/adapters/custom';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Query state through the router itself. The adapter that nuqs ships writes past it, so that links which carry the
 * query on would be built from an old one.
 */
function useRouterQueryState(): AdapterInterface {
  const [searchParams, setSearchParams] = useSearchParams();
  const updateUrl = useCallback<AdapterInterface['updateUrl']>(
    (search, { history, scroll }) => {
      setSearchParams(search, { replace: history !== 'push', preventScrollReset: !scroll });
    },
    [setSearchParams],
  );
  const getSearchParamsSnapshot = useCallback(() => searchParams, [searchParams]);
  return { searchParams, updateUrl, getSearchParamsSnapshot };
}

export const QueryStateAdapter = createAdapterProvider(useRouterQueryState);
