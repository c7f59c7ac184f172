import { z } from 'zod';
import { formDefaults } from '#domain/job-orders/defaults';
import { JobOrderForm, JobOrderPatch, OrderCommandResult, VisibilityBody } from '#domain/job-orders/schema';
import { QueryFlag } from '#domain/shared/schema';
import { defineRoute, type Route } from '../http/define-route';
import type { ExampleWorld } from '../http/example-world';
import { commandOrder } from './command';
import { loadOrder } from './load-order';
import { createOrder, duplicateOrder, updateOrder } from './write-order';

const OrderParams = z.object({ id: z.uuid() });
const CancelQuery = z.object({
  notifyToDriver: QueryFlag.optional(),
  /** An alias that some clients send. */
  notifyDrivers: QueryFlag.optional(),
});

const exampleForm = ({ facilityId }: ExampleWorld): object => ({
  ...formDefaults,
  facilityId,
  title: 'Night drayage',
  equipment: ['Day Cab'],
  equipmentBrand: ['volvo'],
});

/** Creation, editing, cancellation and deletion of job orders (docs/state-machines.md#job-orders). */
export const orderWriteRoutes: readonly Route[] = [
  defineRoute({
    id: 'orders.create',
    method: 'post',
    paths: ['/api/order/fleet', '/api/job-order'],
    permission: 'orders:write',
    scope: 'self',
    summary: 'Create a job order',
    body: JobOrderForm,
    response: OrderCommandResult,
    status: 201,
    problems: ['agreement-ending', 'agreement-not-accepted', 'not-found'],
    example: (world) => ({ body: exampleForm(world) }),
    handler: ({ body, ctx }) => createOrder(ctx, body),
  }),
  defineRoute({
    id: 'orders.update',
    method: 'patch',
    paths: ['/api/order/fleet/:id', '/api/job-order/:id'],
    permission: 'orders:write',
    scope: 'organization',
    summary: 'Update a job order',
    params: OrderParams,
    body: JobOrderPatch,
    response: OrderCommandResult,
    problems: ['order-not-editable', 'order-changed', 'seats-below-hired'],
    example: ({ orderId }) => ({ params: { id: orderId }, body: {} }),
    handler: ({ params, body, ctx }) => updateOrder(ctx, params.id, body),
  }),
  defineRoute({
    id: 'orders.delete',
    method: 'delete',
    paths: ['/api/job-order/:id', '/api/order/fleet/:id'],
    permission: 'orders:write',
    scope: 'organization',
    summary: 'Delete a job order',
    params: OrderParams,
    response: OrderCommandResult,
    problems: ['order-has-assignments', 'order-changed'],
    example: ({ orderId }) => ({ params: { id: orderId } }),
    handler: async ({ params, ctx }) => {
      const { id } = await loadOrder(ctx, params.id);
      return commandOrder(ctx, { orderId: id, name: 'deleteOrder', details: {} });
    },
  }),
  defineRoute({
    id: 'orders.cancel',
    method: 'delete',
    paths: ['/api/job-order/cancel/:id'],
    permission: 'orders:write',
    scope: 'organization',
    summary: 'Cancel a job order',
    params: OrderParams,
    query: CancelQuery,
    response: OrderCommandResult,
    problems: ['order-changed'],
    example: ({ orderId }) => ({ params: { id: orderId }, query: { notifyToDriver: 'true' } }),
    handler: async ({ params, query, ctx }) => {
      const { id } = await loadOrder(ctx, params.id);
      const notifyToDriver = query.notifyToDriver ?? query.notifyDrivers ?? false;
      return commandOrder(ctx, { orderId: id, name: 'cancelOrder', details: { notifyToDriver } });
    },
  }),
  defineRoute({
    id: 'orders.set-visibility',
    method: 'patch',
    paths: ['/api/visibility/:id', '/api/job-order/visibility/:id'],
    permission: 'orders:write',
    scope: 'organization',
    summary: 'Set whether drivers can see a job order',
    params: OrderParams,
    body: VisibilityBody,
    response: OrderCommandResult,
    problems: ['order-not-editable'],
    example: ({ orderId }) => ({ params: { id: orderId }, body: { isVisible: false } }),
    handler: async ({ params, body, ctx }) => {
      const { id } = await loadOrder(ctx, params.id);
      return commandOrder(ctx, { orderId: id, name: 'setVisibility', details: body });
    },
  }),
  defineRoute({
    id: 'orders.duplicate',
    method: 'post',
    paths: ['/api/duplicate/:id', '/api/job-order/duplicate/:id'],
    permission: 'orders:write',
    scope: 'organization',
    summary: 'Duplicate a job order',
    params: OrderParams,
    response: OrderCommandResult,
    status: 201,
    problems: ['agreement-ending', 'agreement-not-accepted', 'facility-inactive'],
    example: ({ orderId }) => ({ params: { id: orderId } }),
    handler: ({ params, ctx }) => duplicateOrder(ctx, params.id),
  }),
];
