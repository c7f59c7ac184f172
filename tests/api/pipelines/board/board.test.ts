import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Board } from '#domain/board/schema';
import type { OpsDriverItem } from '#domain/driver-pipeline/schema';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { problemOf } from '../../../support/api';
import { HiringApi } from '../../../support/hiring/hiring-api';
import { aDriver, aUser } from '../../../support/hiring/hiring-world';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const inStage = (stage: DriverPipelineState['stage'], days: number, state: Partial<DriverPipelineState> = {}) =>
  aDriver(hiring.api.db, { state: { stage, enteredAt: ago(days), ...state } });

interface Column {
  data: OpsDriverItem[];
  next: string | null;
}

const column = async (stage: string, query: object = {}): Promise<Column> =>
  (await hiring.ops.get(`/api/ops/board/${stage}`).query(query).expect(200)).body as Column;
const ids = async (stage: string, query: object = {}) => (await column(stage, query)).data.map(({ _id }) => _id);
const headOf = async (stage: string, query: object = {}) =>
  ((await hiring.ops.get('/api/ops/board').query(query).expect(200)).body as Board).data.find(
    (head) => head.stage === stage,
  );
const move = (id: string, body: object) => hiring.ops.post(`/api/ops/drivers/${id}/move`).send(body);

describe('a column of the board', () => {
  it('begins with the longest-overdue driver, ends with drivers who wait for no one, and continues after a page', async () => {
    const busy = { hires: [{ candidacyId: '018f0000-0000-7000-8000-0000000000aa', isOnAssignment: true }] };
    const working = [await inStage('Certified', 90, busy), await inStage('Certified', 1, busy)].toSorted();
    const late = await inStage('Certified', 40);
    const later = await inStage('Certified', 20);
    const inTime = await inStage('Certified', 1);
    const seen: string[] = [];

    for (let after: string | null = ''; after !== null;) {
      const page: Column = await column('Certified', { limit: 2, ...(after !== '' && { after }) });
      seen.push(...page.data.map(({ _id }) => _id));
      after = page.next;
    }

    expect(seen).toEqual([late, later, inTime, ...working]);
    expect((await column('Certified')).data[0]).toMatchObject({
      tier: 'Certified',
      targetDays: 5,
      isOverdue: true,
      waitsFor: 'ops',
      next: 'place',
      owner: null,
    });
    expect(await headOf('Certified')).toMatchObject({ cards: 5, overdue: 2 });
  });

  it('counts with the filters of its cards, and shows the median age', async () => {
    const owner = await aUser(hiring.db, { roles: ['ops'] });
    const late = await inStage('PendingHR', 30, { ownerId: owner });
    await inStage('PendingHR', 3, { ownerId: owner });
    await inStage('PendingHR', 1);

    expect(await headOf('PendingHR')).toMatchObject({ cards: 3, overdue: 1 });
    expect(Date.parse((await headOf('PendingHR'))?.medianSince ?? '') / DAY).toBeCloseTo(Date.now() / DAY - 3, 1);
    for (const query of [{ owner }, { owner: 'none' }, { waitsFor: 'ops' }, { waitsFor: 'driver' }, { overdue: true }])
      expect((await headOf('PendingHR', query))?.cards).toBe((await ids('PendingHR', query)).length);
    expect(await ids('PendingHR', { owner, overdue: true })).toEqual([late]);
    expect(await headOf('Interview', { owner })).toEqual({
      stage: 'Interview',
      cards: 0,
      overdue: 0,
      medianSince: null,
    });
  });

  it('removes drivers from an exit stage at their target age', async () => {
    const left = { previousStage: 'Interview' } as const;
    await inStage('NotQualified', 21, left);
    const recent = await inStage('NotQualified', 19, left);
    const again = await inStage('Retarget', 300, { ...left, contactAgainAt: ago(-60) });

    expect(await ids('NotQualified')).toEqual([recent]);
    expect((await headOf('NotQualified'))?.cards).toBe(1);
    expect(await ids('Retarget')).toEqual([again]);
    // The driver is overdue on the agreed day, not ten days after entering the stage.
    expect((await column('Retarget')).data[0]).toMatchObject({ isOverdue: false, targetDays: 360 });
    const one = await hiring.ops.get(`/api/ops/drivers/${again}`).expect(200);
    expect((one.body as OpsDriverItem).targetDays).toBe(360);
  });

  it('rejects an unknown stage, owner and cursor', async () => {
    await hiring.ops.get('/api/ops/board/Nowhere').expect(400);
    await hiring.ops.get('/api/ops/board').query({ owner: 'me' }).expect(400);
    const forged = Buffer.from(JSON.stringify(['yesterday', 'x'])).toString('base64url');
    await hiring.ops.get('/api/ops/board/Interview').query({ after: forged }).expect(400);
  });

  it('is forbidden for carriers', async () => {
    await hiring.carrier.admin.get('/api/ops/board').expect(403);
    await hiring.carrier.admin.get('/api/ops/board/Interview').expect(403);
  });
});

describe('a card that two users move', () => {
  it('is moved by the first, and the second gets a refusal that names the first, or "You" in another tab', async () => {
    const id = await inStage('HRPaperWork', 2);
    await move(id, { from: 'HRPaperWork', to: 'PendingHR' }).expect(200);

    const second = await move(id, { from: 'HRPaperWork', to: 'WrappingUpHR' });

    expect([second.status, problemOf(second)]).toMatchObject([
      409,
      { code: 'pipeline-changed', params: { did: 'stageMoved', who: 'You' } },
    ]);
    expect(await ids('PendingHR')).toContain(id);
    expect(await ids('HRPaperWork')).not.toContain(id);
  });

  it('appears once in its new column, even when the move is retried', async () => {
    const id = await inStage('Interview', 2);
    const send = () => move(id, { from: 'Interview', to: 'PendingHR' }).set('Idempotency-Key', 'one-move');
    await send().expect(200);
    await send().expect(200);

    expect((await ids('PendingHR')).filter((card) => card === id)).toHaveLength(1);
    const timeline = await hiring.ops.get(`/api/ops/drivers/${id}/timeline`).expect(200);
    expect((timeline.body as { data: unknown[] }).data).toHaveLength(1);
  });
});
