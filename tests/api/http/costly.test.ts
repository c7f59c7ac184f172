import { setTimeout as after } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { defineRoute } from '#api/http/define-route';
import { allRoutes } from '#api/routes';
import { as, problemOf, startTestApi, type TestApi } from '../../support/api';
import { anAccessToken, anOrganization, aUser } from '../../support/builders/people';

const BURST = 6;
const limits = { callsPerTenSeconds: 1e6, failedSignIns: 1e6, costly: { burst: BURST, perSecond: 0.001 } };
const shared = { scope: 'self', summary: 'Cost much', problems: [], example: () => ({}) } as const;
const Answer = z.object({ isDone: z.boolean() });

const alone = defineRoute({
  ...shared,
  id: 'test.costly',
  method: 'get',
  paths: ['/api/test/costly'],
  permission: 'signed-in',
  response: Answer,
  costly: { chargedTo: 'account', cost: 2 },
  handler: () => Promise.resolve({ isDone: true }),
});
/** Waits until another transaction releases the lock. */
const slow = defineRoute({
  ...shared,
  id: 'test.slow',
  method: 'get',
  paths: ['/api/test/slow/:lock'],
  permission: 'signed-in',
  params: z.object({ lock: z.coerce.number() }),
  response: Answer,
  costly: { chargedTo: 'organization', cost: 1, isQueued: true },
  handler: async ({ params: { lock }, ctx }) => {
    await ctx.nearest.raw('select pg_advisory_lock_shared(?), pg_advisory_unlock_shared(?)', [lock, lock]);
    return { isDone: true };
  },
});

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ limits }, [alone, slow]);
});
afterAll(() => api.close());

async function person(organizationId?: string) {
  const { id } = await aUser(
    api.db,
    organizationId === undefined ? {} : { roles: ['business'], position: 'RECRUITER', organizationId },
  );
  return as(api.app, await anAccessToken(api.db, id));
}
const statusesOf = async (calls: readonly PromiseLike<{ readonly status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);

describe('costly calls', () => {
  it('are refused when an account has used up its allowance, with the time until the next, and only to that account', async () => {
    const [ann, bob] = [await person(), await person()];
    const call = (item: typeof ann) => item.get('/api/test/costly');

    const first = await statusesOf([call(ann), call(ann), call(ann)]);
    const refused = await call(ann);

    expect(first).toEqual([200, 200, 200]);
    expect(refused.status).toBe(429);
    expect(problemOf(refused).code).toBe('too-many-requests');
    expect(Number(refused.get('Retry-After'))).toBeGreaterThan(1000);
    expect((await call(bob)).status).toBe(200);
  });

  it('are refused again without a database query after a recent refusal', async () => {
    const ann = await person();
    const call = () => ann.get('/api/test/costly');
    await statusesOf([call(), call(), call(), call()]);
    const statements: string[] = [];
    const listen = ({ sql }: { sql: string }) => statements.push(sql);

    api.db.on('query', listen);
    const { status } = await call();
    api.db.off('query', listen);

    expect([status, statements]).toEqual([429, []]);
  });

  it('share one allowance per carrier', async () => {
    const { id } = await anOrganization(api.db);
    const [ann, bob] = [await person(id), await person(id)];
    const call = (entry: typeof ann) => entry.get('/api/test/slow/1');

    await statusesOf(Array.from({ length: BURST }, () => call(ann)));

    expect((await call(bob)).status).toBe(429);
    expect((await call(await person((await anOrganization(api.db)).id))).status).toBe(200);
  });

  it('leave search connections for other carriers', async () => {
    const [own, other] = [await anOrganization(api.db), await anOrganization(api.db)];
    const [ann, bob, cleo] = [await person(own.id), await person(own.id), await person(other.id)];

    const waiting = await api.db.transaction(async (trx) => {
      await trx.raw('select pg_advisory_xact_lock(2)');
      const slowStatuses = statusesOf([ann, bob, ann, bob].map((entry) => entry.get('/api/test/slow/2')));
      const isWaiting = () => trx('pg_locks').where({ locktype: 'advisory', granted: false }).first('pid');
      while ((await isWaiting()) === undefined) await after(5);

      expect((await cleo.get('/api/test/slow/3')).status).toBe(200);
      return { slowStatuses };
    });

    expect(await waiting.slowStatuses).toEqual([200, 200, 200, 200]);
  });

  it('are exactly these', () => {
    const costly = allRoutes.filter((route) => route.costly !== undefined);

    expect(Object.fromEntries(costly.map(({ id, costly }) => [id, costly?.chargedTo]))).toEqual({
      'autopilot.preview': 'organization',
      'candidates.preview-bulk': 'organization',
      'drivers.search': 'organization',
      'drivers.search-by-filters': 'organization',
      'files.list': 'organization',
      'hours.import-driver-file': 'account',
      'hours.import-file': 'account',
      'requirements.calendar-csv': 'organization',
      'requirements.calendar-ics': 'organization',
      'ops.preview-bulk': 'account',
      'ops.read-consent-file': 'account',
      'payouts.statement': 'account',
      'payroll-exports.file': 'organization',
      'consents.read-file': 'account',
      'dossier.open-consent': 'account',
      'timesheets.csv': 'organization',
      'timesheets.pdf': 'organization',
      'webhooks.replay': 'organization',
      'verifications.open-report': 'account',
      'file-exports.send': 'account',
      'audits.request': 'account',
      'audits.packet': 'account',
      'adverse-actions.send-first-notice': 'account',
      'adverse-actions.send-final-notice': 'account',
    });
  });
});
