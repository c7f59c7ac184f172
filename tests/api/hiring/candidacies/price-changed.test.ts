import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Test } from 'supertest';
import { newId } from '#platform/ids';
import { anAgreement } from '../../../support/builders/agreements';
import { aPrice } from '../../../support/builders/billing';
import { BULK, candidateBulk } from '../../../support/hiring/candidate-bulk';
import { type Flow, HiringApi, refusalOf } from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
  await anAgreement(hiring.db, { organizationId: hiring.carrier.organizationId, state: 'active' });
});
afterAll(() => hiring.close());

const { finished, requested } = candidateBulk(() => hiring);
let orderId: string;
beforeEach(async () => {
  orderId = await hiring.anActiveOrder({ numberOfDrivers: 5 });
});

const bought = () => hiring.db('purchases').where({ order_id: orderId }).pluck('cents');
const states = () => hiring.db('candidacies').where({ order_id: orderId }).orderBy('state').pluck('state');
const flowOn = async (): Promise<Flow> => hiring.flow(orderId, await hiring.aDriver());

interface Way {
  /** Sends the command at the price that its page showed. */
  readonly send: (shownPriceCents: number) => Test;
  readonly price: number;
  /** The states of the candidacies before and after. */
  readonly before: string[];
  readonly after: string[];
}

const ways: Record<string, () => Promise<Way>> = {
  'an invitation': async () => {
    const { id: driverId } = await hiring.aDriver();
    const body = { driverId, jobOrderId: orderId };
    return {
      send: (shownPriceCents) =>
        hiring.carrier.recruiter.post('/api/job-order/fleet-job-request').send({ ...body, shownPriceCents }),
      price: 5_000,
      before: [],
      after: ['invited'],
    };
  },
  'the acceptance of an application': async () => {
    const { flow } = await requested(orderId);
    const { driverJobRequestId } = await flow.card('requested');
    const path = `/api/job-order/driver-job-request/approved/${String(driverJobRequestId)}`;
    return {
      send: (shownPriceCents) => hiring.carrier.recruiter.patch(path).send({ shownPriceCents }),
      price: 5_000,
      before: ['requested'],
      after: ['inReview'],
    };
  },
  'a bulk invitation': async () => {
    const drivers = [await hiring.aDriver(), await hiring.aDriver()];
    const body = { act: { kind: 'invite', orderId }, targets: drivers.map(({ id }) => ({ _id: id, seen: null })) };
    return {
      send: (shownPriceCents) => hiring.carrier.hr.post(BULK).send({ ...body, shownPriceCents }),
      price: 10_000,
      before: [],
      after: ['invited', 'invited'],
    };
  },
  'a bulk move to review': async () => {
    const all = [await requested(orderId), await requested(orderId)];
    const targets = all.map(({ candidacyId: _id }) => ({ _id, seen: { round: 1, state: 'requested' } }));
    return {
      send: (shownPriceCents) =>
        hiring.carrier.hr.post(BULK).send({ act: { kind: 'moveToReview' }, targets, shownPriceCents }),
      price: 10_000,
      before: ['requested', 'requested'],
      after: ['inReview', 'inReview'],
    };
  },
};

describe.each(Object.keys(ways))('%s', (what) => {
  it('is refused at another price than the page showed, with the one that counts, and takes place at that', async () => {
    const { send, price, before, after } = await (ways[what] as () => Promise<Way>)();

    const refused = refusalOf(
      await send(price - 100)
        .set('Idempotency-Key', newId())
        .expect(409),
    );

    expect([refused.code, refused.params['cents']]).toEqual(['price-changed', price]);
    expect([await states(), await bought()]).toEqual([before, []]);
    const { status, body } = (await send(price).set('Idempotency-Key', newId())) as { status: number; body: unknown };
    expect(status).toBeLessThan(300);
    if (status === 202) await finished((body as { _id: string })._id);
    expect(await states()).toEqual(after);
    expect(await bought()).toEqual(after.flatMap((state) => (state === 'inReview' ? [5_000] : [])));
  });
});

it('costs what was confirmed, although the price has changed before the driver accepts', async () => {
  const flow = await flowOn();
  const body = { driverId: flow.driver.id, jobOrderId: orderId, shownPriceCents: 5_000 };
  await hiring.carrier.recruiter.post('/api/job-order/fleet-job-request').send(body).expect(201);
  await aPrice(hiring.db, { product: 'certifiedMatch', amount: 6_000, startsAt: new Date().toISOString() });

  expect((await flow.answers('accept-invite')).status).toBe(200);

  expect(await bought()).toEqual([5_000]);
});
