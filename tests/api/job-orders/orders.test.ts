import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderListItem, OrderView } from '#domain/job-orders/schema';
import { newId } from '#platform/ids';
import { eventually } from '../../support/eventually';
import { type Caller, dateIn, HiringApi, idOf, refusalOf } from '../../support/hiring/hiring-api';
import { aFacility } from '../../support/hiring/hiring-world';
import '../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

async function read(id: string, caller: Caller = hiring.carrier.recruiter): Promise<OrderView> {
  const response: { body: unknown } = await caller.get(`/api/job-order/id/${id}`).expect(200);
  return response.body as OrderView;
}
async function list(status: string, query: object = {}): Promise<{ data: OrderListItem[]; count: number }> {
  const path = `/api/job-order/${status}/organization/${hiring.carrier.organizationId}`;
  const response: { body: unknown } = await hiring.carrier.recruiter.get(path).query(query).expect(200);
  return response.body as { data: OrderListItem[]; count: number };
}

describe('creating an order', () => {
  it("creates a pending order, shown in list and page, with the caller's permitted actions", async () => {
    const id = await hiring.aPendingOrder({ title: 'Dry van, Dallas' });

    expect(await read(id)).toMatchObject({
      _id: id,
      status: 'pending',
      approval: 'pending',
      title: 'Dry van, Dallas',
      seq: 1,
      seatsTaken: 0,
      weeklyPay: { currency: 'USD' },
      facility: { name: 'Dallas yard', timeZone: 'America/Chicago' },
      counts: { invited: 0, requested: 0, review: 0, interview: 0, hired: 0, ended: 0, waiting: { requests: 0 } },
      actions: ['edit', 'clone', 'duplicate', 'visibility', 'cancel', 'delete'],
      refusals: [{ action: 'autopilot', code: 'order-not-active' }],
    });
    expect((await list('pending')).data[0]).toMatchObject({ _id: id, title: 'Dry van, Dallas', jobType: 'Local' });
  });

  it('reports every invalid field together, with the specified texts, and never the value', async () => {
    const form = { ...hiring.aForm(), facilityId: undefined, numberOfDrivers: 0, driverClass: 'D', equipment: [] };

    const response = await hiring.carrier.recruiter.post('/api/job-order').send(form).expect(400);

    const { code, errors } = response.body as { code: string; errors: { pointer: string; message: string }[] };
    expect(code).toBe('invalid-input');
    expect(errors.map(({ pointer, message }) => [pointer, message])).toEqual([
      ['/facilityId', 'Choose a facility'],
      ['/numberOfDrivers', 'The number of drivers must be at least 1'],
      ['/driverClass', 'Choose a driver class'],
      ['/equipment', 'Choose some equipment'],
    ]);
  });

  it.each([
    ['a facility of another carrier', () => ({ facilityId: hiring.other.facilityId }), '/facilityId'],
    ['a contact of another carrier', () => ({ contactFleetId: hiring.other.ids.recruiter }), '/contactFleetId'],
    ['a bill below the pay', () => ({ carrierStraightTimeRateAmount: 1 }), '/carrierStraightTimeRateAmount'],
    ['a last day that is over', () => ({ isContract: false, endDate: dateIn(-2) }), '/endDate'],
  ] as const)('refuses %s', async (_name, overrides, pointer) => {
    const form = hiring.aForm(overrides());

    const response = await hiring.carrier.recruiter.post('/api/order/fleet').send(form).expect(400);

    expect(response.body).toMatchObject({ errors: [{ in: 'body', pointer }] });
  });

  it('returns the first response for a retry with the same key, and creates one order', async () => {
    const key = newId();
    const create = () =>
      hiring.carrier.recruiter
        .post('/api/order/fleet')
        .set('Idempotency-Key', key)
        .send(hiring.aForm({ title: key }));

    const [first, second] = [await create().expect(201), await create().expect(201)];

    expect(second.body).toEqual(first.body);
    expect((await list('pending')).data.filter(({ title }) => title === key)).toHaveLength(1);
  });

  it("clones an order of the caller's carrier only", async () => {
    const id = await hiring.aPendingOrder();
    const clone = { ...hiring.aForm({ title: 'Clone' }), cloneOf: id };

    const cloned = idOf(await hiring.carrier.recruiter.post('/api/order/fleet').send(clone).expect(201));
    await hiring.other.recruiter
      .post('/api/order/fleet')
      .send({ ...clone, facilityId: hiring.other.facilityId })
      .expect(404);

    expect(await read(cloned)).toMatchObject({ title: 'Clone', status: 'pending' });
  });

  it('duplicates an order as a pending one without past dates', async () => {
    const id = await hiring.anActiveOrder({ isStartDateASAP: false, startDate: dateIn(-3) });

    const copy = await read(idOf(await hiring.carrier.recruiter.post(`/api/duplicate/${id}`).expect(201)));

    expect(copy).toMatchObject({ status: 'pending', startDate: null, isStartDateASAP: true, seatsTaken: 0 });
  });

  it('duplicates an order with a past end date without an end date', async () => {
    const { recruiter } = hiring.carrier;
    const id = await hiring.aPendingOrder({ isContract: false, endDate: dateIn(3) });
    await hiring
      .db('job_order_versions')
      .where({ order_id: id })
      .update({
        content: hiring.db.raw(`jsonb_set(content, '{endDate}', to_jsonb(?::text))`, [dateIn(-3)]),
      });

    const copy = await read(idOf(await recruiter.post(`/api/duplicate/${id}`).expect(201)));

    expect(copy).toMatchObject({ endDate: null, isContract: true });
    await recruiter.patch(`/api/order/fleet/${copy._id}`).send({ title: 'Once more' }).expect(200);
  });
});

