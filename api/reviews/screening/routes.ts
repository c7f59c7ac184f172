import { z } from 'zod';
import { listClearinghouseCarriers } from '#db/screening/screening-orders';
import { countScreening, listScreening } from '#db/screening/screening-results';
import { MAX_FILE_BYTES } from '#domain/driver-files/uploads';
import { screeningKinds } from '#domain/screening/kinds';
import {
  BulkFileBody,
  ClearinghouseCarriers,
  ImportReport,
  OrderReport,
  OrderResultsBody,
  RecordScreeningBody,
  ScreeningFilters,
  ScreeningList,
} from '#domain/screening/schema';
import { defineRoute, fileResponse, type Route } from '../../http/define-route';
import { keyPart, KeysetQuery, parseCursor, toKeysetPage } from '../../http/keyset';
import { bulkFile } from './clearinghouse';
import { importResponse } from './import-response';
import { orderResults } from './order';
import { presentScreening } from './present';
import { receiveScreening, recordScreening } from './record';

const ResultKey = z.tuple([keyPart.instant, keyPart.number]);
const MAX_RESPONSE_BYTES = 2_000_000;
const OrganizationParams = z.object({ id: z.uuid() });

/** Results of all drivers: needed, ordered, awaited and received (docs/state-machines.md#results). */
export const screeningRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.list-results',
    method: 'get',
    paths: ['/api/ops/results'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'List screening results of all drivers',
    query: KeysetQuery.extend(ScreeningFilters.shape),
    response: ScreeningList,
    problems: [],
    example: () => ({ query: { status: 'needed' } }),
    handler: async ({ query: { after, limit, ...filters }, ctx }) => {
      const [rows, counts] = await Promise.all([
        listScreening(ctx.db, { ...filters, after: cursorOf(after), limit: limit + 1 }),
        countScreening(ctx.db, filters),
      ]);
      const { data, next } = toKeysetPage(rows, limit, ({ since, id }) => [since, String(id)]);
      const all = { needed: 0, ordered: 0, waiting: 0, received: 0, accepted: 0, refused: 0, ...counts };
      return { data: data.map(presentScreening), next, counts: all };
    },
  }),
  defineRoute({
    id: 'ops.order-results',
    method: 'post',
    paths: ['/api/ops/results/order'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Order screening results',
    body: OrderResultsBody,
    response: OrderReport,
    problems: [],
    example: ({ driverId }) => ({ body: { results: [{ driverId, result: 'mvr' }] } }),
    handler: ({ body, ctx }) => orderResults(ctx, body.results),
  }),
  defineRoute({
    id: 'ops.record-screening',
    method: 'post',
    paths: ['/api/ops/results/status'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Set the status of a screening result',
    body: RecordScreeningBody,
    problems: ['not-found', 'pipeline-changed', 'result-changed'],
    example: ({ driverId }) => ({ body: { driverId, result: 'mvr', status: 'ordered' } }),
    handler: ({ body: { status, ...ref }, ctx }) => recordScreening(ctx, ref, status),
  }),
  defineRoute({
    id: 'ops.receive-screening',
    method: 'post',
    paths: ['/api/ops/results/:driverId/:result/file'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Upload a screening result',
    params: z.object({ driverId: z.uuid(), result: z.enum(screeningKinds) }),
    query: z.object({ organizationId: z.uuid().optional() }),
    fileBody: { maxBytes: MAX_FILE_BYTES },
    problems: [
      'not-found',
      'pipeline-changed',
      'file-active',
      'file-broken',
      'file-empty',
      'file-infected',
      'file-protected',
      'file-too-large',
      'file-type-not-allowed',
      'file-unreadable',
      'picture-too-large',
    ],
    example: ({ driverId }) => ({ params: { driverId, result: 'mvr' } }),
    handler: ({ params, query: { organizationId = null }, ctx }) =>
      receiveScreening(ctx, { ...params, organizationId }),
  }),
  defineRoute({
    id: 'ops.list-clearinghouse',
    method: 'get',
    paths: ['/api/ops/clearinghouse'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'List carriers with pending Clearinghouse queries',
    response: ClearinghouseCarriers,
    problems: [],
    example: () => ({}),
    handler: async ({ ctx }) => ({ data: await listClearinghouseCarriers(ctx.db) }),
  }),
  defineRoute({
    id: 'ops.clearinghouse-file',
    method: 'post',
    paths: ['/api/ops/clearinghouse/file'],
    permission: 'ops:act',
    scope: 'ops',
    summary: "Export a carrier's Clearinghouse queries",
    body: BulkFileBody,
    response: fileResponse('text/tab-separated-values'),
    problems: ['nothing-to-send'],
    // Contains names and license numbers, so the response is not stored for retries; `again` requests the same file.
    idempotent: false,
    example: ({ organizationId }) => ({ body: { organizationId, query: 'limited' } }),
    handler: ({ body, ctx }) => bulkFile(ctx, body),
  }),
  defineRoute({
    id: 'ops.import-clearinghouse',
    method: 'post',
    paths: ['/api/ops/clearinghouse/:id/answer'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Import Clearinghouse query results',
    params: OrganizationParams,
    fileBody: { maxBytes: MAX_RESPONSE_BYTES },
    response: ImportReport,
    problems: ['file-empty', 'file-too-large'],
    example: ({ organizationId }) => ({ params: { id: organizationId } }),
    handler: ({ params, ctx }) => importResponse(ctx, params.id),
  }),
];

function cursorOf(after: string | undefined): { since: string; id: number } | null {
  const key = parseCursor(after, ResultKey);
  return key === undefined ? null : { since: key[0], id: key[1] };
}
