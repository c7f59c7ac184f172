import { z } from 'zod';
import { countScreeningCalls, listScreeningCalls, type ScreeningCallRow } from '#db/screening-calls/screening-calls';
import { callKindOf } from '#domain/driver-pipeline/missed-calls';
import { MissCallBody, OpsDriver } from '#domain/driver-pipeline/schema';
import { stageTable } from '#domain/driver-pipeline/stages';
import { CallFilters, type ScreeningCall, ScreeningCallList } from '#domain/screening-calls/schema';
import { zoneAt } from '#platform/time-zones';
import { defineRoute, type Route } from '../../http/define-route';
import { keyPart, KeysetQuery, parseCursor, toKeysetPage } from '../../http/keyset';
import { commandAndRead, storeReason } from '../command';

const CallKey = z.tuple([keyPart.instant, keyPart.id]);

/** Screening and follow-up calls: drivers to call, and missed calls. */
export const screeningCallRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.list-calls',
    method: 'get',
    paths: ['/api/ops/calls'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'List calls to drivers',
    query: KeysetQuery.extend(CallFilters.shape),
    response: ScreeningCallList,
    problems: [],
    example: () => ({ query: { turn: 'due' } }),
    handler: async ({ query: { after, limit, ...filters }, ctx }) => {
      const now = ctx.now();
      const criteria = { ...filters, now, after: parseCursor(after, CallKey) ?? null, limit: limit + 1 };
      const [rows, counts] = await Promise.all([
        listScreeningCalls(ctx.db, criteria),
        countScreeningCalls(ctx.db, criteria),
      ]);
      const { data, next } = toKeysetPage(rows, limit, ({ callAt, driverId }) => [callAt, driverId]);
      return { data: data.map((row) => presentCall(row, now)), next, counts };
    },
  }),
  defineRoute({
    id: 'ops.record-missed-call',
    method: 'post',
    paths: ['/api/ops/drivers/:id/missed-call'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Record a missed call',
    params: z.object({ id: z.uuid() }),
    body: MissCallBody,
    response: OpsDriver,
    problems: ['not-found', 'pipeline-changed', 'date-in-past'],
    example: ({ driverId }) => ({ params: { id: driverId }, body: { againAt: '2099-01-04T15:00:00.000Z' } }),
    handler: async ({ params, body: { againAt, note }, ctx }) =>
      commandAndRead(ctx, {
        driverId: params.id,
        name: 'recordMissedCall',
        details: { againAt, noteId: await storeReason(ctx, note) },
      }),
  }),
];

function presentCall(row: ScreeningCallRow, now: Date): ScreeningCall {
  const { snapshot: state, ownerFirstName, ownerLastName } = row;
  const ownerName = ownerFirstName === null || ownerLastName === null ? null : `${ownerFirstName} ${ownerLastName}`;
  return {
    _id: row.driverId,
    kind: callKindOf(state.stage) ?? 'screening',
    name: `${row.firstName} ${row.lastName}`,
    place: `${row.city}, ${row.homeState}`,
    phone: row.phone,
    timeZone: zoneAt(row),
    callAt: row.callAt,
    isDue: Date.parse(row.callAt) <= now.getTime(),
    tries: state.tries?.count ?? 0,
    lastTriedAt: state.tries?.lastAt ?? null,
    enteredAt: state.enteredAt,
    targetDays: stageTable[state.stage].targetDays,
    snoozedUntil: state.snooze?.until ?? null,
    owner: state.ownerId === null || ownerName === null ? null : { _id: state.ownerId, name: ownerName },
  };
}