describe('the limits of an order', () => {
  it('accepts overtime eligibility in upper case, and stores it in lower case', async () => {
    const { recruiter } = hiring.carrier;
    const form = { ...hiring.aForm(), eligibleForOvertime: 'OVER40' };

    const id = idOf(await recruiter.post('/api/order/fleet').send(form).expect(201));
    expect((await read(id)).eligibleForOvertime).toBe('over40');
    await recruiter.patch(`/api/order/fleet/${id}`).send({ eligibleForOvertime: 'OVER8' }).expect(200);

    expect((await read(id)).eligibleForOvertime).toBe('over8');
    await recruiter
      .post('/api/order/fleet')
      .send({ ...form, eligibleForOvertime: 'OVER9' })
      .expect(400);
  });

  it('rejects an equipment age of 0, which is not an option', async () => {
    const { recruiter } = hiring.carrier;

    const refused = await recruiter
      .post('/api/order/fleet')
      .send(hiring.aForm({ equipmentAverageAge: 0 }))
      .expect(400);

    expect(JSON.stringify(refused.body)).toContain('Choose the average equipment age');
    await recruiter
      .post('/api/order/fleet')
      .send(hiring.aForm({ equipmentAverageAge: -1 }))
      .expect(201);
  });

  it('has its own match criteria, or those of its carrier', async () => {
    const { recruiter } = hiring.carrier;
    const months = 2_629_800;
    const own = { minAge: 25, minExperienceInSeconds: 6 * months, experienceWindowInSeconds: 12 * months };
    const id = await hiring.aPendingOrder({ matchCriteria: own });

    expect(await read(id)).toMatchObject({
      matchCriteria: own,
      safetyProfile: { minimumAge: 25, minimumExperience: 6, minimumExperienceInLastMonths: 12 },
    });
    const refused = await recruiter
      .patch(`/api/order/fleet/${id}`)
      .send({ matchCriteria: { ...own, minExperienceInSeconds: 13 * months } })
      .expect(400);
    expect(JSON.stringify(refused.body)).toContain('Inconsistent minimum experience values');
    await recruiter.patch(`/api/order/fleet/${id}`).send({ matchCriteria: null }).expect(200);
    expect(await read(id)).toMatchObject({ matchCriteria: null, safetyProfile: { minimumAge: 0 } });
  });

  it('cannot be created at an inactive facility, and stays editable at one that became inactive', async () => {
    const { recruiter, organizationId, facilityId } = hiring.carrier;
    const closed = await aFacility(hiring.db, { organizationId });
    await hiring.db('facilities').where({ id: closed }).update({ is_active: false });

    const refused = await recruiter
      .post('/api/order/fleet')
      .send(hiring.aForm({ facilityId: closed }))
      .expect(400);
    expect(JSON.stringify(refused.body)).toContain('This facility is inactive');
    const id = await hiring.aPendingOrder();
    await recruiter.patch(`/api/order/fleet/${id}`).send({ facilityId: closed }).expect(400);
    await hiring.db('facilities').where({ id: facilityId }).update({ is_active: false });
    await recruiter.patch(`/api/order/fleet/${id}`).send({ title: 'Still here' }).expect(200);
    const copy = await recruiter.post(`/api/duplicate/${id}`).expect(409);
    expect(refusalOf(copy)).toMatchObject({ code: 'facility-inactive' });
    await hiring.db('facilities').where({ id: facilityId }).update({ is_active: true });
  });
});

