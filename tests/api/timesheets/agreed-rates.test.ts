import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { outgoingText } from '#activities/messages/write-account-message';
import { AgreedRates, AgreedRatesList } from '#domain/agreed-rates/schema';
import { Timesheet, Workday, WorkdayAnswers } from '#domain/timesheets/schema';
import { newId } from '#platform/ids';
import { as, problemOf, type TestApi } from '../../support/api';
import { anAccessToken } from '../../support/builders/people';
import { aWorkday } from '../../support/builders/workdays';
import { aStaffMember } from '../../support/hiring/hiring-world';
import { messagesTo } from '../../support/mailbox';
import { aTimesheetWorld, NOW, startTimesheetApi, type TimesheetWorld } from '../../support/timesheets-api';

let api: TestApi;
let world: TimesheetWorld;
beforeAll(async () => {
  api = await startTimesheetApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  world = await aTimesheetWorld(api, { rate: { from: 21, to: 25 } });
});

const path = () => `/api/timesheet/${world.assignmentId}/rates`;
const set = (rate: number, startsOn: string, reason = 'Agreed by phone') =>
  world.admin.post(path()).send({ rate, startsOn, reason });
const read = async () => AgreedRates.parse((await world.admin.get(path()).expect(200)).body);
const week = async () =>
  Timesheet.parse(
    (await world.accounting.get(`/api/timesheet/${world.assignmentId}`).query({ week: '2026-11-16' }).expect(200)).body,
  );
const day = (date: string, state: 'submitted' | 'approved' = 'submitted') =>
  aWorkday(api.db, { assignmentId: world.assignmentId, day: date, state, by: world.adminId });

