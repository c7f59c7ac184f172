import { z } from 'zod';
import { type HistoryKind, historyKinds, historyPaths, isEvent } from '#domain/driver-histories/kinds';
import { historyChanges, historyLists, historySchemas } from '#domain/driver-histories/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { historyExamples } from './examples';
import { type HistoryBody, readItem, removeItem, saveItem } from './items';
import { readHistory } from './read-history';

const ItemParams = z.object({ id: z.uuid() });
const driverAct = { permission: 'driver:act' } as const;
const formerEnd = { endDate: '2005-06-01', current: false };

/** The entries of each kind as the summaries name them: one, and all. */
const nouns: Readonly<Record<HistoryKind, { readonly one: string; readonly all: string }>> = {
  employment: { one: 'a job in the employment history', all: 'jobs in the employment history' },
  residence: { one: 'a residence', all: 'residences' },
  militaryService: { one: 'a period of military service', all: 'periods of military service' },
  drivingSchool: { one: 'a driving school', all: 'driving schools' },
  unemploymentPeriod: { one: 'a period of unemployment', all: 'periods of unemployment' },
  violation: { one: 'a traffic violation', all: 'traffic violations' },
  accident: { one: 'an accident', all: 'accidents' },
};

interface KindCalls {
  readonly kind: HistoryKind;
  readonly name: string;
  readonly list: `/api/${string}`;
  readonly body: z.ZodType;
  readonly change: z.ZodType;
  readonly item: z.ZodType;
  readonly example: object;
}

const callsOf = (kind: HistoryKind): KindCalls => ({
  kind,
  name: historyPaths[kind],
  list: `/api/driver-profile/verification/${historyPaths[kind]}`,
  ...historySchemas[kind],
  change: historyChanges[kind],
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
    summary: `List ${nouns[kind].all}`,
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
    summary: `Retrieve ${nouns[kind].one}`,
    params: ItemParams,
    response: item,
    problems: ['not-found'],
    example: ({ historyItems }) => ({ params: { id: historyItems[kind] } }),
    handler: ({ params, ctx }) => readItem(ctx, kind, params.id),
  }),
];

const writeRoutes = ({ kind, name, list, body, change, item, example }: KindCalls): Route[] => [
  defineRoute({
    ...driverAct,
    id: `driver.add-${name}`,
    method: 'post',
    paths: [list],
    scope: 'self',
    summary: `Create ${nouns[kind].one}`,
    body,
    response: item,
    status: 201,
    problems: ['not-found'],
    example: () => ({ body: { ...example, startDate: '2005-01-01', ...(!isEvent(kind) && formerEnd) } }),
    handler: ({ body: sent, ctx }) => saveItem(ctx, { kind, id: undefined, body: typed(sent) }),
  }),
  defineRoute({
    ...driverAct,
    id: `driver.change-${name}`,
    method: 'put',
    paths: [`${list}/:id`],
    scope: 'driver',
    summary: `Update ${nouns[kind].one}`,
    params: ItemParams,
    body: change,
    response: item,
    problems: ['not-found', 'record-changed'],
    example: ({ historyItems }) => ({ params: { id: historyItems[kind] }, body: example }),
    handler: async ({ params, body: sent, ctx }) => {
      await readItem(ctx, kind, params.id);
      const { was, ...rest } = sent as { readonly was?: unknown };
      return saveItem(ctx, { kind, id: params.id, body: typed(rest), was });
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
    summary: `Delete ${nouns[kind].one}`,
    params: ItemParams,
    problems: ['not-found'],
    example: ({ spareHistoryItems }) => ({ params: { id: spareHistoryItems[kind] } }),
    handler: ({ params, ctx }) => removeItem(ctx, kind, params.id),
  });

/** The routes of every kind of history item: list, retrieve, create, update, delete. */
export const historyItemRoutes: readonly Route[] = historyKinds
  .map(callsOf)
  .flatMap((calls) => [...readRoutes(calls), ...writeRoutes(calls), removeRoute(calls)]);
