import { readReport, type ReportRows, type StageStaysRow, type TransitionsRow } from '#db/reports/report';
import { type DriverStage, driverStages } from '#domain/driver-pipeline/stages';
import {
  checkReportDays,
  mondaysOf,
  type ReportDays,
  reportDays,
  type ReportPeriod,
  reportPeriod,
  weekWithin,
} from '#domain/reports/period';
import type {
  ExitReport,
  OwnerReport,
  Report,
  ReportQuery,
  StageReport,
  Stays,
  WeekReport,
} from '#domain/reports/schema';
import { type Direction, directionOf } from '#domain/reports/visits';
import type { RouteContext } from '../../http/context';
import { todayOf } from '../../http/today';
import { InvalidInputError } from '../../http/validate';

type Ctx = Pick<RouteContext, 'db' | 'now' | 'timeZone'>;

/** The days and instants of a report's period. */
export function periodOf(
  ctx: Ctx,
  query: Pick<ReportQuery, 'from' | 'to'>,
): { days: ReportDays; period: ReportPeriod } {
  const days = reportDays(query, todayOf(ctx));
  const refused = checkReportDays(days);
  if (refused !== undefined) throw new InvalidInputError([{ in: 'query', pointer: '/to', code: refused }]);
  return { days, period: reportPeriod(days, ctx.now(), ctx.timeZone) };
}

/** Everything that the reports page shows. */
export async function report(ctx: Ctx, query: ReportQuery): Promise<Report> {
  const { days, period } = periodOf(ctx, query);
  const rows = await readReport(ctx.db, { period, owner: query.owner });
  return {
    ...days,
    at: period.moment,
    stages: driverStages.map((stage) => stageReport(rows, stage, period)),
    exits: rows.exits.map(exitReport),
    owners: rows.owners.map((row) => ownerReport(row, period)).sort(byWaiting),
    weeks: weekReports(rows, days),
  };
}

const noStays: Stays = { count: 0, medianDays: null, p90Days: null };

const rounded = (days: number | null): number | null => (days === null ? null : Math.round(days * 10) / 10);

const staysOf = (row: StageStaysRow['stays']): Stays => ({
  count: row.count,
  medianDays: rounded(row.median),
  p90Days: rounded(row.p90),
});

function stageReport(rows: ReportRows, stage: DriverStage, { isRunning }: ReportPeriod): StageReport {
  const stays = rows.stages.find((row) => row.stage === stage);
  const of = (part: 'left' | 'waiting' | 'stays'): Stays => (stays === undefined ? noStays : staysOf(stays[part]));
  const transitions = rows.transitions.filter((row) => row.stage === stage);
  return {
    stage,
    entered: sum(transitions),
    ...outcomeCounts(stage, transitions),
    left: of('left'),
    waiting: of('waiting'),
    stays: of('stays'),
    over: isRunning ? (stays?.over ?? 0) : null,
  };
}

const sum = (rows: readonly { readonly count: number }[]): number =>
  rows.reduce((total, { count }) => total + count, 0);

function outcomeCounts(stage: DriverStage, transitions: readonly TransitionsRow[]) {
  const towards = (direction: Direction): number =>
    sum(transitions.filter(({ leftTo }) => leftTo !== null && directionOf(stage, leftTo as DriverStage) === direction));
  return {
    wentOn: towards('wentOn'),
    wentBack: towards('wentBack'),
    exited: towards('exited'),
    stayed: sum(transitions.filter(({ isOpen }) => isOpen)),
    erased: sum(transitions.filter(({ isOpen, leftTo }) => !isOpen && leftTo === null)),
  };
}

function ownerReport(row: ReportRows['owners'][number], { isRunning }: ReportPeriod): OwnerReport {
  const { ownerId, firstName, lastName, entered, left, waiting, over } = row;
  const name = [firstName, lastName].filter((part) => part !== null).join(' ');
  const owner = ownerId === null ? null : { _id: ownerId, name };
  return { owner, entered, left: staysOf(left), waiting, over: isRunning ? over : null };
}

const exitReport = ({ stage, reason, by, count }: ReportRows['exits'][number]): ExitReport => ({
  stage: stage as ExitReport['stage'],
  reason,
  by: by as ExitReport['by'],
  count,
});

/** Most waiting drivers first; ties by name, unassigned last. */
const byWaiting = (one: OwnerReport, other: OwnerReport): number =>
  other.waiting - one.waiting || keyOf(one).localeCompare(keyOf(other), 'en');
const keyOf = ({ owner }: OwnerReport): string => (owner === null ? '\uffff' : `${owner.name} ${owner._id}`);

function weekReports({ weeks }: ReportRows, days: ReportDays): WeekReport[] {
  return mondaysOf(days).map((monday) => {
    const own = weeks.filter((row) => row.monday === monday);
    const entered = Object.fromEntries(own.map(({ stage, count }) => [stage, count]));
    return { monday, ...weekWithin(days, monday), entered };
  });
}
