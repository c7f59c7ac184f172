import { queryOptions } from '@tanstack/react-query';
import type { AuditRoom, AuditRoomFile, OpenedRoom } from '#domain/audits/room-schema';
import { api, call } from '#web/shared/http/client';
import { saveFile } from '#web/shared/http/save-file';
import { useCommand } from '#web/shared/http/use-command';

/** Each request is a view that the drivers read: an open room fetches nothing again automatically. */
const once = {
  staleTime: Infinity,
  gcTime: Infinity,
  refetchOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
} as const;

/** The drivers of a packet. */
export const roomQuery = (room: string) =>
  queryOptions({
    queryKey: ['audit-room', room],
    queryFn: ({ signal }) =>
      call(api.GET('/api/audit-rooms/{room}', { params: { path: { room } }, signal })) as Promise<AuditRoom>,
    ...once,
  });

/** One driver's file. */
export const roomFileQuery = (room: string, fileId: string) =>
  queryOptions({
    queryKey: ['audit-room', room, fileId],
    queryFn: ({ signal }) =>
      call(
        api.GET('/api/audit-rooms/{room}/files/{fileId}', { params: { path: { room, fileId } }, signal }),
      ) as Promise<AuditRoomFile>,
    ...once,
  });

/** Opens the room of a link with its access code. */
export const useOpenRoom = (code: string, onOpen: (opened: OpenedRoom) => void) =>
  useCommand<{ accessCode: string }, OpenedRoom>({
    send: (body) => call(api.POST('/api/audit-links/{code}/rooms', { params: { path: { code } }, body })),
    onDone: onOpen,
  });

/** The place of a document in a room. */
export interface DocumentPlace {
  readonly room: string;
  readonly fileId: string;
  readonly documentId: string;
}

/** Time for which a reader stays on a page before it is loaded: pages that are only passed are not drawn. */
const PAUSE_MS = 250;

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Another page is asked for', 'AbortError'));
    });
  });

/** A page as a picture. Each load is a view, so it is not kept; only the page that was asked for last is loaded. */
export const pageQuery = ({ room, fileId, documentId }: DocumentPlace, page: number) =>
  queryOptions({
    queryKey: ['audit-room', room, fileId, documentId, page],
    queryFn: async ({ signal }) => {
      await pause(signal);
      const path = { room, fileId, documentId, page };
      const answer = api.GET('/api/audit-rooms/{room}/files/{fileId}/documents/{documentId}/pages/{page}', {
        params: { path },
        parseAs: 'blob',
        signal,
      });
      const picture: unknown = await call(answer);
      return picture as Blob;
    },
    ...once,
    gcTime: 0,
  });

/** Saves a document on this device. */
export async function saveOriginal(place: DocumentPlace & { readonly mediaType: string }): Promise<void> {
  const { mediaType, ...path } = place;
  const content = await call(
    api.GET('/api/audit-rooms/{room}/files/{fileId}/documents/{documentId}/original', {
      params: { path },
      parseAs: 'blob',
    }),
  );
  saveFile(content, `document.${mediaType.split('/').at(-1) ?? 'pdf'}`);
}

/** Saves the whole packet on this device. */
export async function saveRoomPacket(room: string): Promise<void> {
  const content = await call(
    api.GET('/api/audit-rooms/{room}/packet', { params: { path: { room } }, parseAs: 'blob' }),
  );
  saveFile(content, 'audit-packet.zip');
}
