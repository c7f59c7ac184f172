import { durationText } from '#domain/pay/explain';
import { payRow } from '#domain/pay/pay-rows';
import { longDate } from '#domain/shared/long-date';
import { formatCents } from '#domain/shared/money';
import { wallTimeAt } from '#domain/shared/wall-time';
import type { Timesheet, Workday } from '#domain/timesheets/schema';
import type { WorkdayState } from '#domain/timesheets/states';
import type { PrintedBlock, PrintedDocument } from '#platform/printed-document';
import { drawNow } from '../file-documents/draw-now';
import type { FileResult } from '../http/define-route';
import type { SignedIn } from './viewer';
import { readTimesheet, type WeekOf } from './week';

const SECONDS = 60;
const dayText = (date: string): string => longDate(date, '0001-01-01');
const hours = (minutes: number): string => `${durationText(minutes * SECONDS)} h`;
const stateText: Readonly<Record<WorkdayState, string>> = {
  open: 'Not submitted',
  submitted: 'Waiting for approval',
  approved: 'Approved',
  invoiced: 'Invoiced',
};

/** An assignment's week as a document: each workday with its times and pay, and the week by kind of pay. */
export async function readTimesheetPdf(ctx: SignedIn, of: WeekOf): Promise<FileResult> {
  const timesheet = await readTimesheet(ctx, of);
  const document = timesheetDocument(timesheet, ctx.now().toISOString());
  return { fileName: `timesheet-${timesheet.week.startsOn}.pdf`, content: await drawNow(ctx, document) };
}

function timesheetDocument(timesheet: Timesheet, createdAt: string): PrintedDocument {
  const { assignment, week, workdays, summary } = timesheet;
  const { driver, carrier, facility, title, timeZone } = assignment;
  return {
    title: 'Timesheet',
    language: 'en',
    createdAt,
    footer: `Timesheet · ${driver} · ${dayText(week.startsOn)}`,
    blocks: [
      {
        type: 'facts',
        rows: [
          ['Driver', driver],
          ['Carrier', carrier],
          ['Facility', facility],
          ['Job', title],
          ['Week', `${dayText(week.startsOn)} to ${dayText(week.endsOn)}`],
          ['Time zone', timeZone],
        ],
      },
      ...workdays.flatMap((workday) => workdayBlocks(workday)),
      ...(workdays.length === 0 ? [{ type: 'text', text: 'No workdays in this week.' } as const] : []),
      { type: 'heading', text: 'Week' },
      { type: 'facts', rows: [...summary.map(payRow), ...totals(timesheet)] },
    ],
  };
}

function totals({ minutes, payCents, billedCents }: Timesheet): (readonly [string, string])[] {
  return [
    ['Paid time', hours(minutes)],
    ['Pay', formatCents(payCents)],
    ...(billedCents === null ? [] : [['Billed', formatCents(billedCents)] as const]),
  ];
}

function workdayBlocks(workday: Workday): PrintedBlock[] {
  const { day, state, shifts, minutes, pay, billedCents, timeZone } = workday;
  const change = pay.weekDifferenceCents;
  return [
    { type: 'heading', level: 3, text: dayText(day) },
    {
      type: 'facts',
      rows: [
        ['Status', stateText[state]],
        ...shifts.map((shift) => ['Shift', shiftText(shift, timeZone)] as const),
        ['Paid time', hours(minutes)],
        ...pay.lines.map(payRow),
        ...(change === 0 ? [] : [['Change of earlier days', formatCents(change)] as const]),
        [pay.isFrozen ? 'Pay' : 'Pay (estimate)', formatCents(pay.cents)],
        ...(billedCents === null ? [] : [['Billed', formatCents(billedCents)] as const]),
      ],
    },
  ];
}

/** A shift in local time; one that crosses midnight names the day of its end. */
function shiftText({ startsAt, endsAt, breaks }: Workday['shifts'][number], zone: string): string {
  const from = wallTimeAt(startsAt, zone);
  const clock = (instant: string): string => {
    const at = wallTimeAt(instant, zone);
    return at.slice(0, 10) === from.slice(0, 10) ? at.slice(11) : at.replace('T', ' ');
  };
  const pauses = breaks.map((pause) => `${clock(pause.startsAt)}–${pause.endsAt === null ? '' : clock(pause.endsAt)}`);
  const end = endsAt === null ? 'no end' : clock(endsAt);
  return `${clock(startsAt)} to ${end}${pauses.length === 0 ? '' : `, breaks ${pauses.join(', ')}`}`;
}
