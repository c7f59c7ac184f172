import type { QueryKey } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import type { OwnAdverseActions } from '#domain/adverse-actions/schema';
import { api, call } from '#web/shared/http/client';
import { saveFile } from '#web/shared/http/save-file';
import { useCommand } from '#web/shared/http/use-command';

/** The driver's notices about reports. */
export const noticesQuery = () =>
  queryOptions({
    queryKey: ['driver', 'adverse-actions'],
    queryFn: ({ signal }): Promise<OwnAdverseActions> => call(api.GET('/api/driver/adverse-actions', { signal })),
    meta: { topics: ['user'] },
  });

const touched = (): readonly QueryKey[] => [noticesQuery().queryKey];

/** An adverse action as the driver saw it. */
export interface SeenAction {
  readonly id: string;
  readonly round: number;
}

export const useDisputeReport = (onDone: () => void) =>
  useCommand({
    send: ({ id, ...body }: SeenAction & { readonly text: string }, request) =>
      call(api.POST('/api/driver/adverse-actions/{id}/dispute', { ...request, params: { path: { id } }, body })),
    invalidates: touched,
    onDone,
  });

export const useRequestCopy = (onDone: () => void) =>
  useCommand({
    send: ({ id, ...body }: SeenAction, request) =>
      call(api.POST('/api/driver/adverse-actions/{id}/copy', { ...request, params: { path: { id } }, body })),
    invalidates: touched,
    onDone,
  });

/** Saves a notice that the driver received. */
export async function saveOwnNotice(id: string, noticeId: string): Promise<void> {
  const params = { path: { id, noticeId } };
  saveFile(
    await call(api.GET('/api/driver/adverse-actions/{id}/notices/{noticeId}', { params, parseAs: 'blob' })),
    'notice.pdf',
  );
}

/** Saves a file of the report. */
export async function saveOwnReport(id: string, fileId: string): Promise<void> {
  const params = { path: { id, fileId } };
  saveFile(
    await call(api.GET('/api/driver/adverse-actions/{id}/reports/{fileId}', { params, parseAs: 'blob' })),
    'report',
  );
}
