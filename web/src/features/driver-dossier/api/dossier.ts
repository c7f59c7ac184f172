import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { DriverDossier } from '#domain/driver-dossier/schema';
import { dossierKey } from '#web/entities/file-access/file-access';
import { asApiProblem } from '#web/shared/http/api-problem';
import { api, call } from '#web/shared/http/client';
import { watchChanges } from '#web/shared/realtime/watch-changes';

/** Each opening is logged where the driver reads it, so nothing is fetched again automatically. */
const once = {
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
  meta: { once: true },
} as const;

const dossierQuery = (driverId: string) =>
  queryOptions({
    ...once,
    // A file that was open before may be closed now.
    gcTime: 0,
    queryKey: dossierKey(driverId),
    queryFn: ({ signal }): Promise<DriverDossier> =>
      call(api.GET('/api/business/driver/{driverId}/file', { params: { path: { driverId } }, signal })),
  });

/** A driver's file, as far as the caller may read it. A refusal is the answer: it also closes a file that was open. */
export function useDossier(driverId: string) {
  const { data, error, refetch } = useQuery(dossierQuery(driverId));
  const status = error === null ? 0 : asApiProblem(error).status;
  const isRefused = status >= 400 && status < 500;
  return { dossier: isRefused ? undefined : data, error, refetch };
}

/**
 * Reads a file again that is open while the carrier's access to it changes: an access that has ended closes the file. A
 * file without access is not read again, because each reading is logged.
 */
export function useAccessChange(driverId: string, readAgain: (() => unknown) | undefined) {
  const read = useEffectEvent(() => void readAgain?.());
  useEffect(
    () =>
      watchChanges((change) => {
        if (change.topic === 'file-access' && change.driverId === driverId) read();
      }),
    [driverId],
  );
}

/** The reviewers' notes on the driver's employers. A failure is only logged: the list stays empty. */
export const notesQuery = (driverId: string) =>
  queryOptions({
    ...once,
    queryKey: ['dossier', driverId, 'notes'],
    queryFn: ({ signal }) =>
      call(
        api.GET('/api/verifications', { params: { query: { userId: driverId, type: 'employmentHistory' } }, signal }),
      ),
  });

/** The declared type is text, but the client requested a blob. */
const asBlob = (content: unknown): Blob => content as Blob;

export const photoQuery = (driverId: string) =>
  queryOptions({
    ...once,
    queryKey: ['dossier', driverId, 'photo'],
    queryFn: async ({ signal }) =>
      asBlob(
        await call(
          api.GET('/api/business/driver/{driverId}/photo', { params: { path: { driverId } }, parseAs: 'blob', signal }),
        ),
      ),
  });

export const documentQuery = (driverId: string, fileId: string) =>
  queryOptions({
    ...once,
    queryKey: ['dossier', driverId, 'document', fileId],
    queryFn: async ({ signal }) =>
      asBlob(
        await call(
          api.GET('/api/business/driver/{driverId}/documents/{fileId}', {
            params: { path: { driverId, fileId } },
            parseAs: 'blob',
            signal,
          }),
        ),
      ),
  });

export const consentQuery = (driverId: string, consentId: string) =>
  queryOptions({
    ...once,
    queryKey: ['dossier', driverId, 'consent', consentId],
    queryFn: async ({ signal }) =>
      asBlob(
        await call(
          api.GET('/api/business/driver/{driverId}/consents/{consentId}/pdf', {
            params: { path: { driverId, consentId } },
            parseAs: 'blob',
            signal,
          }),
        ),
      ),
  });
