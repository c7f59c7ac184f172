import { readPreferences, storePreferences } from '#db/accounts/preference-store';
import { readSchedule, storeSchedule } from '#db/drivers/driver-schedule-store';
import type { ScheduleView } from '#domain/driver-histories/schema';
import { checkSchedule, type DriverSchedule, emptySchedule, normalizeSchedule } from '#domain/driver-histories/week';
import type { DriverPreferences } from '#domain/drivers/preferences/schema';
import { type Weekday, weekdays } from '#domain/shared/job-enums';
import { isEqualJson } from '#domain/shared/json-equality';
import type { DriverContext } from '../me/answer';
import { readSubmissionStatus, requireNoIssues, submitTask } from './submission-status';

/** The driver's weekly schedule; empty until the driver enters one. */
export async function readOwnSchedule(ctx: DriverContext): Promise<ScheduleView> {
  const stored = await readSchedule(ctx.db, ctx.actor.driverId);
  const schedule = stored === undefined ? emptySchedule : completeSchedule(stored);
  const { standing } = await readSubmissionStatus<{ schedule: DriverSchedule }>(
    ctx,
    'schedule',
    (sent) => sent !== undefined && !isEqualJson(sent.schedule, schedule),
  );
  const { driverId } = ctx.actor;
  return { schedule, preferences: (await readPreferences(ctx.db, driverId)) ?? defaultPreferences, standing };
}

type Saving = DriverSchedule & { readonly preferences?: DriverPreferences | undefined };
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
export async function saveOwnSchedule(ctx: DriverContext, { preferences, ...typed }: Saving): Promise<ScheduleView> {
  requireNoIssues(checkSchedule(typed));
  const schedule = normalizeSchedule(typed);
  const { driverId } = ctx.actor;
  await ctx.db.transaction(async (trx) => {
    await storeSchedule(trx, driverId, schedule);
    if (preferences !== undefined) await storePreferences(trx, driverId, preferences);
  });
  await submitTask(ctx, 'schedule', { schedule });
  return readOwnSchedule(ctx);
}
