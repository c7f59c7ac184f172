import { findTimesheetSettings } from '#db/timesheets/settings-store';
import { listTimesheets, readWaiting } from '#db/timesheets/timesheet-list';
import type { CarrierActor } from '#domain/accounts/actor';
import { decimalDollars } from '#domain/shared/money';
import type { TimesheetsQuery } from '#domain/timesheets/records/schema';
import { workdayStateOf } from '#domain/timesheets/rules';
import type { TimesheetBriefs } from '#domain/timesheets/schema';
import { minutesOfAll } from '#domain/timesheets/shift';
import { weekOfDay } from '#domain/timesheets/week';
import type { RouteContext } from '../http/context';
import { type CsvColumn, csvFile } from '../http/csv';
import type { FileResult } from '../http/define-route';
import { todayOf } from '../http/today';
import { type LoadedWeek, loadWeeks } from './load';
import { amountsOf, flagsOf } from './present';
import { presentBrief } from './present-week';
import { viewerOf } from './viewer';

type Carrier = RouteContext & { readonly actor: CarrierActor };

/** A page of the carrier's weeks: this week by default. */
export async function readTimesheets(ctx: Carrier, query: TimesheetsQuery): Promise<TimesheetBriefs> {
  const { organizationId } = ctx.actor;
  const { weekday } = await findTimesheetSettings(ctx.db, organizationId);
  const week = weekOfDay(query.week ?? todayOf(ctx), weekday);
  const [{ ids, count }, waiting] = await Promise.all([
    listTimesheets(ctx.db, { ...query, ...week, organizationId }),
    readWaiting(ctx.db, organizationId),
  ]);
  const viewer = viewerOf(ctx);
  return {
    data: (await loadWeeks(ctx.db, ids, week)).map((loaded) => presentBrief(loaded, viewer)),
    count,
    week: { startsOn: week.from, endsOn: week.to },
    waiting: waiting.count,
    oldestWaitingOn: waiting.oldestOn,
  };
}

/** A workday with the week that it is in. */
interface Line {
  readonly loaded: LoadedWeek;
  readonly row: LoadedWeek['workdays'][number];
}

const dollars = (cents: number | null): string | null => (cents === null ? null : decimalDollars(cents));
/** Empty for a day without a settled dispute. */
const adjustedDollars = (cents: number): string | null => (cents === 0 ? null : decimalDollars(cents));
const MINUTES = 60;

const amounts = ({ loaded: { assignment, pay }, row }: Line) => amountsOf(row, assignment, pay);

const columns: readonly CsvColumn<Line>[] = [
  { header: 'Day', cell: ({ row }) => row.day },
  { header: 'Driver', cell: ({ loaded }) => loaded.assignment.driver },
  { header: 'Facility', cell: ({ loaded }) => loaded.assignment.facility },
  { header: 'Job', cell: ({ loaded }) => loaded.assignment.content.title },
  { header: 'State', cell: ({ row }) => workdayStateOf(row.state, row.isOnInvoice) },
  { header: 'Hours', cell: ({ row }) => (minutesOfAll(row.shifts) / MINUTES).toFixed(2) },
  { header: 'Miles', cell: ({ row }) => row.entries.milesTenths / 10 },
  { header: 'Stops', cell: ({ row }) => row.entries.stops },
  { header: 'Nights away', cell: ({ row }) => row.entries.nightsAway },
  { header: 'Pay (USD)', cell: (line) => dollars(amounts(line).payCents) },
  { header: 'Billed (USD)', cell: (line) => dollars(amounts(line).billedCents) },
  { header: 'Adjusted pay (USD)', cell: (line) => adjustedDollars(amounts(line).adjustedPayCents) },
  { header: 'Adjusted bill (USD)', cell: (line) => adjustedDollars(amounts(line).adjustedBillCents) },
  { header: 'To check', cell: ({ row, loaded }) => flagsOf(row, loaded.assignment).join(' ') },
];

const PAGE = 100;

/** The workdays of the same weeks as a table, one line each. */
export async function exportTimesheets(
  ctx: Carrier,
  query: Omit<TimesheetsQuery, 'limit' | 'skip'>,
): Promise<FileResult> {
  const { organizationId } = ctx.actor;
  const { weekday } = await findTimesheetSettings(ctx.db, organizationId);
  const week = weekOfDay(query.week ?? todayOf(ctx), weekday);
  const params = { ...query, ...week, organizationId };
  return csvFile({ fileName: `timesheets-${week.from}.csv`, columns, rows: linesOf(ctx, params) });
}

async function* linesOf(ctx: Carrier, params: Omit<Parameters<typeof listTimesheets>[1], 'limit' | 'skip'>) {
  // One query decides which weeks the file has: read page by page, a change of them would skip or repeat some.
  const { ids } = await listTimesheets(ctx.db, { ...params, limit: Number.MAX_SAFE_INTEGER, skip: 0 });
  for (let at = 0; at < ids.length; at += PAGE) {
    for (const loaded of await loadWeeks(ctx.db, ids.slice(at, at + PAGE), params)) {
      const { state } = params;
      const rows = loaded.workdays.filter(
        (row) => state === undefined || workdayStateOf(row.state, row.isOnInvoice) === state,
      );
      yield* rows.map((row) => ({ loaded, row }));
    }
  }
}
