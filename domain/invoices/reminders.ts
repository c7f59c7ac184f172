import { daysAfter } from '../shared/periods';

/** Messages about an unpaid invoice; the warnings go to business-admins only. */
export const reminderKinds = ['dueSoon', 'dueToday', 'overdue7', 'overdue21', 'warning30', 'warning45'] as const;
/** One of {@link reminderKinds}. */
export type ReminderKind = (typeof reminderKinds)[number];

/** Days from the due date to the message. */
export const reminderDays: Readonly<Record<ReminderKind, number>> = {
  dueSoon: -7,
  dueToday: 0,
  overdue7: 7,
  overdue21: 21,
  warning30: 30,
  warning45: 45,
};

/** Whether only the administrators get a reminder, and not the staff who pay. */
export const isWarning = (kind: ReminderKind): boolean => kind.startsWith('warning');

/** Reminders of an invoice on a day: the newest is sent, and earlier ones that were not sent in time never are. */
export interface DueReminders {
  readonly send: ReminderKind | undefined;
  readonly skip: readonly ReminderKind[];
}

/** The reminders that are due on a day of the carrier's zone and that have neither been sent nor skipped. */
export function dueReminders(dueOn: string, today: string, done: ReadonlySet<ReminderKind>): DueReminders {
  const reached = reminderKinds.filter((kind) => daysAfter(dueOn, reminderDays[kind]) <= today);
  const newest = reached.at(-1);
  const open = reached.filter((kind) => !done.has(kind));
  return {
    send: newest !== undefined && open.includes(newest) ? newest : undefined,
    skip: open.filter((kind) => kind !== newest),
  };
}
