import { z } from 'zod';
import { readBoardColumn } from '#db/board/board';
import { readBoardHeads } from '#db/board/board-heads';
import { Board, BoardFilters } from '#domain/board/schema';
import { OpsDriverItem } from '#domain/driver-pipeline/schema';
import { driverStages } from '#domain/driver-pipeline/stages';
import { defineRoute, type Route } from '../../http/define-route';
import { keysetPageOf, KeysetQuery, toKeysetPage } from '../../http/keyset';
import { cardCursor, cardKey } from './cursor';
import { presentBoard, presentBoardCard } from './present';

/** The board of pipelines by stage (`/ops/pipeline`). */
export const boardRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.read-board',
    method: 'get',
    paths: ['/api/ops/board'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'Retrieve the pipeline board totals',
    query: BoardFilters,
    response: Board,
    problems: [],
    example: () => ({ query: { waitsFor: 'ops' } }),
    handler: async ({ query, ctx }) => presentBoard(await readBoardHeads(ctx.db, { ...query, now: ctx.now() })),
  }),
  defineRoute({
    id: 'ops.read-board-column',
    method: 'get',
    paths: ['/api/ops/board/:stage'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'List drivers in a pipeline stage',
    params: z.object({ stage: z.enum(driverStages) }),
    query: BoardFilters.extend(KeysetQuery.shape),
    response: keysetPageOf(OpsDriverItem).meta({ id: 'BoardColumn' }),
    problems: [],
    example: () => ({ params: { stage: 'Certified' }, query: { waitsFor: 'ops' } }),
    handler: async ({ params: { stage }, query: { after, limit, ...filters }, ctx }) => {
      const now = ctx.now();
      const criteria = { ...filters, stage, now, after: cardCursor(after), limit: limit + 1 };
      const { data, next } = toKeysetPage(await readBoardColumn(ctx.db, criteria), limit, cardKey);
      return { data: data.map((row) => presentBoardCard(row, now)), next };
    },
  }),
];
