import { HOUR_MS } from '#domain/shared/durations';
import { instantAtWallTime, wallTimeAt } from '#domain/shared/wall-time';
import { nextDate } from '#domain/shared/zoned-time';

/** Choices for the time of a callback. */
export const callbackChoices = ['hour', 'threeHours', 'tomorrow', 'other'] as const;
export type CallbackChoice = (typeof callbackChoices)[number];

const HOURS = { hour: 1, threeHours: 3 } as const;

/** Calling hours: 8 AM to 9 PM, driver's local time. */
const DAY_BEGINS = '08:00';
const DAY_ENDS = '21:00';

interface Callback {
  choice: CallbackChoice;
  /** Value of a date-and-time input, in the driver's local time. */
  other: string | null;
  zone: string;
  now: Date;
}

/** The instant of a choice; "tomorrow at nine" is in the driver's local time. */
export function callbackAt({ choice, other, zone, now }: Callback): string | undefined {
  if (choice === 'other') return other === null ? undefined : instantAtWallTime(other, zone);
  if (choice !== 'tomorrow') return new Date(now.getTime() + HOURS[choice] * HOUR_MS).toISOString();
  const today = wallTimeAt(now.toISOString(), zone).slice(0, 'yyyy-mm-dd'.length);
  return instantAtWallTime(`${nextDate(today)}T09:00`, zone);
}

/** Whether it is outside calling hours in the driver's time zone. */
export function isQuietTime(instant: Date, zone: string): boolean {
  const time = wallTimeAt(instant.toISOString(), zone).slice('yyyy-mm-ddT'.length);
  return time < DAY_BEGINS || time >= DAY_ENDS;
}
