import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { payDrivers } from '#activities/payouts/pay-drivers';
import { PayoutDetails } from '#domain/payouts/schema';
import { WorkdayDisputes } from '#domain/timesheets/disputes/schema';
import { TimesheetInvoices, WorkdayHistory } from '#domain/timesheets/records/schema';
import {
  ApprovalPreview,
  Timesheet,
  TimesheetBrief,
  TimesheetBriefs,
  Workday,
  WorkdayAnswers,
} from '#domain/timesheets/schema';
import { newId } from '#platform/ids';
import { as, problemOf, type TestApi } from '../../support/api';
import { anInvoiceOfAll } from '../../support/builders/invoices';
import { anAccessToken } from '../../support/builders/people';
import { anAssignment, aWorkday } from '../../support/builders/workdays';
import { createTestPool } from '../../support/database';
import { aDriver, aUser } from '../../support/hiring/hiring-world';
import { aTimesheetWorld, codesOf, NOW, startTimesheetApi, type TimesheetWorld } from '../../support/timesheets-api';

let api: TestApi;
let world: TimesheetWorld;
beforeAll(async () => {
  api = await startTimesheetApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  world = await aTimesheetWorld(api);
});

const days = ['16', '17', '18', '19', '20', '21'].map((day) => `2026-11-${day}`);
const submitted = (day: string, hours = 8) =>
  aWorkday(api.db, {
    assignmentId: world.assignmentId,
    day,
    to: `${day}T${String(8 + hours).padStart(2, '0')}:00`,
    state: 'submitted',
  });
async function approve(workDays: object[]): Promise<WorkdayAnswers> {
  const path = '/api/timesheet/workDay/approve-many';
  return WorkdayAnswers.parse((await world.accounting.post(path).send({ workDays }).expect(200)).body);
}
const timesheet = async (day: string): Promise<Timesheet> =>
  Timesheet.parse(
    (await world.accounting.get(`/api/timesheet/${world.assignmentId}`).query({ week: day }).expect(200)).body,
  );
const charges = () => api.db('charges').where({ organization_id: world.organizationId }).orderBy('cents');

