import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { DqDownload } from '#domain/file-exports/schema';
import { openExportStates } from '#domain/file-exports/states';
import { dossierKey } from '#web/entities/file-access/file-access';
import { asApiProblem } from '#web/shared/http/api-problem';
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

interface Outcome {
  onSent: () => void;
  /** A failure that is no line of the history. */
  onFailed: () => void;
}

/** A request that got no response, so that the log of the server does not know it either. */
const isUnanswered = (error: Error): boolean => asApiProblem(error).status === 0;

/** Sends the file to the reader's own address. A refusal is a line of the history, and shows in the file. */
export function useSendToEmail(driverId: string) {
  const client = useQueryClient();
  const send = useCommand({
    send: (_: void, { headers }) =>
      call(api.POST('/api/dq/send-to-email/{id}', { params: { path: { id: driverId } }, headers })),
    invalidates: () => [keyOf(driverId)],
  });
  const showRefusal = (error: Error): boolean => {
    void client.invalidateQueries({ queryKey: keyOf(driverId) });
    // The carrier may no longer read what it has open.
    const { status } = asApiProblem(error);
    if (status === 403 || status === 404) void client.invalidateQueries({ queryKey: dossierKey(driverId) });
    return asApiProblem(error).code === 'access-not-granted';
  };
  return {
    isPending: send.isPending,
    unanswered: send.error !== null && isUnanswered(send.error) ? send.error : null,
    send: ({ onSent, onFailed }: Outcome) =>
      send.mutate(undefined, {
        onSuccess: onSent,
        onError: (error) => {
          if (!isUnanswered(error) && !showRefusal(error)) onFailed();
        },
      }),
  };
}
