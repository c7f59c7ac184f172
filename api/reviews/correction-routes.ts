import { z } from 'zod';
import type { HistoryItems } from '#domain/driver-histories/items';
import { type EventKind, eventKinds } from '#domain/driver-histories/kinds';
import { correctionBodies, SeenVersion } from '#domain/driver-reviews/corrections/schema';
import { historyExamples } from '../drivers/histories/examples';
import { defineRoute, type Route } from '../http/define-route';
import { correctEvent, removeEvent } from './correct-event';

const EventParams = z.object({ id: z.uuid(), itemId: z.uuid() });

const nouns: Readonly<
  Record<EventKind, { readonly path: `/api/${string}`; readonly name: string; readonly noun: string }>
> = {
  violation: { path: '/api/ops/drivers/:id/violation/:itemId', name: 'violation', noun: 'a traffic violation' },
  accident: { path: '/api/ops/drivers/:id/accidents/:itemId', name: 'accident', noun: 'an accident' },
};

const problems = ['not-found', 'item-changed', 'pipeline-changed'] as const;

const correctionOf = (kind: EventKind): Route =>
  defineRoute({
    id: `ops.correct-${nouns[kind].name}`,
    method: 'put',
    paths: [nouns[kind].path],
    permission: 'ops:act',
    scope: 'ops',
    summary: `Change ${nouns[kind].noun} that a driver signed`,
    params: EventParams,
    body: correctionBodies[kind] as z.ZodType,
    problems,
    example: ({ driverId, historyItems }) => ({
      params: { id: driverId, itemId: historyItems[kind] },
      body: { version: 'seen', item: historyExamples[kind] },
    }),
    handler: ({ params: { id: driverId, itemId }, body, ctx }) => {
      // The schema of the kind has validated the body.
      const { version, item } = body as { version: string; item: HistoryItems[typeof kind] };
      return correctEvent(ctx, { driverId, itemId, kind, version, item });
    },
  });

const removalOf = (kind: EventKind): Route =>
  defineRoute({
    id: `ops.remove-${nouns[kind].name}`,
    method: 'delete',
    paths: [nouns[kind].path],
    permission: 'ops:act',
    scope: 'ops',
    summary: `Delete ${nouns[kind].noun} that a driver signed`,
    params: EventParams,
    query: SeenVersion,
    problems,
    example: ({ driverId, historyItems }) => ({
      params: { id: driverId, itemId: historyItems[kind] },
      query: { version: 'seen' },
    }),
    handler: ({ params: { id: driverId, itemId }, query: { version }, ctx }) =>
      removeEvent(ctx, { driverId, itemId, kind, version }),
  });

/** Operations' corrections of signed accidents and violations. */
export const correctionRoutes: readonly Route[] = eventKinds.flatMap((kind) => [correctionOf(kind), removalOf(kind)]);
