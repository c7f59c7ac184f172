import { infiniteQueryOptions } from '@tanstack/react-query';
import type { DueLines } from '#domain/requirements/calendar/schema';
import type { Actor, Store } from '#domain/requirements/model/requirement';
import { api, call } from '#web/shared/http/client';
import { nextSkip } from '#web/shared/http/next-skip';
import { saveFile } from '#web/shared/http/save-file';

const PAGE_SIZE = 50;

export interface DueLinesFilter {
  readonly from: string;
  readonly days: number;
  readonly store: Store | null;
  readonly acts: Actor | null;
  readonly search: string;
}

const queryOf = ({ from, days, store, acts, search }: DueLinesFilter) => ({
  days,
  ...(from !== '' && { from }),
  ...(store !== null && { store }),
  ...(acts !== null && { acts }),
  ...(search !== '' && { search }),
});

/** The lines of the carrier's files that are due in the period. */
export const dueLinesQuery = (filter: DueLinesFilter) =>
  infiniteQueryOptions({
    queryKey: ['due-lines', filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...queryOf(filter), limit: PAGE_SIZE, skip: pageParam };
      return call(api.GET('/api/business/requirements/calendar', { params: { query }, signal })) as Promise<DueLines>;
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => nextSkip({ data: last.data, count: last.total }, pages),
    meta: { topics: ['candidacy', 'driver'] },
  });

/** Downloads all of them as a table. */
export async function saveDueLinesTable(filter: DueLinesFilter): Promise<void> {
  const params = { query: queryOf(filter) };
  saveFile(
    await call(api.GET('/api/business/requirements/calendar.csv', { params, parseAs: 'blob' })),
    'requirements.csv',
  );
}

/** Downloads all of them as calendar events. */
export async function saveDueLinesCalendar(filter: DueLinesFilter): Promise<void> {
  const params = { query: queryOf(filter) };
  saveFile(
    await call(api.GET('/api/business/requirements/calendar.ics', { params, parseAs: 'blob' })),
    'requirements.ics',
  );
}