describe('editing an order', () => {
  it('changes only the sent fields and requires acceptance again', async () => {
    const id = await hiring.aPendingOrder({ title: 'Before' });
    const { versionId } = await read(id);
    await hiring.ops.post(`/api/ops/job-orders/${id}/send-back`).send({ note: 'Which yard?' }).expect(200);
    expect(await read(id)).toMatchObject({ approval: 'rejected', note: 'Which yard?' });

    const change = { baseVersionId: versionId, title: 'After', preferred: ['reefer'] };
    await hiring.carrier.accounting.patch(`/api/order/fleet/${id}`).send(change).expect(200);

    expect(await read(id)).toMatchObject({ title: 'After', preferred: ['reefer'], approval: 'pending', note: null });
  });

  it('names the person who changed it when the page is stale', async () => {
    const id = await hiring.aPendingOrder();
    const { versionId } = await read(id);
    await hiring.carrier.hr
      .patch(`/api/job-order/${id}`)
      .send({ title: 'By HR', baseVersionId: versionId })
      .expect(200);

    const response = await hiring.carrier.recruiter
      .patch(`/api/job-order/${id}`)
      .send({ title: 'By the recruiter', baseVersionId: versionId })
      .expect(409);

    expect(refusalOf(response)).toMatchObject({
      code: 'order-changed',
      message: 'Ann S. changed the order in the meantime',
      params: { who: 'Ann S.', by: 'fleet', did: 'orderUpdated' },
    });
    expect((await read(id)).title).toBe('By HR');
    // One's own change, in another tab.
    const own = await hiring.carrier.hr.patch(`/api/job-order/${id}`).send({ title: 'Old', baseVersionId: versionId });
    expect(refusalOf(own).message).toBe('You changed the order in the meantime');
  });

  it('lets only a recruiter edit an active order', async () => {
    const id = await hiring.anActiveOrder();
    const refused = await hiring.carrier.hr.patch(`/api/job-order/${id}`).send({ title: 'No' }).expect(409);
    expect(refusalOf(refused)).toMatchObject({ code: 'order-not-editable', message: 'The order can not be edited' });
    expect((await read(id, hiring.carrier.hr)).refusals).toContainEqual({ action: 'edit', code: 'order-not-editable' });

    await hiring.carrier.recruiter.patch(`/api/job-order/${id}`).send({ title: 'Yes' }).expect(200);

    expect(await read(id)).toMatchObject({ title: 'Yes', status: 'active', approval: 'approved' });
  });

  it('locks rates always, and the payment type once the order was accepted', async () => {
    const pending = await hiring.aPendingOrder();
    const active = await hiring.anActiveOrder();
    const flat = { paymentType: 'flat', flatRate: { basePriceCentPerDay: 30_000 } };
    const patch = (id: string, body: object) => hiring.carrier.recruiter.patch(`/api/job-order/${id}`).send(body);

    const rate = await patch(pending, { rate: { from: 30, to: 31 } }).expect(400);
    const overtimeRate = await patch(pending, { carrierOvertimeRateAmount: 45 }).expect(400);
    const type = await patch(active, flat).expect(400);
    await patch(pending, flat).expect(200);

    expect(rate.body).toMatchObject({ errors: [{ pointer: '/rate' }] });
    expect(overtimeRate.body).toMatchObject({ errors: [{ pointer: '/carrierOvertimeRateAmount' }] });
    expect(type.body).toMatchObject({ errors: [{ pointer: '/paymentType' }] });
    expect(await read(pending)).toMatchObject({ paymentType: 'flat', weeklyPay: { from: 150_000 } });
  });

  it('validates the whole record after the change', async () => {
    const id = await hiring.aPendingOrder();

    const response = await hiring.carrier.recruiter
      .patch(`/api/job-order/${id}`)
      .send({ isContract: false })
      .expect(400);

    expect(response.body).toMatchObject({
      errors: [{ pointer: '/endDate', message: 'Choose an end date or a dedicated contract' }],
    });
  });

  it('cannot have fewer openings than hired drivers', async () => {
    const orderId = await hiring.anActiveOrder({ numberOfDrivers: 2 });
    await hiring.flow(orderId, await hiring.aDriver()).toHired();
    await hiring.flow(orderId, await hiring.aDriver()).toHired();

    const response = await hiring.carrier.recruiter
      .patch(`/api/job-order/${orderId}`)
      .send({ numberOfDrivers: 1 })
      .expect(409);

    expect(refusalOf(response)).toMatchObject({ code: 'seats-below-hired', params: { taken: 2 } });
  });
});

