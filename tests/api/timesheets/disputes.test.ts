import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { payDrivers } from '#activities/payouts/pay-drivers';
import type { AccountMessage } from '#domain/messages/account-messages';
import { AdjustmentPreview, WorkdayDispute } from '#domain/timesheets/disputes/schema';
import { as, problemOf, type TestApi, testSealer } from '../../support/api';
import { anInvoiceOfAll } from '../../support/builders/invoices';
import { anAccessToken } from '../../support/builders/people';
import { aWorkday } from '../../support/builders/workdays';
import { aUser } from '../../support/hiring/hiring-world';
import { aTimesheetWorld, NOW, startTimesheetApi, type TimesheetWorld } from '../../support/timesheets-api';

let api: TestApi;
let world: TimesheetWorld;
let ops: ReturnType<typeof as>;
beforeAll(async () => {
  api = await startTimesheetApi();
  ops = as(api.app, await anAccessToken(api.db, await aUser(api.db, { roles: ['ops'] }), NOW));
});
afterAll(() => api.close());
beforeEach(async () => {
  world = await aTimesheetWorld(api);
});

const day = '2026-11-16';
async function disputed(by: 'driver' | 'fleet' = 'driver'): Promise<string> {
  const { assignmentId } = world;
  const id = await aWorkday(api.db, { assignmentId, day, state: 'submitted' });
  await world.accounting.post('/api/timesheet/workDay/approve-many').send({ workDays: [{ _id: id, version: 2 }] });
  const note = 'I worked until five';
  const [caller, path] =
    by === 'driver' ? [world.driver, 'driver-timesheet'] : ([world.accounting, 'timesheet/workDay'] as const);
  await caller.post(`/api/${path}/${id}/dispute`).send({ version: 3, note }).expect(200);
  return id;
}
const preview = async (id: string, cents: number, payCents: number): Promise<AdjustmentPreview> =>
  AdjustmentPreview.parse(
    (await ops.post(`/api/ops/workdays/${id}/adjust/preview`).send({ cents, payCents }).expect(200)).body,
  );
const settle = (id: string, body: object) => ops.post(`/api/ops/workdays/${id}/adjust`).send(body);
async function settledFor(userId: string): Promise<unknown> {
  const to = { template: 'workday-settled', recipient_id: userId };
  const row = await api.db('messages').where(to).first('sealed');
  return (JSON.parse(testSealer.open(row?.sealed ?? Buffer.alloc(0))) as AccountMessage).params;
}
const run = () => payDrivers(api.deps, new Date('2026-12-01T12:00:00.000Z'));

describe('a dispute for operations', () => {
  it('has the calculation with both amounts, the rates of its time, and what both sides said', async () => {
    const id = await disputed();

    const { workday, history, timeRates } = WorkdayDispute.parse(
      (await ops.get(`/api/ops/workdays/${id}`).expect(200)).body,
    );

    expect(workday).toMatchObject({
      dispute: { by: 'driver', note: 'I worked until five' },
      pay: { cents: 20_000, lines: [{ kind: 'straight', payCents: 20_000, billCents: 20_000 }] },
      actions: ['adjust'],
    });
    expect(history.data[0]).toMatchObject({ type: 'workdayDisputed', by: 'driver', name: 'Maria Gomez' });
    expect(timeRates).toEqual([{ kind: 'straight', payMills: 25_000, billMills: null, markupBasisPoints: 0 }]);
  });

  it('is for operations only', async () => {
    const id = await disputed();

    for (const caller of [world.driver, world.admin]) {
      await caller.get(`/api/ops/workdays/${id}`).expect(403);
      await caller.post(`/api/ops/workdays/${id}/adjust/preview`).send({ cents: 0, payCents: 0 }).expect(403);
    }
  });
});

