import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { toApiProblem } from './api-problem';

/**
 * Reads what an action needs to go on. Unlike the queries of a page, which wait for the network, it fails right away
 * without one, as commands do: a button must not wait without a word.
 */
export async function fetchNow<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  // The page already waits for the same data; joining it would mean waiting, too.
  if (client.getQueryState(query.queryKey)?.fetchStatus === 'paused') throw toApiProblem(0, { code: 'offline' });
  return client.fetchQuery({ ...query, networkMode: 'always', retry: false });
}
