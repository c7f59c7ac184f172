import { stageDueAt } from '#domain/driver-pipeline/deadlines';
import type { DriverPipelineEvent } from '#domain/driver-pipeline/events';
import { driverStages, isExit } from '#domain/driver-pipeline/stages';
import { mondaysOf, type ReportDays, type ReportPeriod, reportPeriod, weekWithin } from '#domain/reports/period';
import type { ExitReport, OwnerReport, Report, StageReport, StageVisit, Stays } from '#domain/reports/schema';
import { isDirection, type VisitFilters } from '#domain/reports/stay-counts';
import { directionOf, movedBy } from '#domain/reports/visits';
import { DAY_MS } from '#domain/shared/durations';

/** One stored event of a driver. */
export type Step = Pick<DriverPipelineEvent, 'type' | 'at' | 'actor' | 'reason' | 'snapshot'>;

/** One stay in a stage. */
export interface Stay extends Omit<StageVisit, 'driver' | 'days' | 'owner'> {
  readonly driverId: string;
  readonly ownerId: string | null;
  readonly dueAt: string | null;
}

/** Drivers' stays in stages, computed from their events one after the other: no index, no table, no SQL. */
export function staysIn(steps: readonly Step[]): Stay[] {
  const drivers = new Set(steps.map(({ snapshot }) => snapshot.driverId));
  return [...drivers].flatMap((id) => staysOfOne(steps.filter(({ snapshot }) => snapshot.driverId === id)));
}

function staysOfOne(steps: readonly Step[]): Stay[] {
  const stays: Stay[] = [];
  for (const step of steps) {
    const { driverId, stage, enteredAt, ownerId } = step.snapshot;
    const last = stays.at(-1);
    const now = { ownerId, dueAt: stageDueAt(step.snapshot), leftAt: step.type === 'erased' ? step.at : null };
    if (last?.stage === stage && last.enteredAt === enteredAt) stays[stays.length - 1] = { ...last, ...now };
    else {
      if (last !== undefined) stays[stays.length - 1] = { ...last, leftAt: enteredAt, leftTo: stage, dueAt: null };
      const entry = { fromStage: last?.stage ?? null, by: movedBy(step), reason: step.reason, leftTo: null };
      stays.push({ driverId, stage, enteredAt, ...entry, ...now });
    }
  }
  return stays;
}

/** Whether a figure counts a stay. */
export function isCounted(stay: Stay, wanted: VisitFilters, period: ReportPeriod): boolean {
  const { stage, owner, by, reason } = wanted;
  return (
    isOfNumber(stay, wanted, period) &&
    (stage === undefined || stay.stage === stage) &&
    (owner === undefined || (stay.ownerId ?? 'none') === owner) &&
    (by === undefined || stay.by === by) &&
    (reason === undefined || (stay.reason ?? 'none') === reason)
  );
}

function isOfNumber(stay: Stay, { number }: VisitFilters, period: ReportPeriod): boolean {
  const { start, end, moment, isRunning } = period;
  const { enteredAt, leftAt, leftTo, dueAt, stage } = stay;
  const isWithin = (at: string | null) => at !== null && at >= start && at < end;
  const waits = isRunning ? leftAt === null : enteredAt < end && (leftAt === null || leftAt >= end);
  if (number === 'entered') return isWithin(enteredAt);
  if (number === 'left') return isWithin(leftAt);
  if (number === 'waiting') return waits;
  if (number === 'stays') return isWithin(leftAt) || waits;
  if (number === 'over') return isRunning && leftAt === null && dueAt !== null && dueAt <= moment;
  if (!isWithin(enteredAt)) return false;
  if (isDirection(number)) return leftTo !== null && directionOf(stage, leftTo) === number;
  return number === 'stayed' ? leftAt === null : leftAt !== null && leftTo === null;
}

/** The length of a stay in days, up to `moment`. */
export function daysOf({ enteredAt, leftAt }: Stay, moment: string): number {
  const until = leftAt === null || leftAt > moment ? moment : leftAt;
  return (Date.parse(until) - Date.parse(enteredAt)) / DAY_MS;
}

