import { readHosTerms, readWorkPeriods } from '#db/eld/hos-terms';
import type { Actor } from '#domain/accounts/actor';
import { readableDates } from '#domain/eld/access';
import { dayChart, spanOfDay } from '#domain/eld/day-chart';
import { hosExemptions, type HosTerms } from '#domain/eld/rules/limits';
import type { HosDay, HosLog, HosLogs } from '#domain/eld/schema';
import { REREAD_DAYS } from '#domain/eld/sources';
import { ProblemError } from '#domain/problems';
import { daysAfter, monthsBefore } from '#domain/shared/periods';
import { dateAt } from '#domain/shared/zoned-time';
import type { RouteContext } from '../../http/context';
import { readTrackDays, readTracks } from './present-day';

/** Months of logs that drivers can page back to; their carriers keep them for as long (49 CFR 395.8(k)). */
const OWN_MONTHS = 6;

interface Dates {
  readonly from: string;
  readonly to: string;
}

type HoursContext = Pick<RouteContext, 'db' | 'now'> & { readonly actor: Actor };

/** The dates of a driver's logs that the caller may read; 404 for a stranger. */
export async function readableHours(
  { db, actor }: HoursContext,
  driverId: string,
  today: string,
): Promise<readonly [Dates, ...Dates[]]> {
  const { organizationId } = actor;
  const own = { from: monthsBefore(today, OWN_MONTHS), to: today };
  if (actor.driverId === driverId) return [own];
  const periods = organizationId === undefined ? [] : await readWorkPeriods(db, { driverId, organizationId });
  const [first, ...others] = readableDates(periods, today);
  if (first === undefined) throw new ProblemError('not-found');
  return [first, ...others];
}

/** Today at the driver's home terminal. */
export const todayAt = ({ now }: Pick<RouteContext, 'now'>, { zone }: Pick<HosTerms, 'zone'>): string =>
  dateAt(now().toISOString(), zone);

/** A day of a driver's hours of service, as far as the caller may read it. */
export async function readHosDay(
  ctx: HoursContext,
  driverId: string,
  {
    date: requested,
    mayImport,
  }: { readonly date: string | undefined; readonly mayImport: (today: string) => Promise<boolean> },
): Promise<HosDay> {
  const terms = await readHosTerms(ctx.db, driverId);
  const today = todayAt(ctx, terms);
  const dates = await readableHours(ctx, driverId, today);
  const lastDate = dates.map(({ to }) => to).reduce((one, other) => (one > other ? one : other));
  const date = requested ?? lastDate;
  if (!dates.some(({ from, to }) => from <= date && date <= to)) throw new ProblemError('not-found');
  const span = spanOfDay(date, terms.zone);
  return {
    date,
    today,
    firstDate: dates.map(({ from }) => from).reduce((one, other) => (one < other ? one : other)),
    lastDate,
    timeZone: terms.zone,
    minutes: dayChart([], span).minutes,
    startsAt: new Date(span.from).toISOString(),
    cycle: terms.cycle,
    exemptions: hosExemptions.filter((kind) => terms.exemptions[kind].includes(date)),
    mayImport: await mayImport(today),
    tracks: await readTrackDays(ctx, driverId, { date, terms }),
  };
}

/** Whether a record is in force on one of the dates. */
const isWithin = ({ startsAt, endsAt }: HosLog, dates: readonly Dates[], zone: string): boolean =>
  dates.some(({ from, to }) => {
    const [first, last] = [spanOfDay(from, zone), spanOfDay(to, zone)];
    return Date.parse(startsAt) < last.to && (endsAt === null || Date.parse(endsAt) > first.from);
  });

/** The driver's records of the last 14 days by provider, as far as the caller may read them: `data[0].hosLogs`. */
export async function readHosLogs(ctx: HoursContext, driverId: string): Promise<HosLogs> {
  const terms = await readHosTerms(ctx.db, driverId);
  const today = todayAt(ctx, terms);
  const oldest = daysAfter(today, -REREAD_DAYS);
  const readable = await readableHours(ctx, driverId, today);
  const dates = readable
    .filter(({ to }) => to >= oldest)
    .map(({ from, to }) => ({ from: from > oldest ? from : oldest, to }));
  const tracks = await readTracks(ctx, driverId, {
    from: new Date(spanOfDay(oldest, terms.zone).from).toISOString(),
    to: ctx.now().toISOString(),
  });
  const data = tracks.map(({ provider, logs }) => ({
    provider,
    hosLogs: logs.filter((log) => isWithin(log, dates, terms.zone)),
  }));
  // Clients read the first entry, also without any log.
  return { data: data.length === 0 ? [{ provider: null, hosLogs: [] }] : data };
}
