/** The loading state of a list's rows; DataTable and CardList show each state. */
export type ListState<Row> =
  | { status: 'loading' }
  | { status: 'error'; error: Error; retry: () => void }
  | { status: 'ready'; rows: readonly Row[]; total: number | undefined; more: MoreRows | undefined };

export interface MoreRows {
  load: () => void;
  loading: boolean;
}

interface Query<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface InfiniteQuery<Page> extends Query<{ pages: readonly Page[] }> {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

interface Rows<Row> {
  rows: readonly Row[];
  total?: number | undefined;
}

function loadingOrError(query: Query<unknown>): ListState<never> {
  if (query.error === null) return { status: 'loading' };
  return { status: 'error', error: query.error, retry: () => void query.refetch() };
}

/** A list that loads in one response. */
export function listOf<Data, Row>(query: Query<Data>, read: (data: Data) => Rows<Row>): ListState<Row> {
  if (query.data === undefined) return loadingOrError(query);
  const { rows, total } = read(query.data);
  return { status: 'ready', rows, total: total ?? rows.length, more: undefined };
}

/** A list that loads page by page; the total comes from the first page. */
export function pagedListOf<Page, Row>(query: InfiniteQuery<Page>, read: (page: Page) => Rows<Row>): ListState<Row> {
  if (query.data === undefined) return loadingOrError(query);
  const pages = query.data.pages.map(read);
  const more = { load: () => void query.fetchNextPage(), loading: query.isFetchingNextPage };
  return {
    status: 'ready',
    rows: pages.flatMap((page) => page.rows),
    total: pages[0]?.total,
    more: query.hasNextPage ? more : undefined,
  };
}
