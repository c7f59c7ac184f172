import { longDate } from '#domain/shared/long-date';
import { formatCents, millsText } from '#domain/shared/money';
import { REMINDER_DAYS } from '#domain/timesheets/limits';
import type { TimesheetTemplates } from '#domain/timesheets/messages';
import type { AccountText } from './account-text';

const dayOf = (day: string): string => longDate(day, new Date().toISOString());
const days = (count: number): string => (count === 1 ? '1 workday' : `${String(count)} workdays`);

/** The effect of a settled dispute on each side. */
const settled = {
  driver: (cents: number): string => {
    if (cents === 0) return 'Your pay does not change.';
    return cents > 0
      ? `${formatCents(cents)} is added to your next payout.`
      : `${formatCents(-cents)} is taken from later pay of the same week only.`;
  },
  carrier: (cents: number): string => {
    if (cents === 0) return 'Your bill does not change.';
    return cents > 0
      ? `${formatCents(cents)} is added to your next invoice.`
      : `${formatCents(-cents)} is credited on your next invoice.`;
  },
} as const;

/** The same of a job order whose carrier pays the driver: the amount is recorded, and the carrier settles it with the driver. */
function settledDirectly(side: 'driver' | 'carrier', cents: number): string {
  if (cents === 0) return side === 'driver' ? 'Your pay does not change.' : 'The pay of the driver does not change.';
  const change = `${formatCents(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}`;
  return side === 'driver'
    ? `Your pay for this day is ${change}. The carrier pays you itself.`
    : `The driver's pay for this day is ${change}. You pay the driver yourself.`;
}

/** Emails about workdays and their pay. */
export const timesheetTexts = {
  'workdays-approved': ({
    firstName,
    carrier,
    from,
    to,
    count,
    cents,
    link,
  }: TimesheetTemplates['workdays-approved']): AccountText => ({
    subject: `${carrier} approved ${days(count)}`,
    firstName,
    lines: [
      from === to ? dayOf(from) : `${dayOf(from)} to ${dayOf(to)}`,
      `Pay: ${formatCents(cents)}. The link below shows each amount with its calculation.`,
    ],
    link,
  }),
  'workday-correction': ({
    firstName,
    carrier,
    day,
    note,
    link,
  }: TimesheetTemplates['workday-correction']): AccountText => ({
    subject: `${carrier} asks you to correct ${dayOf(day)}`,
    firstName,
    lines: [`Note: "${note}"`, '', 'Correct the workday at the link below, and submit it again.'],
    link,
  }),
  'rate-set': ({
    firstName,
    carrier,
    title,
    unit,
    mills,
    startsOn,
    reason,
    link,
  }: TimesheetTemplates['rate-set']): AccountText => ({
    subject: `${carrier} pays you ${millsText(mills)} per ${unit} from ${dayOf(startsOn)}`,
    firstName,
    lines: [`Job: ${title}`, `Reason: "${reason}"`, '', 'The link below shows all agreed rates of your jobs.'],
    link,
  }),
  'workday-disputed': ({ firstName, name, day, note, link }: TimesheetTemplates['workday-disputed']): AccountText => ({
    subject: `${name} disputes ${dayOf(day)}`,
    firstName,
    lines: [`Note: "${note}"`, '', 'Our team looks at it. Until then, nothing changes.'],
    link,
  }),
  'workday-settled': ({
    firstName,
    day,
    note,
    side,
    isDirect,
    cents,
    link,
  }: TimesheetTemplates['workday-settled']): AccountText => ({
    subject: `The dispute about ${dayOf(day)} is settled`,
    firstName,
    lines: [`Our decision: "${note}"`, '', isDirect ? settledDirectly(side, cents) : settled[side](cents)],
    link,
  }),
  'workdays-open': ({
    firstName,
    carrier,
    count,
    firstDay,
    link,
  }: TimesheetTemplates['workdays-open']): AccountText => ({
    subject: `Please submit ${days(count)}`,
    firstName,
    lines: [
      `${days(count)} for ${carrier} ${count === 1 ? 'is' : 'are'} not submitted yet, beginning with ${dayOf(firstDay)}. They cannot be approved before.`,
    ],
    link,
  }),
  'workdays-waiting': ({
    firstName,
    count,
    firstDay,
    isEscalated,
    link,
  }: TimesheetTemplates['workdays-waiting']): AccountText => ({
    subject: `${days(count)} ${count === 1 ? 'waits' : 'wait'} for approval`,
    firstName,
    lines: [
      `The first one is ${dayOf(firstDay)}. Drivers are paid after the approval, and nothing is approved automatically.`,
      ...(isEscalated
        ? [`You get this message because no one approved them for ${String(REMINDER_DAYS.admins)} days.`]
        : []),
    ],
    link,
  }),
};