/** The percentile of the durations in days, interpolated. */
export function shareOf(days: readonly number[], share: number): number | null {
  const value = interpolated(days, share);
  return value === null ? null : Math.round(value * 10) / 10;
}

/** The percentile of durations that are rounded to a tenth of a day first. */
export function shareOfTenths(days: readonly number[], share: number): number | null {
  const value = interpolated(
    days.map((length) => Math.round(length * 10)),
    share,
  );
  return value === null ? null : Math.round(value) / 10;
}

function interpolated(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low === undefined || high === undefined ? null : low + (high - low) * (place % 1);
}

interface ReportQuery {
  readonly days: ReportDays;
  readonly now: Date;
  /** The zone of the reader's days. */
  readonly zone: string;
  readonly owner?: string;
  readonly names?: ReadonlyMap<string, string>;
}

/** The complete report, counted stay by stay. */
export function reportOf(stays: readonly Stay[], { days, now, zone, owner, names }: ReportQuery): Report {
  const period = reportPeriod(days, now, zone);
  const found = (wanted: VisitFilters) =>
    stays.filter((stay) => isCounted(stay, { ...(owner && { owner }), ...wanted }, period));
  const count = (wanted: VisitFilters) => found(wanted).length;
  const times = (wanted: VisitFilters): Stays => {
    const all = found(wanted).map((stay) => daysOf(stay, period.moment));
    return { count: all.length, medianDays: shareOf(all, 0.5), p90Days: shareOf(all, 0.9) };
  };
  const late = (wanted: Omit<VisitFilters, 'number'>) =>
    period.isRunning ? count({ number: 'over', ...wanted }) : null;
  const exits = new Map(found({ number: 'entered' }).flatMap((stay) => (isExit(stay.stage) ? [entryOf(stay)] : [])));
  const owners = new Set(
    stays.map(({ ownerId }) => ownerId).filter((id) => owner === undefined || (id ?? 'none') === owner),
  );
  return {
    ...days,
    at: period.moment,
    stages: driverStages.map((stage): StageReport => {
      const of = (number: VisitFilters['number']) => count({ number, stage });
      return {
        stage,
        entered: of('entered'),
        wentOn: of('wentOn'),
        wentBack: of('wentBack'),
        exited: of('exited'),
        stayed: of('stayed'),
        erased: of('erased'),
        left: times({ number: 'left', stage }),
        waiting: times({ number: 'waiting', stage }),
        stays: times({ number: 'stays', stage }),
        over: late({ stage }),
      };
    }),
    exits: [...exits.values()].map((exit) => ({
      ...exit,
      count: count({ number: 'entered', stage: exit.stage, by: exit.by, reason: exit.reason ?? 'none' }),
    })),
    owners: [...owners]
      .map((id): OwnerReport => ({
        owner: id === null ? null : { _id: id, name: names?.get(id) ?? id },
        entered: count({ number: 'entered', owner: id ?? 'none' }),
        left: times({ number: 'left', owner: id ?? 'none' }),
        waiting: count({ number: 'waiting', owner: id ?? 'none' }),
        over: late({ owner: id ?? 'none' }),
      }))
      .filter(({ entered, left, waiting }) => entered + left.count + waiting > 0),
    weeks: mondaysOf(days).map((monday) => {
      const week = weekWithin(days, monday);
      const within = reportPeriod(week, now, zone);
      const entered = driverStages.flatMap((stage) => {
        const own = stays.filter((stay) => isCounted(stay, { number: 'entered', stage, owner }, within));
        return own.length === 0 ? [] : [[stage, own.length]];
      });
      return { monday, ...week, entered: Object.fromEntries(entered) as Record<string, number> };
    }),
  };
}

const entryOf = ({ stage, reason, by }: Stay): [string, Omit<ExitReport, 'count'>] => [
  `${stage} ${String(reason)} ${by}`,
  { stage, reason, by },
];
