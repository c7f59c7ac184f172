import { z } from 'zod';
import { DriverPreferences } from '../drivers/preferences/schema';
import { scheduleTypes, shiftTypes } from '../shared/job-enums';
import { SubmissionStatus } from './schema';
import { HOURS_PER_WEEK } from './week';

const LAST_HOUR = 24;
const QUARTERS = 4;
const Hour = z
  .number()
  .min(0)
  .max(LAST_HOUR)
  .refine((hour) => Number.isInteger(hour * QUARTERS), { error: 'Schedule needs to be in 15 minute intervals' });
const WeekDay = z.object({
  isAvailable: z.boolean(),
  isAlwaysAvailable: z.boolean().default(false),
  from: Hour.default(5),
  to: Hour.default(14),
});
/** The days and hours at which a driver wants to work. */
export const ScheduleBody = z
  .object({
    scheduleType: z.enum(scheduleTypes).default('WEEK_SCHEDULE'),
    shiftType: z.enum(shiftTypes).nullable().default(null),
    numberOfHoursPerWeek: z.number().int().min(1).max(HOURS_PER_WEEK).nullable().default(null),
    days: z.object({ su: WeekDay, mo: WeekDay, tu: WeekDay, we: WeekDay, th: WeekDay, fr: WeekDay, sa: WeekDay }),
  })
  .meta({ id: 'DriverSchedule' });
/** The days and hours at which a driver wants to work. */
export type ScheduleBody = z.infer<typeof ScheduleBody>;
const SavedSchedule = z.object({ schedule: ScheduleBody, preferences: DriverPreferences });
/** Stores the schedule; absent preferences do not change. With `was`, a change of older ones is refused. */
export const SaveScheduleBody = ScheduleBody.extend({
  preferences: DriverPreferences.optional(),
  was: SavedSchedule.optional(),
}).meta({ id: 'SaveScheduleBody' });
/** The schedule to store. */
export type SaveScheduleBody = z.infer<typeof SaveScheduleBody>;
/** The driver's schedule and freight preferences, with the status of the task. */
export const ScheduleView = SavedSchedule.extend({ standing: SubmissionStatus }).meta({ id: 'ScheduleView' });
/** The driver's schedule and freight preferences, with the status of the task. */
export type ScheduleView = z.infer<typeof ScheduleView>;