describe('approving workdays', () => {
  it('freezes pay, charges the carrier with the markup, and notifies the driver', async () => {
    await api
      .db('order_markups')
      .insert({ id: newId(), order_id: world.orderId, rate: 20, set_by: world.adminId, set_at: NOW });
    const ids = [];
    for (const day of days) ids.push(await submitted(day, 9));
    const workDays = ids.map((_id) => ({ _id, version: 2 }));

    const preview = await world.accounting.post('/api/timesheet/workDay/preview').send({ workDays }).expect(200);
    expect(ApprovalPreview.parse(preview.body)).toMatchObject({
      payCents: 152_500,
      billedCents: 183_000,
      minutes: 3_240,
    });
    const answers = await approve(workDays);

    expect(answers).toMatchObject({ done: 6, refused: 0 });
    const week = await timesheet('2026-11-16');
    expect(week).toMatchObject({ payCents: 152_500, billedCents: 183_000 });
    expect(week.workdays.every(({ state, pay }) => state === 'approved' && pay.isFrozen)).toBe(true);
    expect((await charges()).reduce((sum, { cents }) => sum + cents, 0)).toBe(183_000);
    const notices = await api.db('messages').where({ recipient_id: world.driverId }).pluck('template');
    expect(notices).toEqual(['workdays-approved']);
  });

  it('answers per row: changed, not submitted, of another carrier, twice', async () => {
    const other = await aTimesheetWorld(api);
    const foreign = await aWorkday(api.db, { assignmentId: other.assignmentId, day: '2026-11-16', state: 'submitted' });
    const [good, changed] = [await submitted('2026-11-16'), await submitted('2026-11-17')];
    const open = await aWorkday(api.db, { assignmentId: world.assignmentId, day: '2026-11-18' });

    const answers = await approve([
      { _id: changed, version: 1 },
      { _id: good, version: 2 },
      { _id: open, version: 1 },
      { _id: foreign, version: 2 },
      { _id: good, version: 2 },
    ]);

    expect(codesOf(answers)).toEqual([
      'workday-changed',
      null,
      'workday-move-not-allowed',
      'not-found',
      'workday-changed',
    ]);
    expect(answers).toMatchObject({ done: 1, refused: 4 });
    await world.accounting.patch(`/api/timesheet/workDay/${foreign}/approve`).send({ version: 2 }).expect(404);
  });

  it('approves 500 workdays of five drivers in a request of at most 10 statements', async () => {
    const workDays = [];
    for (let driver = 0; driver < 5; driver += 1) {
      const driverId = await aDriver(api.db);
      const assignmentId = await anAssignment(api.db, { ...world, driverId }, { hiredOn: '2025-01-01' });
      for (let index = 0; index < 100; index += 1) {
        const day = new Date(Date.UTC(2025, 5, 1 + index)).toISOString().slice(0, 10);
        const _id = await aWorkday(api.db, { assignmentId, day, state: 'submitted' });
        workDays.push({ _id, version: 2 });
      }
    }
    const counted = createTestPool(api.databaseUrl, { pool: 2 });
    const statements: string[] = [];
    counted.on('query', ({ sql }: { readonly sql: string }) => statements.push(sql));
    const accounting = as(api.another({ db: counted }), await anAccessToken(api.db, world.accountingId, NOW));

    const response = await accounting
      .post('/api/timesheet/workDay/approve-many')
      .set('Idempotency-Key', newId())
      .send({ workDays })
      .expect(200);
    await counted.destroy();

    expect(WorkdayAnswers.parse(response.body)).toMatchObject({ done: 500, refused: 0 });
    expect(statements.length).toBeLessThanOrEqual(10);
    expect(await charges()).toHaveLength(500);
  });

  it('two approvers at the same time freeze the pay of the week once', async () => {
    const ids = [];
    for (const day of days) ids.push(await submitted(day, 9));

    await Promise.all(ids.map((_id) => approve([{ _id, version: 2 }])));

    expect((await timesheet('2026-11-16')).payCents).toBe(152_500);
    expect((await charges()).reduce((sum, { cents }) => sum + cents, 0)).toBe(152_500);
  });

  it('needs a typed amount with a reason for pay that is not computed', async () => {
    world = await aTimesheetWorld(api, { paymentType: 'other', anotherPaymentType: 'By the load' });
    const id = await submitted('2026-11-16');

    expect(codesOf(await approve([{ _id: id, version: 2 }]))).toEqual(['workday-amount-missing']);
    const amount = { cents: 30_000, reason: 'Two loads' };
    expect(await approve([{ _id: id, version: 2, amount }])).toMatchObject({ data: [{ payCents: 30_000 }] });
    expect((await timesheet('2026-11-16')).workdays).toMatchObject([{ typedCents: 30_000, typedReason: 'Two loads' }]);
  });

  it('does not bill a direct job order', async () => {
    world = await aTimesheetWorld(api, { isDirectJobOrder: true });
    const id = await submitted('2026-11-16');

    expect(await approve([{ _id: id, version: 2 }])).toMatchObject({ data: [{ payCents: 20_000, billedCents: null }] });
    expect(await charges()).toEqual([]);
    const direct = await world.accounting.get('/api/direct-driver-invoice').query({ from: '2026-11-01' }).expect(200);
    expect(direct.body).toMatchObject({ data: [{ _id: id, payCents: 20_000 }], payCents: 20_000 });
  });
});

