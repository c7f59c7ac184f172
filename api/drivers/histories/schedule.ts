import { readPreferences, storePreferences } from '#db/accounts/preference-store';
import type { Db, Transaction } from '#db/core/handle';
import { lockHistories } from '#db/driver-histories/driver-history-store';
import { readSchedule, storeSchedule } from '#db/drivers/driver-schedule-store';
import type { SaveScheduleBody, ScheduleView } from '#domain/driver-histories/schedule-schema';
import { checkSchedule, type DriverSchedule, emptySchedule, normalizeSchedule } from '#domain/driver-histories/week';
import type { DriverPreferences, SavePreferencesBody } from '#domain/drivers/preferences/schema';
import { type Weekday, weekdays } from '#domain/shared/job-enums';
import { isEqualJson } from '#domain/shared/json-equality';
import { requireUnchanged } from '../../http/require-unchanged';
import type { DriverContext } from '../me/answer';
import { readSubmissionStatus, requireNoIssues, submitTask } from './submission-status';

/** The driver's weekly schedule; empty until the driver enters one. */
export async function readOwnSchedule(ctx: DriverContext): Promise<ScheduleView> {
  const { driverId } = ctx.actor;
  const { schedule, preferences } = await readSaved(ctx.db, driverId);
  const { standing } = await readSubmissionStatus<{ schedule: DriverSchedule }>(
    ctx,
    'schedule',
    (sent) => sent !== undefined && !isEqualJson(sent.schedule, schedule),
  );
  return { schedule, preferences, standing };
}

/** Schedule and preferences as a client reads them. */
async function readSaved(db: Db | Transaction, driverId: string): Promise<Omit<ScheduleView, 'standing'>> {
  const stored = await readSchedule(db, driverId);
  return {
    schedule: stored === undefined ? emptySchedule : completeSchedule(stored),
    preferences: await preferencesOf(db, driverId),
  };
}

const preferencesOf = async (db: Db | Transaction, driverId: string): Promise<DriverPreferences> =>
  (await readPreferences(db, driverId)) ?? defaultPreferences;

type Stored = NonNullable<Awaited<ReturnType<typeof readSchedule>>>;

/** Rows written by older code contain only the weekdays. */
function completeSchedule(stored: Stored): DriverSchedule {
  const of = (day: Weekday) => ({ ...emptySchedule.days[day], ...(stored.days ?? stored)[day] });
  const days = Object.fromEntries(weekdays.map((day) => [day, of(day)])) as DriverSchedule['days'];
  const { scheduleType, shiftType, numberOfHoursPerWeek } = { ...emptySchedule, ...stored };
  return { scheduleType, shiftType, numberOfHoursPerWeek, days };
}

const defaultPreferences: DriverPreferences = { freightLevels: [], freightTypes: [], homeTime: null };

/** Stores and submits the schedule; the task needs no review. */
export async function saveOwnSchedule(
  ctx: DriverContext,
  { preferences, was, ...typed }: SaveScheduleBody,
): Promise<ScheduleView> {
  requireNoIssues(checkSchedule(typed));
  const schedule = normalizeSchedule(typed);
  const { driverId } = ctx.actor;
  await ctx.db.transaction(async (trx) => {
    await lockHistories(trx, driverId);
    const current = await readSaved(trx, driverId);
    requireUnchanged({ current, was, next: { schedule, preferences: preferences ?? current.preferences } });
    await storeSchedule(trx, driverId, schedule);
    if (preferences !== undefined) await storePreferences(trx, driverId, preferences);
  });
  await submitTask(ctx, 'schedule', { schedule });
  return readOwnSchedule(ctx);
}

/** Stores the preferences alone. */
export async function savePreferences(
  { db, actor: { driverId } }: DriverContext,
  { was, ...preferences }: SavePreferencesBody,
): Promise<DriverPreferences> {
  await db.transaction(async (trx) => {
    await lockHistories(trx, driverId);
    requireUnchanged({ current: await preferencesOf(trx, driverId), was, next: preferences });
    await storePreferences(trx, driverId, preferences);
  });
  return preferences;
}
