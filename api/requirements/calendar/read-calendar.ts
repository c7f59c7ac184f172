import { countUncheckedFiles } from '#db/requirements/carrier-files';
import { type DueLineRow, type DueLinesParams, listDueLines, pageOfDueLines } from '#db/requirements/due-lines';
import type { DueLine, DueLines, DueLinesPageQuery, DueLinesQuery } from '#domain/requirements/calendar/schema';
import { storesOf, titleOutside } from '#domain/requirements/readers';
import { daysAfter } from '#domain/shared/periods';
import { type CsvColumn, csvFile, inPages } from '../../http/csv';
import type { FileResult } from '../../http/define-route';
import { todayOf } from '../../http/today';
import { exportLog } from '../../pipelines/export-log';
import type { CarrierContext } from '../files/scope';
import { calendarFile } from './calendar-file';
import { actorLabels, statusLabels, storeLabels } from './labels';

const FILE_PAGE = 500;

/** A page of the lines that are due in the files of the caller's carrier, of the stores that the caller reads. */
export async function readDueLines(ctx: CarrierContext, query: DueLinesPageQuery): Promise<DueLines> {
  const params = paramsOf(ctx, query);
  const { rows, count } = await pageOfDueLines(ctx.db, params, query);
  const unchecked = await countUncheckedFiles(ctx.db, { organizationId: params.organizationId, on: todayOf(ctx) });
  const { from, to } = params;
  return { from, to, unchecked, stores: [...storesOf(ctx.actor)], total: count, data: rows.map(present) };
}

/** All of them as a CSV file. */
export function dueLinesFile(ctx: CarrierContext, query: DueLinesQuery): Promise<FileResult> {
  const params = paramsOf(ctx, query);
  return csvFile({ fileName: `${nameOf(params)}.csv`, columns, rows: exportedLines(ctx, params) });
}

/** All of them as all-day events of a calendar. */
export function dueLinesCalendar(ctx: CarrierContext, query: DueLinesQuery): Promise<FileResult> {
  const params = paramsOf(ctx, query);
  const { publicUrl } = ctx;
  return calendarFile(exportedLines(ctx, params), { fileName: `${nameOf(params)}.ics`, now: ctx.now(), publicUrl });
}

function paramsOf(ctx: CarrierContext, { from, days, store, acts, search }: DueLinesQuery): DueLinesParams {
  const { actor } = ctx;
  const first = from ?? todayOf(ctx);
  const stores = storesOf(actor).filter((one) => store === undefined || one === store);
  const period = { from: first, to: daysAfter(first, days), withOverdue: from === undefined };
  return { organizationId: actor.organizationId, ...period, stores, acts, search };
}

const nameOf = ({ from, to }: DueLinesParams): string => `requirements-${from}-${to}`;

/** The lines of a file, each page once its drivers are logged. */
async function* exportedLines(ctx: CarrierContext, params: DueLinesParams): AsyncGenerator<DueLineRow> {
  const log = exportLog(ctx, 'requirements');
  const pages = inPages(FILE_PAGE, async (after: DueLineRow | undefined) => {
    const page = await listDueLines(ctx.db, params, { after, limit: FILE_PAGE });
    await log(page.map(({ driverId }) => driverId));
    return page;
  });
  for await (const line of pages) yield outside(line);
}

const present = ({ id, driverId, driver, ...line }: DueLineRow): DueLine => ({
  _id: id,
  driver: { _id: driverId, name: driver },
  ...line,
});

/** A line in a file that leaves the product: which record of the drug and alcohol file it is stays inside. */
function outside(line: DueLineRow): DueLineRow {
  const title = titleOutside(line);
  return title === line.title ? line : { ...line, title, subject: null, citation: '' };
}

const columns: readonly CsvColumn<DueLineRow>[] = [
  { header: 'Due date', cell: ({ dueOn }) => dueOn },
  { header: 'Driver', cell: ({ driver }) => driver },
  { header: 'Requirement', cell: ({ title }) => title },
  { header: 'About', cell: ({ subject }) => subject },
  { header: 'Status', cell: ({ status }) => statusLabels[status] },
  { header: 'Bars driving', cell: ({ bars }) => (bars ? 'Yes' : 'No') },
  { header: 'Responsible party', cell: ({ acts }) => actorLabels[acts] },
  { header: 'Records', cell: ({ store }) => storeLabels[store] },
  { header: 'Citation', cell: ({ citation }) => citation },
];