describe('the other commands', () => {
  it('hides an order from drivers and shows it again', async () => {
    const id = await hiring.anActiveOrder();
    await hiring.carrier.accounting.patch(`/api/visibility/${id}`).send({ isVisible: false }).expect(200);
    expect((await read(id)).isVisible).toBe(false);

    await hiring.carrier.recruiter.patch(`/api/job-order/visibility/${id}`).send({ isVisible: true }).expect(200);

    expect((await read(id)).isVisible).toBe(true);
  });

  it('cancels an order for a recruiter, and refuses it to HR', async () => {
    const flow = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
    await flow.invite().expect(201);
    const path = `/api/job-order/cancel/${flow.orderId}?notifyToDriver=true`;
    await hiring.carrier.hr.delete(path).expect(403);

    await hiring.carrier.recruiter.delete(path).expect(200);

    expect(await read(flow.orderId)).toMatchObject({ status: 'past', pastReason: 'cancelled' });
  });

  it('notifies the drivers of a canceled order only if asked to, by either name of the flag', async () => {
    const canceled = async (query: object) => {
      const driver = await hiring.aDriver();
      const flow = hiring.flow(await hiring.anActiveOrder(), driver);
      await flow.invite().expect(201);
      await hiring.carrier.recruiter.delete(`/api/job-order/cancel/${flow.orderId}`).query(query).expect(200);
      await eventually(async () => {
        expect(await hiring.db('candidacies').where({ order_id: flow.orderId }).pluck('state')).toEqual(['closed']);
      });
      return hiring.db('messages').where({ recipient_id: driver.id }).pluck('template');
    };

    expect(await canceled({ notifyToDriver: true })).toContain('orderOver');
    expect(await canceled({ notifyDrivers: true })).toContain('orderOver');
    expect(await canceled({})).not.toContain('orderOver');
  });

  it('deletes an order, unless a driver is on assignment', async () => {
    const id = await hiring.aPendingOrder();
    await hiring.carrier.accounting.delete(`/api/order/fleet/${id}`).expect(200);
    expect(await read(id)).toMatchObject({ status: 'deleted', actions: ['clone', 'duplicate'] });

    const flow = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
    const hired = await flow.toHired(dateIn(0));
    await flow.answers('accept-start');
    await flow.completeFile();
    await startedOn(hired.candidacyId);
    const response = await hiring.carrier.admin.delete(`/api/job-order/${flow.orderId}`).expect(409);
    expect(refusalOf(response).code).toBe('order-has-assignments');
  });

  it('is accepted or sent back only in the version that operations read', async () => {
    const id = await hiring.aPendingOrder();
    const shown = await read(id);
    await hiring.carrier.recruiter.patch(`/api/job-order/${id}`).send({ title: 'Changed' }).expect(200);
    const decide = (decision: string, versionId: string) =>
      hiring.ops.post(`/api/ops/job-orders/${id}/${decision}`).send({ note: 'Which yard is it?', versionId });

    for (const decision of ['accept', 'send-back']) {
      const refused = await decide(decision, shown.versionId).expect(409);
      expect(refusalOf(refused).code).toBe('order-changed');
    }
    expect(await read(id)).toMatchObject({ status: 'pending', approval: 'pending' });
    await decide('accept', (await read(id)).versionId).expect(200);
    expect(await read(id)).toMatchObject({ status: 'active' });
  });

  it('is accepted or sent back once', async () => {
    const id = await hiring.aPendingOrder();
    await hiring.ops.post(`/api/ops/job-orders/${id}/send-back`).send({ note: ' ' }).expect(400);
    await hiring.ops.post(`/api/ops/job-orders/${id}/accept`).expect(200);

    const response = await hiring.ops.post(`/api/ops/job-orders/${id}/accept`).expect(409);

    expect(refusalOf(response)).toMatchObject({
      code: 'order-changed',
      params: { did: 'orderAccepted', by: 'ops', who: 'You' },
    });
  });
});

