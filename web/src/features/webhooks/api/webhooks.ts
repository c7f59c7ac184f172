import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { WebhookEventType } from '#domain/webhooks/event-types';
import type { ChangeWebhookBody, NewWebhookBody, WebhookDeliveries, WebhookSecret } from '#domain/webhooks/schema';
import type { DeliveryState } from '#domain/webhooks/terms';
import { api, call } from '#web/shared/http/client';
import { nextSkip } from '#web/shared/http/next-skip';
import { sendable } from '#web/shared/http/sendable';
import { useCommand } from '#web/shared/http/use-command';

const KEY = ['webhooks'];
const PAGE_SIZE = 25;
/** While events wait, answers arrive without a command of this page. */
const REFETCH_MS = 3_000;

/** The carrier's endpoints, by name. */
export const webhooksQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'list'],
    queryFn: ({ signal }) => call(api.GET('/api/webhooks', { signal })),
    refetchInterval: ({ state }) => (state.data?.data.some(({ pending }) => pending > 0) === true ? REFETCH_MS : false),
  });

/** The types of events with an example of each. */
export const catalogQuery = () =>
  queryOptions({
    queryKey: ['webhook-event-types'],
    queryFn: ({ signal }) => call(api.GET('/api/webhooks/event-types', { signal })),
  });

/** One endpoint. */
export const webhookQuery = (webhookId: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', webhookId],
    queryFn: ({ signal }) => call(api.GET('/api/webhooks/{webhookId}', { params: { path: { webhookId } }, signal })),
    refetchInterval: ({ state }) => ((state.data?.pending ?? 0) > 0 ? REFETCH_MS : false),
  });

/** Filters of deliveries. */
export interface DeliveryFilters {
  state?: DeliveryState;
  type?: WebhookEventType;
}

/** Deliveries of an endpoint, latest event first. */
export const deliveriesQuery = (webhookId: string, filters: DeliveryFilters) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'deliveries', webhookId, filters],
    queryFn: ({ pageParam, signal }) => {
      const query = sendable({ ...filters, limit: PAGE_SIZE, skip: pageParam });
      return call(api.GET('/api/webhooks/{webhookId}/deliveries', { params: { path: { webhookId }, query }, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: (last: WebhookDeliveries, pages: WebhookDeliveries[]) => nextSkip(last, pages),
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ data: rows }) => rows.some(({ state }) => state === 'pending')) === true ? REFETCH_MS : false,
  });

/** A delivery with its attempts. */
export const deliveryQuery = (path: { webhookId: string; deliveryId: string }) =>
  queryOptions({
    queryKey: [...KEY, 'delivery', path],
    queryFn: ({ signal }) =>
      call(api.GET('/api/webhooks/{webhookId}/deliveries/{deliveryId}', { params: { path }, signal })),
  });

const invalidates = () => [KEY];

export const useAddWebhook = (onDone: (secret: WebhookSecret) => void) =>
  useCommand({
    send: (body: NewWebhookBody, request) => call(api.POST('/api/webhooks', { ...request, body })),
    invalidates,
    onDone,
  });

export const useChangeWebhook = (onDone: () => void) =>
  useCommand({
    send: ({ webhookId, ...body }: ChangeWebhookBody & { webhookId: string }, request) =>
      call(api.PUT('/api/webhooks/{webhookId}', { ...request, params: { path: { webhookId } }, body })),
    invalidates,
    onDone,
  });

export const usePauseWebhook = (webhookId: string) =>
  useCommand({
    send: (isPaused: boolean, request) =>
      call(
        api.PUT('/api/webhooks/{webhookId}/pause', { ...request, params: { path: { webhookId } }, body: { isPaused } }),
      ),
    invalidates,
  });

export const useRotateSecret = (webhookId: string, onDone: (secret: WebhookSecret) => void) =>
  useCommand({
    send: (body: { endsFormer: boolean }, request) =>
      call(api.POST('/api/webhooks/{webhookId}/secret', { ...request, params: { path: { webhookId } }, body })),
    invalidates,
    onDone,
  });

export const useDeleteWebhook = (webhookId: string) =>
  useCommand({
    send: (_: undefined, request) =>
      call(api.DELETE('/api/webhooks/{webhookId}', { ...request, params: { path: { webhookId } } })),
    invalidates,
  });

export const useTestWebhook = (webhookId: string) =>
  useCommand({
    send: (_: undefined, request) =>
      call(api.POST('/api/webhooks/{webhookId}/test', { ...request, params: { path: { webhookId } } })),
    invalidates,
  });

export const useReplayDelivery = (path: { webhookId: string; deliveryId: string }, onDone: () => void) =>
  useCommand({
    send: (_: undefined, request) =>
      call(api.POST('/api/webhooks/{webhookId}/deliveries/{deliveryId}/replay', { ...request, params: { path } })),
    invalidates,
    onDone,
  });

export const useReplaySince = (webhookId: string, onDone: (replayed: { count: number }) => void) =>
  useCommand({
    send: (since: string, request) =>
      call(
        api.POST('/api/webhooks/{webhookId}/replay', { ...request, params: { path: { webhookId } }, body: { since } }),
      ),
    invalidates,
    onDone,
  });
