import { z } from 'zod';

import { historyKinds, historyPaths, type HistoryKind } from '#domain/driver-histories/kinds';
import { historyLists, historySchemas } from '#domain/driver-histories/schema';

import { defineRoute, type Route } from '../http/define-route';
import { historyExamples } from './examples';
import { readItem, removeItem, saveItem, type HistoryBody } from './items';
import { readHistory } from './read-history';

const ItemParams = z.object({ id: z.uuid() });
const driverAct = { permission: 'driver:act' } as const;

interface KindCalls {
  readonly kind: HistoryKind;
  readonly name: string;
  readonly list: `/api/${string}`;
  readonly body: z.ZodType;
  readonly item: z.ZodType;
  readonly example: object;
}

const callsOf = (kind: HistoryKind): KindCalls => ({
  kind,
  name: historyPaths[kind],
  list: `/api/driver-profile/verification/${historyPaths[kind]}`,
  ...historySchemas[kind],
  example: historyExamples[kind],
});

// The schema of the kind has validated the body.
const typed = (sent: unknown) => sent as HistoryBody;

const readRoutes = ({ kind, name, list, item }: KindCalls): Route[] => [
  defineRoute({
    ...driverAct,
    id: `driver.list-${name}`,
    method: 'get',
    paths: [list],
    scope: 'self',
    summary: `List ${name}`,
    response: historyLists[kind] as z.ZodType,
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => readHistory(ctx, kind),
  }),
  defineRoute({
    ...driverAct,
    id: `driver.read-${name}`,
    method: 'get',
    paths: [`${list}/:id`],
    scope: 'driver',
    summary: `Retrieve an entry of ${name}`,
    params: ItemParams,
    response: item,
    problems: ['not-found'],
    example: ({ historyItems }) => ({ params: { id: historyItems[kind] } }),
    handler: ({ params, ctx }) => readItem(ctx, kind, params.id),
  }),
];

const writeRoutes = ({ kind, name, list, body, item, example }: KindCalls): Route[] => [
  defineRoute({
    ...driverAct,
    id: `driver.add-${name}`,
    method: 'post',
    paths: [list],
    scope: 'self',
    summary: `Create an entry of ${name}`,
    body,
    response: item,
    status: 201,
    problems: ['not-found'],
    example: () => ({ body: { ...example, startDate: '2005-01-01', endDate: '2005-06-01', current: false } }),
    handler: ({ body: sent, ctx }) => saveItem(ctx, { kind, id: undefined, body: typed(sent) }),
  }),
  defineRoute({
    ...driverAct,
    id: `driver.change-${name}`,
    method: 'put',
    paths: [`${list}/:id`],
    scope: 'driver',
    summary: `Update an entry of ${name}`,
    params: ItemParams,
    body,
    response: item,
    problems: ['not-found'],
    example: ({ historyItems }) => ({ params: { id: historyItems[kind] }, body: example }),
    handler: async ({ params, body: sent, ctx }) => {
      await readItem(ctx, kind, params.id);
      return saveItem(ctx, { kind, id: params.id, body: typed(sent) });
    },
  }),
];

const removeRoute = ({ kind, name, list }: KindCalls): Route =>
  defineRoute({
    ...driverAct,
    id: `driver.remove-${name}`,
    method: 'delete',
    paths: [`${list}/:id`],
    scope: 'driver',
    summary: `Delete an entry of ${name}`,
    params: ItemParams,
    problems: ['not-found'],
    example: ({ spareHistoryItems }) => ({ params: { id: spareHistoryItems[kind] } }),
    handler: ({ params, ctx }) => removeItem(ctx, kind, params.id),
  });

/** The routes of each kind, which all have the same names. */
export const historyItemRoutes: readonly Route[] = historyKinds
  .map(callsOf)
  .flatMap((calls) => [...readRoutes(calls), ...writeRoutes(calls), removeRoute(calls)]);
