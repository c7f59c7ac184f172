import type { WorkdayAnswers } from '#domain/timesheets/schema';
import { newId } from '#platform/ids';
import { as, startTestApi, type TestApi } from './api';
import { anAccessToken } from './builders/people';
import { anAssignment } from './builders/workdays';
import { aHiringWorld, anOrderRow, aStaffMember, type HiringWorld } from './hiring/hiring-world';

/** The time of the tests: a Monday, 6:00 AM in Chicago. */
export const NOW = new Date('2026-11-23T12:00:00.000Z');

type Caller = ReturnType<typeof as>;

/** A driver who works for a carrier, with the carrier's accounting and administrator. */
export interface TimesheetWorld extends HiringWorld {
  readonly assignmentId: string;
  readonly driver: Caller;
  readonly accounting: Caller;
  readonly accountingId: string;
  readonly admin: Caller;
}

export const startTimesheetApi = (): Promise<TestApi> => startTestApi({ now: () => NOW });

/** A new carrier whose order pays $25.00 an hour with overtime over 40 hours by default, and a driver on assignment. */
export async function aTimesheetWorld(
  api: TestApi,
  content: object = {},
  days: Parameters<typeof anAssignment>[2] = {},
): Promise<TimesheetWorld> {
  const base = await aHiringWorld(api.db);
  const pay = { paymentType: 'hourly', rate: { from: 25, to: 25 }, eligibleForOvertime: 'over40' };
  const orderId = await anOrderRow(api.db, {
    organizationId: base.organizationId,
    facilityId: base.facilityId,
    content: { ...pay, ...content },
  });
  const world = { ...base, orderId };
  const caller = async (id: string) => as(api.app, await anAccessToken(api.db, id, NOW));
  const { organizationId } = world;
  const accountingId = await aStaffMember(api.db, { organizationId, position: 'ACCOUNTING' });
  return {
    ...world,
    assignmentId: await anAssignment(api.db, world, days),
    driver: await caller(world.driverId),
    accounting: await caller(accountingId),
    accountingId,
    admin: await caller(world.adminId),
  };
}

/** Taps at local times of Chicago's offset, given as instants. */
export const taps = (assignmentId: string, ...events: readonly (readonly [string, string])[]) => ({
  sentAt: NOW.toISOString(),
  events: events.map(([kind, deviceAt]) => ({ id: newId(), assignmentId, kind, deviceAt })),
});

/** The codes of answers; `null` for those that were done. */
export const codesOf = ({ data }: WorkdayAnswers) => data.map(({ code }) => code);
