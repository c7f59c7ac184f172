import { queryOptions } from '@tanstack/react-query';
import type { InviteSource } from '#domain/candidacies/sources';
import { orderKeys } from '#web/entities/job-orders/order';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

/** The carrier's active orders with how a driver fits each of them. */
export const inviteChoicesQuery = (driverId: string) =>
  queryOptions({
    queryKey: ['invite-choices', driverId],
    queryFn: ({ signal }) =>
      call(api.GET('/api/business/driver/{driverId}/orders', { params: { path: { driverId } }, signal })),
    meta: { topics: ['candidacy', 'driver', 'job-order'] },
  });

/** A driver, the order, and the carrier's own words to the driver. */
export interface Invitation {
  orderId: string;
  driverId: string;
  source: InviteSource;
  text?: string;
  /** The cost of the match as the dialog showed it. */
  shownPriceCents?: number;
}

/** Invites a driver to one of the carrier's orders. */
export const useInviteToOrder = (onDone: () => void) =>
  useCommand({
    send: ({ orderId, ...body }: Invitation, request) =>
      call(api.POST('/api/job-order/fleet-job-request', { ...request, body: { ...body, jobOrderId: orderId } })),
    invalidates: ({ orderId, driverId }) => [
      ['invite-choices', driverId],
      ['driver-profile'],
      ['bench'],
      ['candidates'],
      ['dashboard'],
      ['candidacies', orderId],
      ['driver-search', orderId],
      orderKeys.one(orderId),
      orderKeys.lists,
    ],
    onDone,
  });