describe('after the approval', () => {
  const note = 'The miles are missing';

  it('reopens with a reason and takes the charge back, until it is on an invoice', async () => {
    const id = await submitted('2026-11-16');
    await approve([{ _id: id, version: 2 }]);
    await world.accounting.patch(`/api/timesheet/workDay/${id}/reopen`).send({ version: 3 }).expect(400);

    const reopened = await world.accounting
      .patch(`/api/timesheet/workDay/${id}/reopen`)
      .send({ version: 3, note })
      .expect(200);

    expect(reopened.body).toMatchObject({ state: 'submitted', version: 4, pay: { isFrozen: false } });
    expect(await charges()).toEqual([]);
    expect(codesOf(await approve([{ _id: id, version: 4 }]))).toEqual([null]);
    await anInvoiceOfAll(api.db, world.organizationId);
    const locked = await world.accounting.patch(`/api/timesheet/workDay/${id}/reopen`).send({ version: 5, note });
    expect(problemOf(locked)).toMatchObject({ status: 409, code: 'workday-locked' });
    expect((await timesheet('2026-11-16')).workdays).toMatchObject([{ state: 'invoiced', actions: ['dispute'] }]);
    const billed = await world.accounting.get('/api/timesheet/invoices/2026-11-01/2026-11-30').expect(200);
    expect(TimesheetInvoices.parse(billed.body).data[0]?.invoiceId).not.toBeNull();
  });

  it('settles a dispute with a credit on the next invoice', async () => {
    const id = await submitted('2026-11-16');
    await approve([{ _id: id, version: 2 }]);
    await world.accounting.post(`/api/timesheet/workDay/${id}/dispute`).send({ version: 3, note }).expect(200);
    const ops = as(api.app, await anAccessToken(api.db, await aUser(api.db, { roles: ['ops'] }), NOW));

    const disputes = WorkdayDisputes.parse((await ops.get('/api/ops/workdays/disputes').expect(200)).body);
    expect(disputes.data.map(({ workday }) => workday._id)).toContain(id);
    const adjust = (body: object) => ops.post(`/api/ops/workdays/${id}/adjust`).send({ payCents: 0, ...body });
    await adjust({ cents: -2_500, note: 'One hour less' }).expect(200);

    expect(await charges()).toMatchObject([
      { kind: 'adjustment', cents: -2_500 },
      { kind: 'workday', cents: 20_000 },
    ]);
    expect(problemOf(await adjust({ cents: 0, note: 'Again' })).code).toBe('workday-move-not-allowed');
    const notified = await api.db('messages').where({ template: 'workday-settled' }).pluck('recipient_id');
    expect(notified).toContain(world.driverId);
    expect(notified.length).toBeGreaterThan(1);
  });

  it('reads all open disputes in as many statements as one', async () => {
    const ops = await anAccessToken(api.db, await aUser(api.db, { roles: ['ops'] }), NOW);
    const counted = createTestPool(api.databaseUrl, { pool: 2 });
    const caller = as(api.another({ db: counted }), ops);
    const read = async () => {
      const statements: string[] = [];
      const count = ({ sql }: { readonly sql: string }) => statements.push(sql);
      counted.on('query', count);
      const { data } = WorkdayDisputes.parse((await caller.get('/api/ops/workdays/disputes').expect(200)).body);
      counted.off('query', count);
      return { count: data.length, statements: statements.length };
    };
    const dispute = (at: TimesheetWorld, day: string) =>
      aWorkday(api.db, { assignmentId: at.assignmentId, day, state: 'disputed' });
    await dispute(world, '2026-11-16');
    const before = await read();

    await dispute(world, '2026-11-04');
    await dispute(await aTimesheetWorld(api), '2026-11-17');
    const after = await read();
    await counted.destroy();

    expect(after).toEqual({ count: before.count + 2, statements: before.statements });
  });

  it("pays a driver the difference with the week's next payout, takes nothing back, and shows both", async () => {
    const id = await submitted('2026-11-16');
    await approve([{ _id: id, version: 2 }]);
    const ops = as(api.app, await anAccessToken(api.db, await aUser(api.db, { roles: ['ops'] }), NOW));
    let version = 3;
    const settle = async (body: object) => {
      await world.driver.post(`/api/driver-timesheet/${id}/dispute`).send({ version, note }).expect(200);
      await ops.post(`/api/ops/workdays/${id}/adjust`).send(body).expect(200);
      version += 2;
    };
    const run = () => payDrivers(api.deps, new Date('2026-12-01T12:00:00.000Z'));
    const payouts = (): Promise<{ id: string }[]> =>
      api.db('payouts').where({ driver_id: world.driverId }).orderBy('number').select('id', 'number', 'cents');
    await run();

    await settle({ cents: 3_000, payCents: 2_500, note: 'One hour more' });
    await run();
    await settle({ cents: -1_200, payCents: -1_000, note: 'Less waiting' });
    await run();
    await run();

    const paid = await payouts();
    expect(paid).toMatchObject([
      { number: 1, cents: 20_000 },
      { number: 2, cents: 2_500 },
    ]);
    const further = await world.driver.get(`/api/payment/payouts/${paid[1]?.id ?? ''}`).expect(200);
    expect(PayoutDetails.parse(further.body).days).toEqual([
      { day: '2026-11-16', minutes: 0, lines: [], differenceCents: 2_500, cents: 2_500, note: 'One hour more' },
    ]);
    const history = await world.driver.get(`/api/driver-timesheet/${id}/history`).expect(200);
    expect(WorkdayHistory.parse(history.body).data.filter(({ type }) => type === 'workdayAdjusted')).toMatchObject([
      { cents: -1_000, payCents: -1_000, note: 'Less waiting' },
      { cents: 2_500, payCents: 2_500, note: 'One hour more' },
    ]);

    await settle({ cents: 0, payCents: 1_500, note: 'A stop more' });
    await run();
    expect(await payouts()).toMatchObject([{}, {}, { number: 3, cents: 500 }]);
  });

  it('asks for a correction, which the driver reads, and an approver may set a missing end', async () => {
    const id = await submitted('2026-11-16');
    const body = { workDayId: id, version: 2, note: 'Please add the break' };
    const sent = Workday.parse((await world.accounting.post('/api/timesheet/request').send(body).expect(200)).body);

    expect(sent).toMatchObject({ state: 'open', correction: { note: 'Please add the break', by: 'Ann Smith' } });
    const notices = await api.db('messages').where({ recipient_id: world.driverId }).pluck('template');
    expect(notices).toEqual(['workday-correction']);
    const other = await submitted('2026-11-17');
    const shifts = [{ startsAt: { local: '2026-11-17T08:00' }, endsAt: { local: '2026-11-17T15:00' }, breaks: [] }];
    const edited = await world.accounting
      .put(`/api/timesheet/workDay/${other}`)
      .send({ version: 2, shifts, entries: {} });
    expect(edited.body).toMatchObject({ minutes: 420, flags: ['editedByApprover'], state: 'submitted' });
  });
});

