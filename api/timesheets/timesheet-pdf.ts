import { durationText } from '#domain/pay/explain';
import { payRow } from '#domain/pay/pay-rows';
import { longDate, shortMoment, timeAt, zoneText } from '#domain/shared/long-date';
import { formatCents } from '#domain/shared/money';
import { dateAt } from '#domain/shared/zoned-time';
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
/** As the page names them. */
const stateText: Readonly<Record<WorkdayState, string>> = {
  open: 'To submit',
  submitted: 'Submitted',
  approved: 'Approved',
  invoiced: 'Invoiced',
};

/** An assignment's week as a document: each workday with its times and pay, and the week by kind of pay. */
export async function readTimesheetPdf(ctx: SignedIn, of: WeekOf): Promise<FileResult> {
  const timesheet = await readTimesheet(ctx, of);
  const document = timesheetDocument(timesheet, ctx.now().toISOString());
  return { fileName: `timesheet-${timesheet.week.startsOn}.pdf`, content: await drawNow(ctx, document) };
}

/** The document of a week; exported for its test. */
export function timesheetDocument(timesheet: Timesheet, createdAt: string): PrintedDocument {
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
          ['Time zone', zoneText(timeZone, week.startsOn)],
        ],
      },
      ...workdays.flatMap((workday) => workdayBlocks(workday)),
      ...(workdays.length === 0 ? [{ type: 'text', text: 'No workdays in this week.' } as const] : []),
      { type: 'heading', text: 'Week' },
      { type: 'facts', rows: [...summary.map(payRow), ...totals(timesheet)] },
    ],
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function totals({ workdays, minutes, payCents, billedCents }: Timesheet): (readonly [string, string])[] {
  const isFrozen = workdays.every(({ pay }) => pay.isFrozen);
  const adjustments = workdays.flatMap(({ adjustment }) => adjustment ?? []);
  return [
    ...adjustedRows({
      payCents: sum(adjustments.map((each) => each.payCents)),
      billedCents: sum(adjustments.map((each) => each.billedCents ?? 0)),
    }),
    ['Paid time', hours(minutes)],
    [amountText('Pay', isFrozen), formatCents(payCents)],
    ...(billedCents === null ? [] : [[amountText('On your invoice', isFrozen), formatCents(billedCents)] as const]),
  ];
}

/** Amounts that settled disputes. */
const adjustedRows = ({ payCents, billedCents }: NonNullable<Workday['adjustment']>): (readonly [string, string])[] => [
  ...(payCents === 0 ? [] : [['Adjustment of pay', formatCents(payCents)] as const]),
  ...((billedCents ?? 0) === 0 ? [] : [['Adjustment on your invoice', formatCents(billedCents ?? 0)] as const]),
];

/** Amounts may change until the day is approved. */
const amountText = (name: string, isFrozen: boolean): string => (isFrozen ? name : `${name} (estimate)`);

function workdayBlocks(workday: Workday): PrintedBlock[] {
  const { day, state, shifts, minutes, pay, billedCents, adjustment, timeZone } = workday;
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
        [amountText('Pay', pay.isFrozen), formatCents(pay.cents)],
        ...(billedCents === null
          ? []
          : [[amountText('On your invoice', pay.isFrozen), formatCents(billedCents)] as const]),
        ...(adjustment === null ? [] : adjustedRows(adjustment)),
      ],
    },
  ];
}

const pauseText = (pauses: readonly string[]): string =>
  pauses.length === 0 ? '' : `, ${pauses.length === 1 ? 'break' : 'breaks'} ${pauses.join(', ')}`;

/** A shift in local time; one that crosses midnight names the day of its end. */
function shiftText({ startsAt, endsAt, breaks }: Workday['shifts'][number], zone: string): string {
  const day = dateAt(startsAt, zone);
  const clock = (instant: string): string =>
    dateAt(instant, zone) === day ? timeAt(instant, zone) : shortMoment(instant, zone);
  const pauses = breaks.map(
    (pause) => `${clock(pause.startsAt)} to ${pause.endsAt === null ? 'no end' : clock(pause.endsAt)}`,
  );
  const end = endsAt === null ? 'no end' : clock(endsAt);
  return `${clock(startsAt)} to ${end}${pauseText(pauses)}`;
}
