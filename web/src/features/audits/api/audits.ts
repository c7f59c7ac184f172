import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type {
  AuditRows,
  AuditsQuery,
  AuditView,
  NewAuditBody,
  NewAuditLink,
  NewAuditLinkBody,
  OpenAuditLink,
  ProduceAuditBody,
} from '#domain/audits/schema';
import { api, call } from '#web/shared/http/client';
import { nextSkip } from '#web/shared/http/next-skip';
import { saveFile } from '#web/shared/http/save-file';
import { useCommand } from '#web/shared/http/use-command';

const PAGE_SIZE = 25;
const keys = {
  lists: ['audits'],
  one: (id: string) => ['audit', id],
  views: (id: string) => ['audit-views', id],
  openLinks: ['audit-links'],
} as const;

/** A packet is rendered without an event. */
const REFETCH_MS = 3_000;
const isRendering = (state: AuditView['state'] | undefined) => state === 'queued' || state === 'rendering';

/** Audits of the reader's carrier; for operations, of any. */
export const auditsQuery = ({ state, organizationId }: Pick<AuditsQuery, 'state' | 'organizationId'>) =>
  infiniteQueryOptions({
    queryKey: [...keys.lists, { state, organizationId }],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        state,
        ...(organizationId !== undefined && { organizationId }),
        limit: PAGE_SIZE,
        skip: pageParam,
      };
      return call(api.GET('/api/audits', { params: { query }, signal })) as Promise<AuditRows>;
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => nextSkip({ data: last.data, count: last.total }, pages),
  });

/** An audit with its packet and links. */
export const auditQuery = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: ({ signal }) =>
      call(api.GET('/api/audits/{id}', { params: { path: { id } }, signal })) as Promise<AuditView>,
    refetchInterval: ({ state }) => (isRendering(state.data?.state) ? REFETCH_MS : false),
  });

/** Views by readers with a link, newest first. */
export const auditViewsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: keys.views(id),
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, ...(pageParam !== null && { after: pageParam }) };
      return call(api.GET('/api/audits/{id}/views', { params: { path: { id }, query }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** Links of the carrier that can be opened now, also of audits that the reader may not open. */
export const openLinksQuery = () =>
  queryOptions({
    queryKey: keys.openLinks,
    queryFn: ({ signal }) => call(api.GET('/api/business/audit-links', { signal })) as Promise<OpenAuditLink[]>,
  });

/** Records a request for records. */
export const useRequestAudit = (onDone: (id: string) => void) =>
  useCommand<NewAuditBody, { _id: string }>({
    send: (body, { headers }) => call(api.POST('/api/audits', { body, headers })),
    invalidates: () => [keys.lists],
    onDone: ({ _id }) => {
      onDone(_id);
    },
  });

/** Renders the packet again after a failure. */
export const useRenderAgain = (id: string) =>
  useCommand({
    send: (_: void, { headers }) => call(api.POST('/api/audits/{id}/packet', { params: { path: { id } }, headers })),
    invalidates: () => [keys.one(id), keys.lists],
  });

/** Records the day on which the records were handed over. */
export const useProduceAudit = (id: string, onDone: () => void) =>
  useCommand<ProduceAuditBody>({
    send: (body, { headers }) =>
      call(api.PUT('/api/audits/{id}/production', { params: { path: { id } }, body, headers })),
    invalidates: () => [keys.one(id), keys.lists],
    onDone,
  });

/** Creates a link for a reader; its secrets are in this response only. */
export const useShareAudit = (id: string) =>
  useCommand<NewAuditLinkBody, NewAuditLink>({
    send: (body, { headers }) => call(api.POST('/api/audits/{id}/links', { params: { path: { id } }, body, headers })),
    invalidates: () => [keys.one(id), keys.lists],
  });

/** Revokes a link. */
export const useRevokeLink = (id: string) =>
  useCommand<string>({
    send: (linkId, { headers }) =>
      call(api.DELETE('/api/audits/{id}/links/{linkId}', { params: { path: { id, linkId } }, headers })),
    invalidates: () => [keys.one(id), keys.lists, keys.openLinks],
  });

/** Saves the packet on this device. */
export async function savePacket({ _id, asOf }: Pick<AuditView, '_id' | 'asOf'>): Promise<void> {
  const content = await call(api.GET('/api/audits/{id}/packet', { params: { path: { id: _id } }, parseAs: 'blob' }));
  saveFile(content, `audit-packet-${asOf}.zip`);
}
