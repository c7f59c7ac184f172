import { queryOptions } from '@tanstack/react-query';
import type { HistoryItems } from '#domain/driver-histories/items';
import { type HistoryKind, historyPaths } from '#domain/driver-histories/kinds';
import type { SubmitEmployment, SubmitResidence } from '#domain/driver-histories/schema';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';
import { applicationQuery } from '../application';
import type { HistoryList } from './history-list';

// The calls of all kinds differ only in their path and the item's fields.
type ListPath = '/api/driver-profile/verification/employmentHistory';
const listPath = (kind: HistoryKind) => `/api/driver-profile/verification/${historyPaths[kind]}` as ListPath;
const itemPath = (kind: HistoryKind) => `${listPath(kind)}/{id}` as `${ListPath}/{id}`;

const historiesKey = ['driver', 'history'] as const;
// Accidents and violations are part of the compliance check.
const changed = () => [historiesKey, applicationQuery().queryKey, ['driver', 'compliance']];

/** The driver's items of a kind; fetched again when another tab or device changes them. */
export const historyQuery = <K extends HistoryKind>(kind: K) =>
  queryOptions({
    queryKey: [...historiesKey, kind],
    queryFn: async ({ signal }) => (await call(api.GET(listPath(kind), { signal }))) as unknown as HistoryList<K>,
    meta: { topics: ['driver', 'history'] },
  });

interface Saving<K extends HistoryKind> {
  /** Undefined for a new item. */
  id: string | undefined;
  item: HistoryItems[K];
  /** The item as the form was opened with it. */
  was: HistoryItems[K];
}

/** Adds an item or changes one. */
export const useSaveItem = <K extends HistoryKind>(kind: K, onDone: () => void) =>
  useCommand<Saving<K>>({
    send: ({ id, item, was: shown }, { headers }) => {
      const body = item as unknown as HistoryItems['employment'];
      if (id === undefined) return call(api.POST(listPath(kind), { body, headers }));
      const was = { ...(shown as unknown as HistoryItems['employment']), _id: id };
      return call(api.PUT(itemPath(kind), { params: { path: { id } }, body: { ...body, was }, headers }));
    },
    invalidates: changed,
    onDone,
  });

/** Removes an item. */
export const useRemoveItem = (kind: HistoryKind) =>
  useCommand<string>({
    send: (id, { headers }) => call(api.DELETE(itemPath(kind), { params: { path: { id } }, headers })),
    invalidates: changed,
  });

/** Sends the work history for review. */
export const useSubmitEmployment = (onDone: () => void) =>
  useCommand<Pick<SubmitEmployment, 'commercialEmployersListed'>>({
    send: (body, { headers }) => call(api.PUT(`${listPath('employment')}/submit`, { body, headers })),
    invalidates: changed,
    onDone,
  });

/** Sends the residence history for review. */
export const useSubmitResidence = (onDone: () => void) =>
  useCommand<Pick<SubmitResidence, 'sameAddress' | 'mailingAddress'>>({
    send: (body, { headers }) =>
      call(api.PUT('/api/driver-profile/verification/residenceHistory/submit', { body, headers })),
    invalidates: changed,
    onDone,
  });

type NotedKind = HistoryKind | 'reference';

/** The review section that holds a kind's notes. */
const sectionOf = {
  employment: 'employmentHistory',
  residence: 'residenceHistory',
  militaryService: 'militaryService',
  drivingSchool: 'drivingSchool',
  unemploymentPeriod: 'unemploymentPeriod',
  violation: 'violation',
  accident: 'accident',
  reference: 'reference',
} as const satisfies Record<NotedKind, string>;

/** Reviewer notes on the items. */
export const notesQuery = (kind: NotedKind, userId: string) =>
  queryOptions({
    queryKey: [...historiesKey, kind, 'notes', userId],
    queryFn: ({ signal }) =>
      call(api.GET('/api/verifications', { params: { query: { userId, type: sectionOf[kind] } }, signal })),
    meta: { topics: ['driver'] },
  });