describe('an agreed rate', () => {
  it('is paid starting on its day, and a hire without one stays marked', async () => {
    await day('2026-11-16');
    const second = await day('2026-11-18');
    expect(await read()).toMatchObject({
      ...{ unit: 'hour', isOpen: true, current: null, rates: [] },
      order: { mills: 21_000, toMills: 25_000 },
    });
    expect(await week()).toMatchObject({ payCents: 2 * 16_800, payFlags: ['rateOpen'] });

    await set(23.5, '2026-11-16').expect(200);
    await set(24, '2026-11-18', 'Raise').expect(200);

    expect(await week()).toMatchObject({ payCents: 18_800 + 19_200, payFlags: [] });
    expect(await read()).toMatchObject({
      ...{ isOpen: false, current: { unit: 'hour', mills: 24_000 } },
      rates: [{ startsOn: '2026-11-18', mills: 24_000, reason: 'Raise' }, { startsOn: '2026-11-16' }],
    });
    const workDays = [{ _id: second, version: 2 }];
    const approved = await world.accounting.post('/api/timesheet/workDay/approve-many').send({ workDays }).expect(200);
    expect(WorkdayAnswers.parse(approved.body).data).toMatchObject([{ isDone: true, payCents: 19_200 }]);
  });

  it('never changes approved days, also when the week froze its terms before', async () => {
    await day('2026-11-16', 'approved');
    await day('2026-11-17');

    expect(problemOf(await set(24, '2026-11-16').expect(409))).toMatchObject({ code: 'rate-days-approved' });
    await set(24, '2026-11-17').expect(200);

    const { workdays } = await week();
    expect(workdays.map(({ pay }) => pay.cents)).toEqual([20_000, 19_200]);
  });

  it('never changes an approved night, whose last hours are on its first day', async () => {
    await api.db('timesheet_settings').insert({
      ...{ organization_id: world.organizationId, weekday: 'mo', hour: 0, day_rule: 'calendarDay' },
      ...{ changed_by: world.adminId, changed_at: NOW },
    });
    const night = { startsAt: { local: '2026-11-16T20:00' }, endsAt: { local: '2026-11-17T04:00' }, breaks: [] };
    const path = `/api/driver-timesheet/${world.assignmentId}/2026-11-16`;
    const filled = await world.driver
      .put(path)
      .send({ version: 0, shifts: [night], entries: {} })
      .expect(200);
    const { _id: id, version } = Workday.parse(filled.body);
    const submitted = await world.driver
      .post('/api/driver-timesheet/submit')
      .send({ workDays: [{ _id: id, version }] })
      .expect(200);
    const workDays = [{ _id: id, version: WorkdayAnswers.parse(submitted.body).data[0]?.version }];
    await world.accounting.post('/api/timesheet/workDay/approve-many').send({ workDays }).expect(200);

    expect(problemOf(await set(24, '2026-11-17').expect(409))).toMatchObject({ code: 'rate-days-approved' });
    await set(24, '2026-11-18').expect(200);

    await day('2026-11-18');
    expect((await week()).workdays.map(({ pay }) => pay.cents)).toEqual([16_800, 19_200]);
  });

  it('is sent to the driver, with its first day and the reason', async () => {
    const user = await api.db('users').where({ id: world.driverId }).first('email');
    const messages = async () =>
      (await messagesTo(api.db, user?.email ?? '')).filter(({ template }) => template === 'rate-set');
    const key = newId();
    for (let time = 0; time < 2; time += 1)
      await set(23.505, '2099-12-01', 'Raise').set('Idempotency-Key', key).expect(200);
    await set(20, '2099-12-01').expect(400);

    const [message, ...others] = await messages();
    expect(others).toEqual([]);
    expect(message).toBeDefined();
    const text = message === undefined ? undefined : outgoingText(message, {});
    expect(text?.subject).toMatch(/ pays you \$23\.505 per hour from Tuesday, December 1, 2099$/);
    expect(text?.body).toMatch(/Reason: "Raise".*\/driver\/pay/su);
    await api.db('users').where({ id: world.driverId }).update({ is_active: false });
    await set(24, '2099-12-02').expect(200);
    expect(await messages()).toHaveLength(1);
  });

  it('is at least that of the order, in its unit', async () => {
    expect(problemOf(await set(20.99, '2026-11-16').expect(400))).toMatchObject({ code: 'rate-below-order' });
    await set(23.5005, '2026-11-16').expect(400);
    await set(24, '2026-11-16', ' ').expect(400);
    world = await aTimesheetWorld(api, { paymentType: 'other' });
    expect(problemOf(await set(24, '2026-11-16').expect(409))).toMatchObject({ code: 'rate-not-used' });
    expect((await read()).unit).toBeNull();
  });

  it('is stored once under its key', async () => {
    const key = newId();
    for (let time = 0; time < 2; time += 1) await set(24, '2026-11-16').set('Idempotency-Key', key).expect(200);
    expect((await read()).rates).toHaveLength(1);
  });

  it('names the driver as far as the carrier may see before a hire', async () => {
    const [first = '', last = ''] = (await read()).driver.split(' ');
    const { assignmentId: id } = world;
    await api.db('employments').where({ candidacy_id: id }).update({ hired_on: null });
    const name = async (state: 'invited' | 'inReview', stage: 'invited' | 'pendingReview-pending') => {
      await api.db('candidacies').where({ id }).update({ state, stage });
      return (await read()).driver;
    };

    expect(last.length).toBeGreaterThan(1);
    expect(await name('invited', 'invited')).toBe(`${first} ${last.slice(0, 1)}.`);
    expect(await name('inReview', 'pendingReview-pending')).toBe(`${first} ${last}`);
  });

  it('is set by HR and administrators, and read by the carrier and the driver only', async () => {
    const position = async (name: 'HR' | 'RECRUITER') =>
      as(
        api.app,
        await anAccessToken(
          api.db,
          await aStaffMember(api.db, { organizationId: world.organizationId, position: name }),
          NOW,
        ),
      );
    const body = { rate: 24, startsOn: '2026-11-16', reason: 'Agreed' };
    const recruiter = await position('RECRUITER');
    await recruiter.get(path()).expect(200);
    await recruiter.post(path()).send(body).expect(403);
    await world.accounting.post(path()).send(body).expect(403);
    await (await position('HR')).post(path()).send(body).expect(200);

    const own = await world.driver.get('/api/payment/rates').expect(200);
    expect(AgreedRatesList.parse(own.body).data).toMatchObject([{ current: { mills: 24_000 }, isOpen: false }]);
    const other = await aTimesheetWorld(api);
    await other.admin.get(path()).expect(404);
    await other.admin.post(path()).send(body).expect(404);
    const none = await other.driver.get('/api/payment/rates').expect(200);
    expect(AgreedRatesList.parse(none.body).data).toMatchObject([{ rates: [] }]);
  });
});
