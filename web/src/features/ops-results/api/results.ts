import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ClearinghouseQuery } from '#domain/screening/clearinghouse';
import type { ScreeningKind, ScreeningProvider, ScreeningStatus } from '#domain/screening/kinds';
import type { OrderReport, RecordScreeningBody, ScreeningList, ScreeningRef } from '#domain/screening/schema';
import { opsDriverKeys } from '#web/entities/pipeline/drivers';
import { api, call } from '#web/shared/http/client';
import { saveFile } from '#web/shared/http/save-file';
import { useCommand } from '#web/shared/http/use-command';

interface ResultFilters {
  result: ScreeningKind | null;
  status: ScreeningStatus | null;
  provider: ScreeningProvider | null;
}

// Nested under the key of the driver lists, which every driver command invalidates.
const resultKeys = {
  lists: [...opsDriverKeys.lists, 'results'] as const,
  clearinghouse: [...opsDriverKeys.lists, 'clearinghouse'] as const,
};

/** Results of all drivers, longest-waiting first. */
export const resultsQuery = ({ result, status, provider }: ResultFilters) =>
  infiniteQueryOptions({
    queryKey: [...resultKeys.lists, result, status, provider],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        ...(result !== null && { result }),
        ...(status !== null && { status }),
        ...(provider !== null && { provider }),
        ...(pageParam !== null && { after: pageParam }),
      };
      // The response has a count for each status.
      return call(api.GET('/api/ops/results', { params: { query }, signal })) as Promise<ScreeningList>;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { topics: ['driver'], held: true },
  });

/** Carriers whose queries go to the Clearinghouse. */
export const clearinghouseQuery = () =>
  queryOptions({
    queryKey: resultKeys.clearinghouse,
    queryFn: ({ signal }) => call(api.GET('/api/ops/clearinghouse', { signal })),
    meta: { topics: ['driver'] },
  });

const changed = ({ driverId }: { driverId: string }) => [opsDriverKeys.lists, opsDriverKeys.one(driverId)];

/** Orders results, each from its provider. */
export const useOrderResults = (onDone: (report: OrderReport) => void) =>
  useCommand<ScreeningRef[], OrderReport>({
    send: (results, { headers }) =>
      call(api.POST('/api/ops/results/order', { body: { results }, headers })) as Promise<OrderReport>,
    invalidates: () => [opsDriverKeys.lists],
    onDone,
  });

/** Records the status of a result manually. */
export const useRecordScreening = (onDone: () => void) =>
  useCommand<RecordScreeningBody>({
    send: (body, { headers }) => call(api.POST('/api/ops/results/status', { body, headers })),
    invalidates: changed,
    onDone,
  });

interface ResultUpload extends ScreeningRef {
  file: File;
  /** Makes uploads of two different files different commands. */
  fingerprint: string;
}

const asBody = (file: File) => ({ body: file as unknown as string, bodySerializer: () => file });
const octetStream = { 'Content-Type': 'application/octet-stream' };

/** Uploads the file of a result. */
export const useReceiveScreening = (onDone: () => void) =>
  useCommand<ResultUpload>({
    send: ({ driverId, result, organizationId, file }, { headers }) =>
      call(
        api.POST('/api/ops/results/{driverId}/{result}/file', {
          params: { path: { driverId, result }, query: organizationId === null ? {} : { organizationId } },
          ...asBody(file),
          headers: { ...headers, ...octetStream },
        }),
      ),
    invalidates: changed,
    onDone,
  });

interface BulkFile {
  organizationId: string;
  query: ClearinghouseQuery;
  again: boolean;
}

/** Downloads a carrier's queries as a file for the portal. */
export const useBulkFile = (onDone: () => void) =>
  useCommand<BulkFile>({
    send: async (body) => {
      const content = await call(api.POST('/api/ops/clearinghouse/file', { body, parseAs: 'blob' }));
      saveFile(content, 'clearinghouse.txt');
    },
    invalidates: () => [opsDriverKeys.lists],
    onDone,
  });

/** Uploads the portal's response file. */
export const useImportResponse = () =>
  useCommand({
    send: ({ id, file }: { id: string; file: File; fingerprint: string }, { headers }) =>
      call(
        api.POST('/api/ops/clearinghouse/{id}/answer', {
          params: { path: { id } },
          ...asBody(file),
          headers: { ...headers, ...octetStream },
        }),
      ),
    invalidates: () => [opsDriverKeys.lists],
  });