describe('the lists', () => {
  it('are paged by limit and skip, count all, and end with an empty page', async () => {
    await hiring.aPendingOrder();
    await hiring.aPendingOrder();
    const { count } = await list('pending');

    const [first, second, none] = [
      await list('pending', { limit: 1 }),
      await list('pending', { limit: 1, skip: 1 }),
      await list('pending', { skip: count }),
    ];

    expect(first.data[0]?._id).not.toBe(second.data[0]?._id);
    expect(none).toEqual({ data: [], count });
    const amounts = await hiring.carrier.recruiter.get('/api/order/fleet/amount/total').expect(200);
    expect(amounts.body).toMatchObject({ pending: count });
  });

  it('show a recruiter only their own facilities on request', async () => {
    const { count } = await list('pending', { mine: true });
    const path = `/api/job-order/pending/organization/${hiring.carrier.organizationId}`;

    const asManager = await hiring.carrier.manager.get(path).query({ mine: true }).expect(200);

    expect(count).toBeGreaterThan(0);
    expect(asManager.body).toEqual({ data: [], count: 0 });
  });

  it("are a recruiter's own at a facility that had none of them, and make it theirs", async () => {
    const { organizationId, ids } = hiring.carrier;
    const facilityId = await aFacility(hiring.db, { organizationId });
    const recruiters = () => hiring.db('facility_recruiters').where({ facility_id: facilityId }).select('user_id');
    const before = await recruiters();
    const create = () =>
      hiring.carrier.recruiter.post('/api/job-order').send(hiring.aForm({ facilityId, title: 'Pier, nights' }));

    const id = idOf(await create().expect(201));
    await create().expect(201);

    expect(before).toEqual([]);
    expect(await recruiters()).toEqual([{ user_id: ids.recruiter }]);
    expect((await list('pending', { mine: true })).data.map(({ _id }) => _id)).toContain(id);
  });

  it('show operations the orders of all carriers, longest-waiting first', async () => {
    await hiring.aPendingOrder();

    const response = await hiring.ops.get('/api/ops/job-orders').query({ status: 'pending', limit: 100 }).expect(200);

    const { data } = response.body as { data: { statusSince: string; organization: object; actions: string[] }[] };
    expect(data.map(({ statusSince }) => statusSince)).toEqual(data.map(({ statusSince }) => statusSince).sort());
    expect(data[0]).toMatchObject({ organization: { isActive: true }, targetDays: 2, days: 0 });
    expect(data.at(-1)?.actions).toEqual(['accept', 'sendBack']);
  });

  it('hide orders of other carriers', async () => {
    const id = await hiring.aPendingOrder();
    const { recruiter } = hiring.other;

    await recruiter.get(`/api/job-order/${id}`).expect(404);
    await recruiter.patch(`/api/job-order/${id}`).send({ title: 'Mine' }).expect(404);
    await recruiter.delete(`/api/job-order/${id}`).expect(404);
    await recruiter.get(`/api/job-order/pending/organization/${hiring.carrier.organizationId}`).expect(404);
    await hiring.carrier.recruiter.post(`/api/ops/job-orders/${id}/accept`).expect(403);
  });
});

async function startedOn(candidacyId: string): Promise<void> {
  await eventually(async () => {
    const row: unknown = await hiring.db('candidacies').where({ id: candidacyId }).first('started_at');
    expect(row).not.toEqual({ started_at: null });
  });
}
