import { instantAtWallTime, wallTimeAt } from '#domain/shared/wall-time';
import { nextDate } from '#domain/shared/zoned-time';

/** When somebody who did not answer is called again. */
export const againChoices = ['hour', 'threeHours', 'tomorrow', 'other'] as const;
export type AgainChoice = (typeof againChoices)[number];

const HOUR_MS = 3_600_000;
const HOURS = { hour: 1, threeHours: 3 } as const;

/** Calls are wanted between eight in the morning and nine in the evening where the driver is. */
const DAY_BEGINS = '08:00';
const DAY_ENDS = '21:00';

interface Again {
  choice: AgainChoice;
  /** Value of a date-and-time input, by the driver's clock. */
  other: string | null;
  zone: string;
  now: Date;
}

/** The instant that a choice stands for: tomorrow at nine is by the driver's clock. */
export function againAtOf({ choice, other, zone, now }: Again): string | undefined {
  if (choice === 'other') return other === null ? undefined : instantAtWallTime(other, zone);
  if (choice !== 'tomorrow') return new Date(now.getTime() + HOURS[choice] * HOUR_MS).toISOString();
  const today = wallTimeAt(now.toISOString(), zone).slice(0, 'yyyy-mm-dd'.length);
  return instantAtWallTime(`${nextDate(today)}T09:00`, zone);
}

/** Whether it is too early or too late to call somebody there. */
export function isQuietTime(instant: Date, zone: string): boolean {
  const time = wallTimeAt(instant.toISOString(), zone).slice('yyyy-mm-ddT'.length);
  return time < DAY_BEGINS || time >= DAY_ENDS;
}