describe("the carrier's weeks", () => {
  it('are listed with filters, totals and what waits, and exported', async () => {
    await submitted('2026-11-16');
    await aWorkday(api.db, { assignmentId: world.assignmentId, day: '2026-11-17' });
    const list = async (query: object) =>
      TimesheetBriefs.parse(
        (
          await world.accounting
            .get('/api/timesheets')
            .query({ week: '2026-11-18', ...query })
            .expect(200)
        ).body,
      );

    expect(await list({})).toMatchObject({
      count: 1,
      waiting: 1,
      oldestWaitingOn: '2026-11-16',
      week: { startsOn: '2026-11-16', endsOn: '2026-11-22' },
      data: [
        { days: 2, minutes: 960, payCents: 40_000, states: { open: 1, submitted: 1 }, approvable: [{ version: 2 }] },
      ],
    });
    expect((await list({ state: 'approved' })).count).toBe(0);
    expect((await list({ state: 'open', driverId: world.driverId, facilityId: world.facilityId })).count).toBe(1);
    expect((await list({ facilityId: newId() })).count).toBe(0);
    expect((await list({ week: '2026-11-09' })).count).toBe(0);
    const csv = await world.accounting.get('/api/timesheets/csv').query({ week: '2026-11-18' }).expect(200);
    expect(csv.text.trim().split('\r\n')).toHaveLength(3);
    expect(csv.text).toContain('2026-11-16,Maria Gomez');
  });

  it('are read in short and printed, by the paths of the client', async () => {
    await submitted('2026-11-16');
    const of = (path: string) =>
      world.accounting.get(`/api/timesheet/${path}`).query({ week: '2026-11-18' }).expect(200);
    const short = TimesheetBrief.parse((await of(`short-info/${world.assignmentId}`)).body);
    expect(short).toMatchObject({ _id: world.assignmentId, days: 1, minutes: 480, payCents: 20_000 });
    const pdf = await of(`${world.assignmentId}/pdf`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
  });

  it('begin on the weekday that the carrier chooses', async () => {
    await submitted('2026-11-15');
    await world.accounting
      .put('/api/timesheet-settings')
      .send({ weekday: 'su', hour: 0, dayRule: 'shiftStart' })
      .expect(200);

    expect(await timesheet('2026-11-18')).toMatchObject({ week: { startsOn: '2026-11-15' }, minutes: 480 });
  });

  it('are of no concern to recruiters and other carriers', async () => {
    const other = await aTimesheetWorld(api);
    await other.accounting.get(`/api/timesheet/${world.assignmentId}`).expect(404);
    await other.accounting.get(`/api/timesheet/short-info/${world.assignmentId}`).expect(404);
    const recruiter = as(api.app, await anAccessToken(api.db, world.recruiterId, NOW));
    await recruiter.get('/api/timesheets').expect(403);
  });
});