describe('the preview of what settles a dispute', () => {
  it('adds to the next invoice and to the next payout of the week, and stores nothing', async () => {
    const id = await disputed();

    expect(await preview(id, 3_000, 2_500)).toEqual({
      invoice: { on: '2026-12-01', beforeCents: 20_000, afterCents: 23_000 },
      payout: {
        weekStartsOn: '2026-11-16',
        paidCents: 0,
        beforeCents: 20_000,
        afterCents: 22_500,
        unrecoveredCents: 0,
        isDue: true,
      },
    });
    expect(await api.db('charges').where({ organization_id: world.organizationId })).toHaveLength(1);
  });

  it('is what the run then pays and bills', async () => {
    const id = await disputed();
    await run();
    await anInvoiceOfAll(api.db, world.organizationId);
    const shown = await preview(id, 3_000, 2_500);

    await settle(id, { cents: 3_000, payCents: 2_500, note: 'One hour more', version: 4 }).expect(200);
    await run();

    expect(shown).toMatchObject({
      invoice: { beforeCents: 0, afterCents: 3_000 },
      payout: { paidCents: 20_000, beforeCents: 0, afterCents: 2_500 },
    });
    const paid = await api.db('payouts').where({ driver_id: world.driverId }).orderBy('number').pluck('cents');
    expect(paid).toEqual([20_000, 2_500]);
    const open = await api.db('charges').where({ organization_id: world.organizationId, invoice_id: null });
    expect(open).toMatchObject([{ kind: 'adjustment', cents: 3_000 }]);
  });

  it('takes nothing back of what was paid', async () => {
    const id = await disputed('fleet');
    await run();

    expect((await preview(id, -2_500, -2_500)).payout).toMatchObject({
      paidCents: 20_000,
      beforeCents: 0,
      afterCents: 0,
      unrecoveredCents: 2_500,
    });
  });

  it('is about the week that the approval froze, also if the carrier has changed its weekday', async () => {
    const [id] = [await disputed(), await aWorkday(api.db, { ...world, day: '2026-11-22', state: 'approved' })];
    const { organizationId, adminId } = world;
    const settings = { hour: 0, day_rule: 'shiftStart', changed_by: adminId, changed_at: NOW.toISOString() } as const;
    await api.db('timesheet_settings').insert({ organization_id: organizationId, weekday: 'su', ...settings });
    const { payout } = await preview(id, 0, 2_500);
    await settle(id, { cents: 0, payCents: 2_500, note: 'One hour more' }).expect(200);

    await run();

    const paid = await api.db('payouts').where({ driver_id: world.driverId }).select('week_starts_on', 'cents');
    expect(paid).toEqual([{ week_starts_on: payout?.weekStartsOn, cents: payout?.afterCents }]);
    expect(payout).toMatchObject({ weekStartsOn: day, beforeCents: 40_000 });
  });

  it('is about what the approval froze, also if the job order has become a direct one', async () => {
    const id = await disputed();
    const content = api.db.raw(`jsonb_set(content::jsonb, '{isDirectJobOrder}', 'true')`);
    await api.db('job_order_versions').where({ order_id: world.orderId }).update({ content });
    const { invoice } = await preview(id, 3_000, 0);
    await settle(id, { cents: 3_000, payCents: 0, note: 'One hour more' }).expect(200);

    const open = await api.db('charges').where({ organization_id: world.organizationId }).pluck('cents');
    expect(open.toSorted((one, other) => one - other)).toEqual([3_000, 20_000]);
    expect(invoice?.afterCents).toBe(23_000);
  });

  it('waits for the other workdays of the week', async () => {
    const id = await disputed();
    await aWorkday(api.db, { assignmentId: world.assignmentId, day: '2026-11-17', state: 'submitted' });

    expect((await preview(id, 0, 100)).payout).toMatchObject({ isDue: false, afterCents: 20_100 });
  });

  it('says of a direct job order that the amounts are only recorded', async () => {
    world = await aTimesheetWorld(api, { isDirectJobOrder: true });

    const id = await disputed();
    expect(await preview(id, 100, 200)).toEqual({ invoice: null, payout: null });
    await settle(id, { cents: 100, payCents: 200, note: 'One hour more' }).expect(200);
    // The carrier reads what it is to pay, not that its bill does not change.
    for (const recipient of [world.driverId, world.accountingId])
      expect(await settledFor(recipient)).toMatchObject({ isDirect: true, cents: 200 });
  });

  it('is refused without a dispute, and so is a settlement of one that the page did not show', async () => {
    const id = await disputed();
    const stale = await settle(id, { cents: 0, payCents: 0, note: 'No change', version: 3 });
    expect(problemOf(stale)).toMatchObject({ status: 409, code: 'workday-changed' });

    await settle(id, { cents: 0, payCents: 0, note: 'No change', version: 4 }).expect(200);

    const refused = await ops.post(`/api/ops/workdays/${id}/adjust/preview`).send({ cents: 0, payCents: 0 });
    expect(problemOf(refused).code).toBe('workday-move-not-allowed');
    expect((await ops.get(`/api/ops/workdays/${id}`).expect(200)).body).toMatchObject({ workday: { dispute: null } });
  });
});
