import { type DueLineRow, type DueLinesParams, listDueLines, pageOfDueLines } from '#db/requirements/due-lines';
import type { Actor } from '#domain/accounts/actor';
import { ProblemError } from '#domain/problems';
import type { DueLine, DueLines, DueLinesPageQuery, DueLinesQuery } from '#domain/requirements/calendar/schema';
import { storesOf, titleOutside } from '#domain/requirements/readers';
import { daysAfter } from '#domain/shared/periods';
import { utcDate } from '#domain/shared/zoned-time';
import type { RouteContext } from '../../http/context';
import { type CsvColumn, csvFile } from '../../http/csv';
import type { FileResult } from '../../http/define-route';
import { calendarText } from './calendar-text';
import { actorLabels, statusLabels, storeLabels } from './labels';

type CalendarContext = Pick<RouteContext, 'db' | 'now' | 'publicUrl'> & { readonly actor: Actor };

/** A page of the lines that are due in the files of the caller's carrier, of the stores that the caller reads. */
export async function readDueLines(ctx: CalendarContext, query: DueLinesPageQuery): Promise<DueLines> {
  const params = paramsOf(ctx, query);
  const { rows, count } = await pageOfDueLines(ctx.db, params, query);
  return { from: params.from, to: params.to, stores: [...storesOf(ctx.actor)], total: count, data: rows.map(present) };
}

/** All of them as a CSV file. */
export async function dueLinesFile(ctx: CalendarContext, query: DueLinesQuery): Promise<FileResult> {
  const params = paramsOf(ctx, query);
  const rows = await listDueLines(ctx.db, params);
  return csvFile({ fileName: `requirements-${params.from}-${params.to}.csv`, columns, rows: rows.map(outside) });
}

/** All of them as all-day events of a calendar. */
export async function dueLinesCalendar(ctx: CalendarContext, query: DueLinesQuery): Promise<FileResult> {
  const params = paramsOf(ctx, query);
  const rows = await listDueLines(ctx.db, params);
  const content = calendarText(rows.map(outside), { now: ctx.now(), publicUrl: ctx.publicUrl });
  return { fileName: `requirements-${params.from}-${params.to}.ics`, content };
}

function paramsOf({ actor, now }: CalendarContext, { from, days, store, acts, search }: DueLinesQuery): DueLinesParams {
  if (actor.organizationId === undefined) throw new ProblemError('forbidden');
  const first = from ?? utcDate(now());
  const stores = storesOf(actor).filter((one) => store === undefined || one === store);
  return { organizationId: actor.organizationId, from: first, to: daysAfter(first, days), stores, acts, search };
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
  { header: 'Due on', cell: ({ dueOn }) => dueOn },
  { header: 'Driver', cell: ({ driver }) => driver },
  { header: 'Requirement', cell: ({ title }) => title },
  { header: 'About', cell: ({ subject }) => subject },
  { header: 'Status', cell: ({ status }) => statusLabels[status] },
  { header: 'Bars driving', cell: ({ bars }) => (bars ? 'Yes' : 'No') },
  { header: 'Responsible', cell: ({ acts }) => actorLabels[acts] },
  { header: 'File', cell: ({ store }) => storeLabels[store] },
  { header: 'Citation', cell: ({ citation }) => citation },
];
