import { queryOptions } from '@tanstack/react-query';
import type { DqDownload } from '#domain/file-exports/schema';
import { openExportStates } from '#domain/file-exports/states';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

const keyOf = (driverId: string) => ['file-exports', driverId] as const;

/** The line of an open export changes without an event. */
const REFETCH_MS = 3_000;

const isOpen = ({ state }: DqDownload): boolean => openExportStates.includes(state);

/** The carrier's exports of the driver's file. */
export const downloadsQuery = (driverId: string) =>
  queryOptions({
    queryKey: keyOf(driverId),
    queryFn: async ({ signal }) => {
      const { data } = await call(api.GET('/api/job-order/dq-download', { params: { query: { driverId } }, signal }));
      return data;
    },
    refetchInterval: ({ state }) => (state.data?.some(isOpen) === true ? REFETCH_MS : false),
  });

/** Sends the file to the reader's own address. */
export const useSendToEmail = (driverId: string) =>
  useCommand({
    send: (_: void, { headers }) =>
      call(api.POST('/api/dq/send-to-email/{id}', { params: { path: { id: driverId } }, headers })),
    invalidates: () => [keyOf(driverId)],
  });
