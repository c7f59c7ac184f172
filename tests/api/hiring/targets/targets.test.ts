import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_TARGETS } from '#domain/candidacies/targets';
import { DAY_MS } from '#domain/shared/durations';
import { type Caller, type Flow, HiringApi } from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const PATH = '/api/hiring-targets';
const targetsOf = async (caller: Caller): Promise<unknown> => (await caller.get(PATH).expect(200)).body;
const pointersOf = ({ body }: { body: unknown }): string[] =>
  (body as { errors: { pointer: string }[] }).errors.map(({ pointer }) => pointer);

/** Days until the invitation counts as overdue, and until it expires. */
async function daysOf({ driver: { id } }: Flow): Promise<number[]> {
  const row = await hiring.db('candidacies').where({ driver_id: id }).first('state_entered_at', 'due_at', 'expires_at');
  const daysUntil = (at: string | null | undefined) =>
    (Date.parse(at ?? '') - Date.parse(row?.state_entered_at ?? '')) / DAY_MS;
  return [daysUntil(row?.due_at), daysUntil(row?.expires_at)];
}

describe('hiring targets', () => {
  it('are the defaults until HR or an administrator sets them', async () => {
    const own = { ...DEFAULT_TARGETS, invited: 5, inviteExpires: 10 };

    expect(await targetsOf(hiring.carrier.hr)).toEqual(DEFAULT_TARGETS);
    await hiring.carrier.hr.put(PATH).send(own).expect(200, own);
    await hiring.carrier.admin
      .put(PATH)
      .send({ ...own, offer: 4 })
      .expect(200);

    expect(await targetsOf(hiring.carrier.hr)).toEqual({ ...own, offer: 4 });
    expect(await targetsOf(hiring.other.hr)).toEqual(DEFAULT_TARGETS);
    for (const caller of [hiring.carrier.recruiter, hiring.carrier.manager, hiring.carrier.safety, hiring.ops]) {
      await caller.get(PATH).expect(403);
      await caller.put(PATH).send(own).expect(403);
    }
  });

  it('apply to candidates who are invited afterwards', async () => {
    const orderId = await hiring.anActiveOrder();
    const [before, after] = [
      hiring.flow(orderId, await hiring.aDriver()),
      hiring.flow(orderId, await hiring.aDriver()),
    ];
    await hiring.carrier.hr.put(PATH).send(DEFAULT_TARGETS).expect(200);
    await before.invite().expect(201);

    await hiring.carrier.hr
      .put(PATH)
      .send({ ...DEFAULT_TARGETS, invited: 6, inviteExpires: 12 })
      .expect(200);
    await after.invite().expect(201);

    expect(await daysOf(before)).toEqual([3, 7]);
    expect(await daysOf(after)).toEqual([6, 12]);
  });

  it('are refused at the field that is wrong', async () => {
    const put = (targets: object) => hiring.carrier.hr.put(PATH).send({ ...DEFAULT_TARGETS, ...targets });

    for (const outcome of [0, 91, 1.5, '2', null]) {
      expect(pointersOf(await put({ outcome }).expect(400))).toEqual(['/outcome']);
    }
    expect(pointersOf(await put({ invited: 7, inviteExpires: 7, requestExpires: 1 }).expect(400))).toEqual([
      '/inviteExpires',
      '/requestExpires',
    ]);
  });
});
