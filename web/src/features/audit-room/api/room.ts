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

/** The address of a page as a picture; each time it is loaded is a view. */
export const pageUrl = ({ room, fileId, documentId }: DocumentPlace, page: number): string =>
  `/api/audit-rooms/${room}/files/${fileId}/documents/${documentId}/pages/${String(page)}`;

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
