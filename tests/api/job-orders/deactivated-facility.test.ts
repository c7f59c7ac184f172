import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import type { Transaction } from '#db/core/handle';
import { lockOrderFacility } from '#db/facilities/facility-store';
import { storeOrderVersion } from '#db/job-orders/order-version-store';
import { OrderContent } from '#domain/job-orders/content/schema';
import { newId } from '#platform/ids';
import { eventually } from '../../support/eventually';
import { HiringApi } from '../../support/hiring/hiring-api';
import { aFacility } from '../../support/hiring/hiring-world';
import '../../support/temporal-runtime';

let hiring: HiringApi;
let facilityId: string;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());
beforeEach(async () => {
  facilityId = await aFacility(hiring.db, { organizationId: hiring.carrier.organizationId });
});

/** Sends a request while another transaction has written but not committed, and waits until it waits for that one. */
async function sendDuring(
  other: (trx: Transaction) => Promise<unknown>,
  send: () => PromiseLike<Response>,
): Promise<Response> {
  const { response } = await hiring.db.transaction(async (trx) => {
    await other(trx);
    const { rows } = await trx.raw<{ rows: { pid: number }[] }>('select pg_backend_pid() as pid');
    const sent = Promise.resolve(send());
    const blocked = hiring.db('pg_stat_activity').whereRaw('? = any(pg_blocking_pids(pid))', [rows[0]?.pid ?? 0]);
    await eventually(async () => {
      expect(await blocked.clone().select('pid')).toHaveLength(1);
    });
    // Not awaited here, because the transaction would wait for it.
    return { response: sent };
  });
  return response;
}

const deactivate = (trx: Transaction) => trx('facilities').where({ id: facilityId }).update({ is_active: false });
const post = (key = newId()) =>
  hiring.carrier.recruiter.post('/api/order/fleet').set('Idempotency-Key', key).send(hiring.aForm({ facilityId }));
const versions = () => hiring.db('job_order_versions').whereRaw(`content ->> 'facilityId' = ?`, [facilityId]);

describe('a facility that is deactivated while an order is being written', () => {
  it('gets no order if the deactivation came first', async () => {
    const response = await sendDuring(deactivate, post);

    expect(response.status).toBe(400);
    expect(JSON.stringify(response.body)).toContain('This facility is inactive');
    expect(await versions()).toEqual([]);
  });

  it('gets no order that is moved to it, either', async () => {
    const id = await hiring.aPendingOrder();

    const response = await sendDuring(deactivate, () =>
      hiring.carrier.recruiter.patch(`/api/order/fleet/${id}`).send({ facilityId }),
    );

    expect(response.status).toBe(400);
    expect(await versions()).toEqual([]);
  });

  it('keeps the order if the order came first', async () => {
    const { organizationId } = hiring.carrier;
    const content = OrderContent.parse(hiring.aForm({ facilityId }));
    const version = { id: newId(), orderId: newId(), organizationId, content, createdBy: null };

    const response = await sendDuring(
      async (trx) => {
        expect(await lockOrderFacility(trx, { facilityId, organizationId })).toMatchObject({ isActive: true });
        await storeOrderVersion(trx, version);
      },
      () => hiring.carrier.hr.patch(`/api/facility/${facilityId}`).send({ isActive: false }),
    );

    expect(response.status).toBe(200);
    expect(await versions().pluck('id')).toEqual([version.id]);
  });

  it('lets other orders be written at the same time', async () => {
    const { organizationId } = hiring.carrier;

    await hiring.db.transaction(async (trx) => {
      await lockOrderFacility(trx, { facilityId, organizationId });
      await post().expect(201);
    });
  });

  it('does not refuse a retry of an order that was stored before', async () => {
    const key = newId();
    await post(key).expect(201);
    await hiring.db.transaction(deactivate);
    // The response was lost.
    await hiring.db('idempotency_keys').where({ key }).update({ status: null, response: null });

    await post(key).expect(201);
  });
});
