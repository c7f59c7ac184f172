import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { listBilledDays } from '#db/timesheets/billed-days';
import { takeOpenDays, takeWaitingDays } from '#db/timesheets/reminders';
import { addShift, isHoursOverlap } from '#db/timesheets/shift-store';
import { findWorkday } from '#db/timesheets/workday-rows';
import { newId } from '#platform/ids';
import { anAssignment, aShift, aWorkday } from '../../support/builders/workdays';
import { openTestDatabase } from '../../support/database';
import { aHiringWorld, anOrderRow, type HiringWorld } from '../../support/hiring/hiring-world';

const ZONE = 'America/Chicago';
let db: Db;
let close: () => Promise<void>;
let world: HiringWorld;
let assignmentId: string;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());
beforeEach(async () => {
  world = await aHiringWorld(db);
  assignmentId = await anAssignment(db, world);
});

const add = (workdayId: string, from: string, to: string) =>
  db.transaction((trx) => addShift(trx, { id: workdayId, driverId: world.driverId }, aShift(ZONE, from, to)));

describe('the hours of a driver', () => {
  it('never overlap, on whatever assignment and in whatever state', async () => {
    const orderId = await anOrderRow(db, { organizationId: world.organizationId, facilityId: world.facilityId });
    const other = await anAssignment(db, { ...world, orderId });
    await aWorkday(db, { assignmentId, day: '2026-11-16', state: 'approved', by: world.adminId });
    const id = await aWorkday(db, {
      assignmentId: other,
      day: '2026-11-16',
      from: '2026-11-16T16:00',
      to: '2026-11-16T18:00',
    });

    await expect(add(id, '2026-11-16T15:59', '2026-11-16T15:59')).rejects.toThrow();
    const refused: unknown = await add(id, '2026-11-16T07:00', '2026-11-16T08:01').catch((error: unknown) => error);

    expect(isHoursOverlap(refused)).toBe(true);
    await add(id, '2026-11-16T07:00', '2026-11-16T08:00');
  });

  it('are of the same day only once per assignment', async () => {
    await aWorkday(db, { assignmentId, day: '2026-11-16' });
    const row = await db('workdays').where({ assignment_id: assignmentId }).first();
    await expect(db('workdays').insert({ ...row, id: newId(), entries: '{}' } as never)).rejects.toThrow(
      'workdays_day_once',
    );
  });

  it('are listed with their sums only if there are not too many for one answer', async () => {
    for (const day of ['2026-11-16', '2026-11-17']) {
      await aWorkday(db, { assignmentId, day, state: 'approved', by: world.adminId });
    }
    const of = { organizationId: world.organizationId, billing: 'platform' as const };
    const days = { from: '2026-11-01', to: '2026-11-30' };

    expect(await listBilledDays(db, { ...of, ...days }, 2)).toHaveLength(2);
    await expect(listBilledDays(db, { ...of, ...days }, 1)).rejects.toMatchObject({ code: 'too-many-workdays' });
  });

  it('have an approval exactly while approved', async () => {
    const id = await aWorkday(db, { assignmentId, day: '2026-11-16', state: 'submitted' });
    await expect(db('workdays').where({ id }).update({ state: 'approved' })).rejects.toThrow('workdays_approval_stays');
    await expect(
      db('workdays')
        .where({ id })
        .update({ state: 'closed' as never }),
    ).rejects.toThrow('workdays_state_known');
  });
});

describe('records', () => {
  it('of taps and approvals never change', async () => {
    const id = await aWorkday(db, { assignmentId, day: '2026-11-16', state: 'approved', by: world.adminId });
    const at = '2026-11-16T14:00:00.000Z';
    await db('time_events').insert({
      ...{ id: newId(), driver_id: world.driverId, assignment_id: assignmentId, workday_id: id, kind: 'clockIn' },
      ...{ device_at: at, sent_at: at, received_at: at, clock_differs: false },
    });

    await expect(db('time_events').update({ device_at: at })).rejects.toThrow();
    await expect(db('workday_approvals').update({ pay_cents: 1 })).rejects.toThrow();
    expect(await findWorkday(db, id)).toMatchObject({ state: 'approved', isOnInvoice: false, version: 3 });
    expect(await db('charges').where({ source_id: id })).toMatchObject([
      { kind: 'workday', source_version: 3, cents: 22_000, organization_id: world.organizationId },
    ]);
  });

  it('of somebody else do not take the id of a phone', async () => {
    const other = await aHiringWorld(db);
    const id = newId();
    const at = '2026-11-16T14:00:00.000Z';
    const tap = {
      id,
      assignment_id: assignmentId,
      kind: 'clockIn',
      refusal: 'shift-open',
      clock_differs: false,
    } as const;
    const times = { device_at: at, sent_at: at, received_at: at };
    await db('time_events').insert({ ...tap, ...times, driver_id: world.driverId });
    await db('time_events').insert({ ...tap, ...times, driver_id: other.driverId });
    await expect(db('time_events').insert({ ...tap, ...times, driver_id: other.driverId })).rejects.toThrow();
  });
});

describe('reminders', () => {
  const now = new Date('2026-11-23T12:00:00.000Z');
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

  it('go to a driver after 3 days, once', async () => {
    await aWorkday(db, { assignmentId, day: '2026-11-16', at: ago(3) });
    await aWorkday(db, { assignmentId, day: '2026-11-17', at: ago(4) });
    await aWorkday(db, { assignmentId, day: '2026-11-18', at: ago(2) });
    const take = () => db.transaction((trx) => takeOpenDays(trx, now));

    const own = (await take()).filter(({ driverId }) => driverId === world.driverId);

    expect(own).toMatchObject([{ count: 2, firstDay: '2026-11-16' }]);
    expect((await take()).filter(({ driverId }) => driverId === world.driverId)).toEqual([]);
  });

  it('go to approvers after 3 days and to administrators after 7, each once', async () => {
    await aWorkday(db, { assignmentId, day: '2026-11-16', state: 'submitted', at: ago(7) });
    await aWorkday(db, { assignmentId, day: '2026-11-18', state: 'submitted', at: ago(3) });
    await aWorkday(db, { assignmentId, day: '2026-11-19', state: 'submitted', at: ago(1) });
    const take = async (to: 'approvers' | 'admins') =>
      (await db.transaction((trx) => takeWaitingDays(trx, now, to)))
        .filter(({ organizationId }) => organizationId === world.organizationId)
        .map(({ count, firstDay }) => ({ count, firstDay }));

    expect(await take('admins')).toEqual([{ count: 1, firstDay: '2026-11-16' }]);
    expect(await take('approvers')).toEqual([{ count: 1, firstDay: '2026-11-18' }]);
    expect([...(await take('admins')), ...(await take('approvers'))]).toEqual([]);
    expect(await db('workdays').where({ assignment_id: assignmentId, state: 'approved' })).toEqual([]);
  });
});
