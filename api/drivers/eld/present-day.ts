import { readDutyStatuses, type SetStatus } from '#db/eld/duty-status-store';
import { type CurrentLog, readLogs } from '#db/eld/log-store';
import { spanOfDay } from '#domain/eld/day-chart';
import { DAYS_BEFORE, type TrackDay, trackDay } from '#domain/eld/hours-of-day';
import { readStatus } from '#domain/eld/provider-log';
import type { HosTerms } from '#domain/eld/rules/limits';
import type { HosClocks, HosLog, HosTrack } from '#domain/eld/schema';
import { type LogSource, MANUAL_PROVIDER } from '#domain/eld/sources';
import type { LogRecord, Span } from '#domain/eld/timeline';
import { DAY_MS, MINUTE_MS } from '#domain/shared/durations';
import type { RouteContext } from '../../http/context';

/** A track of records: one provider's, or the driver's own. */
export interface Track {
  readonly provider: string;
  readonly source: LogSource;
  readonly logs: readonly HosLog[];
  readonly requests: readonly HosLog[];
}

function presentLog({ rawStatus, startsAt, endsAt, remark, origin }: CurrentLog): HosLog {
  const read = readStatus(rawStatus);
  return { status: read.status, rawStatus, startsAt, endsAt, remark: read.remark ?? remark, origin };
}

/** A status that the driver set lasts until the next one. */
const presentSet = (set: readonly SetStatus[]): HosLog[] =>
  set.map(({ status, remark, at }, index) => ({
    status,
    rawStatus: status,
    startsAt: at,
    endsAt: set[index + 1]?.at ?? null,
    remark,
    origin: 'driver',
  }));

/** All tracks of a driver's records within a time, the driver's own last. */
export async function readTracks(
  { db }: Pick<RouteContext, 'db'>,
  driverId: string,
  within: { readonly from: string; readonly to: string },
): Promise<Track[]> {
  const [logs, set] = await Promise.all([readLogs(db, driverId, within), readDutyStatuses(db, driverId, within)]);
  const providers = [...new Set(logs.map(({ provider }) => provider))];
  const copied = providers.map((name) => {
    const records = logs.filter(({ provider }) => provider === name);
    return {
      provider: name,
      source: records.at(-1)?.source ?? 'file',
      logs: records.filter(({ isRequest }) => !isRequest).map(presentLog),
      requests: records.filter(({ isRequest }) => isRequest).map(presentLog),
    };
  });
  const own = { provider: MANUAL_PROVIDER, source: 'driver' as const, logs: presentSet(set), requests: [] };
  return set.length === 0 ? copied : [...copied, own];
}

const iso = (at: number): string => new Date(at).toISOString();
const minutes = (ms: number): number => Math.floor(ms / MINUTE_MS);
const clock = ({ usedMs, leftMs }: { readonly usedMs: number; readonly leftMs: number }) => ({
  usedMinutes: minutes(usedMs),
  leftMinutes: minutes(leftMs),
});
const times = ({ from, to }: Span) => ({ startsAt: iso(from), endsAt: iso(to) });

const presentClocks = (clocks: TrackDay['clocks']): HosClocks => ({
  at: iso(clocks.at),
  workedTodayMinutes: minutes(clocks.workedTodayMs),
  driving: clock(clocks.driving),
  window: clock(clocks.window),
  windowEndsAt: clocks.window.endsAt === null ? null : iso(clocks.window.endsAt),
  untilBreak: clock(clocks.break),
  cycle: clock(clocks.cycle),
  cycleDays: clocks.cycle.days.map(({ date, workMs }) => ({ date, workMinutes: minutes(workMs) })),
  leftMinutes: minutes(clocks.leftMs),
  freshAt: iso(clocks.freshAt),
  restartedAt: iso(clocks.restartedAt),
  isUncertain: clocks.isUncertain,
});

const recordOf = ({ status, remark, startsAt, endsAt }: HosLog): LogRecord => ({
  // Pay time has statuses of its own, which no log has.
  status: status === 'clockIn' || status === 'clockOut' || status === 'break' ? 'other' : status,
  remark,
  startsAt,
  endsAt,
});

/** A day of each track: its chart, violations and clocks. Tracks without a record around the day are left out. */
export async function readTrackDays(
  ctx: Pick<RouteContext, 'db' | 'now'>,
  driverId: string,
  { date, terms }: { readonly date: string; readonly terms: HosTerms },
): Promise<HosTrack[]> {
  const now = ctx.now().getTime();
  const span = spanOfDay(date, terms.zone);
  const within = { from: iso(span.from - DAYS_BEFORE * DAY_MS), to: iso(span.to) };
  const tracks = await readTracks(ctx, driverId, within);
  return tracks.map(({ provider, source, logs, requests }) => {
    const day = trackDay(logs.map(recordOf), { date, now, terms });
    return {
      provider,
      source,
      stretches: day.stretches.map(({ status, remark, ...part }) => ({ status, remark, ...times(part) })),
      totals: day.totals,
      violations: day.violations.map(({ rule, paragraph, ...part }) => ({ rule, paragraph, ...times(part) })),
      clocks: presentClocks(day.clocks),
      requests: requests.filter(({ startsAt }) => Date.parse(startsAt) >= span.from),
    };
  });
}
