import { z } from 'zod';
import { countVisits, listVisits, type StageVisitRow, type VisitsParams } from '#db/reports/stage-visits';
import { type DriverStage, driverStages } from '#domain/driver-pipeline/stages';
import type { StageVisit, StageVisits, VisitsQuery } from '#domain/reports/schema';
import { stayCountFileNames } from '#domain/reports/stay-counts';
import { type MovedBy, movedByLabels, reasonLabelOf } from '#domain/reports/visits';
import { DAY_MS } from '#domain/shared/durations';
import { stageLabels } from '#domain/stalled/labels';
import type { RouteContext } from '../../http/context';
import { type CsvColumn, csvFile, inPages, timeColumn } from '../../http/csv';
import type { FileResult } from '../../http/define-route';
import { keyPart, parseCursor, toKeysetPage } from '../../http/keyset';
import type { SignedIn } from '../../pipelines/command';
import { exportLog } from '../../pipelines/export-log';
import { periodOf } from './report';

type Ctx = Pick<RouteContext, 'db' | 'now' | 'timeZone'>;

const CSV_PAGE = 500;

function criteriaOf(ctx: Ctx, { number, stage, owner, by, reason, ...days }: VisitsQuery): VisitsParams {
  return { number, stage, owner, by, reason, period: periodOf(ctx, days).period };
}

/** The stays that a figure counts. */
export async function visits(
  ctx: Ctx,
  { limit, after, ...query }: VisitsQuery & { readonly limit: number; readonly after?: string | undefined },
): Promise<StageVisits> {
  const criteria = criteriaOf(ctx, query);
  const rows = await listVisits(ctx.db, { ...criteria, after: cursorOf(after), limit: limit + 1 });
  const page = toKeysetPage(rows, limit, ({ enteredAt, driverId, stage }) => [enteredAt, driverId, stage]);
  const { moment } = criteria.period;
  return {
    data: page.data.map((row) => present(row, moment)),
    count: await countVisits(ctx.db, criteria),
    next: page.next,
  };
}

const VisitKey = z.tuple([keyPart.instant, keyPart.id, z.enum(driverStages)]);

function cursorOf(after: string | undefined) {
  const key = parseCursor(after, VisitKey);
  if (key === undefined) return null;
  const [enteredAt, driverId, stage] = key;
  return { enteredAt, driverId, stage };
}

/** The stays as a CSV file. */
export async function visitsFile(ctx: SignedIn, query: VisitsQuery): Promise<FileResult> {
  const criteria = criteriaOf(ctx, query);
  const log = exportLog(ctx, 'report');
  const rows = inPages<StageVisitRow>(CSV_PAGE, async (last) => {
    const page = await listVisits(ctx.db, { ...criteria, after: last ?? null, limit: CSV_PAGE });
    await log(page.map(({ driverId }) => driverId));
    return page;
  });
  return csvFile({
    fileName: `${stayCountFileNames[query.number]}.csv`,
    columns: columnsAt(criteria.period.moment, ctx.timeZone),
    rows,
  });
}

const person = (first: string | null, last: string | null): string =>
  [first, last].filter((part) => part !== null).join(' ');

function present(row: StageVisitRow, moment: string): StageVisit {
  const { ownerId } = row;
  return {
    driver: { _id: row.driverId, name: person(row.firstName, row.lastName) },
    stage: row.stage as StageVisit['stage'],
    fromStage: row.fromStage as StageVisit['fromStage'],
    enteredAt: row.enteredAt,
    by: row.by as StageVisit['by'],
    reason: row.reason,
    leftAt: row.leftAt,
    leftTo: row.leftTo as StageVisit['leftTo'],
    days: daysOf(row, moment),
    owner: ownerId === null ? null : { _id: ownerId, name: person(row.ownerFirstName, row.ownerLastName) },
  };
}

/** For drivers who were still in the stage at the end of the period, counted up to then. */
function daysOf({ enteredAt, leftAt }: StageVisitRow, moment: string): number {
  const until = leftAt === null || leftAt > moment ? moment : leftAt;
  return Math.round((Math.max(Date.parse(until) - Date.parse(enteredAt), 0) / DAY_MS) * 10) / 10;
}

const stageOf = (stage: string | null): string => (stage === null ? '' : stageLabels[stage as DriverStage]);

const columnsAt = (moment: string, zone: string): readonly CsvColumn<StageVisitRow>[] => [
  { header: 'Driver', cell: ({ firstName, lastName }) => person(firstName, lastName) },
  { header: 'Stage', cell: ({ stage }) => stageOf(stage) },
  { header: 'From stage', cell: ({ fromStage }) => stageOf(fromStage) },
  timeColumn('Entered at', zone, ({ enteredAt }) => enteredAt),
  { header: 'Moved here by', cell: ({ by }) => movedByLabels[by as MovedBy] },
  { header: 'Reason', cell: ({ reason }) => (reason === null ? '' : reasonLabelOf(reason)) },
  timeColumn('Left at', zone, ({ leftAt }) => leftAt),
  { header: 'Moved to', cell: ({ leftTo }) => stageOf(leftTo) },
  { header: 'Days', cell: (row) => daysOf(row, moment) },
  { header: 'Owner', cell: ({ ownerFirstName, ownerLastName }) => person(ownerFirstName, ownerLastName) },
];
