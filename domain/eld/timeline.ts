import { MINUTE_MS } from '../shared/durations';
import type { LogStatus, StretchStatus } from './statuses';

/** A record of one track: a status from an instant on. */
export interface LogRecord {
  readonly startsAt: string;
  /** Null: until the next record, or now. */
  readonly endsAt: string | null;
  readonly status: LogStatus;
  readonly remark: string | null;
}

/** A part of a timeline; instants in milliseconds, whole minutes. */
export interface Stretch {
  readonly status: StretchStatus;
  readonly remark: string | null;
  readonly from: number;
  readonly to: number;
}

/** A time between two instants in milliseconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A longer time without a record is "no data", never off duty. */
const MAX_GAP_MS = MINUTE_MS;

/** The minute of an instant: a log has no seconds. */
export const minuteOf = (instant: string | number): number => {
  const at = typeof instant === 'number' ? instant : Date.parse(instant);
  return Math.floor(at / MINUTE_MS) * MINUTE_MS;
};

/** The length of a span in milliseconds. */
export const lengthOf = ({ from, to }: Span): number => to - from;

/** The length of what two spans share. */
export const overlapOf = (one: Span, other: Span): number =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));

/** A record's end: its own, cut where the next one begins. A gap of up to a minute closes. */
function endOf(record: LogRecord, next: number, now: number): number {
  if (record.endsAt === null) return Math.min(next, Math.max(now, minuteOf(record.startsAt)));
  const own = minuteOf(record.endsAt);
  return next - own <= MAX_GAP_MS ? next : own;
}

/**
 * The whole time of a span without holes: the records of one track, `noData` where there is none, and `notYet` after `now`. A
 * record ends where the next one begins; of two in the same minute, the later one in the list counts.
 */
export function timelineOf(records: readonly LogRecord[], span: Span & { readonly now: number }): Stretch[] {
  const now = minuteOf(span.now);
  const sorted = records.toSorted((one, other) => minuteOf(one.startsAt) - minuteOf(other.startsAt));
  const drawn = sorted.map((record, index) => {
    const following = sorted[index + 1];
    const next = following === undefined ? Number.POSITIVE_INFINITY : minuteOf(following.startsAt);
    const { status, remark } = record;
    return { status, remark, from: minuteOf(record.startsAt), to: Math.min(endOf(record, next, now), now) };
  });
  return whole(drawn, { ...span, now });
}

/** Fills the holes between records, and joins neighbors with the same status. */
function whole(drawn: readonly Stretch[], { from, to, now }: Span & { readonly now: number }): Stretch[] {
  const stretches: Stretch[] = [];
  let at = from;
  const add = (status: StretchStatus, until: number, remark: string | null = null) => {
    if (until <= at) return;
    const last = stretches.at(-1);
    const joins = last?.status === status && last.remark === remark;
    if (joins) stretches.pop();
    stretches.push({ status, remark, from: joins ? last.from : at, to: until });
    at = until;
  };
  for (const stretch of drawn) {
    add('noData', Math.min(stretch.from, to));
    add(stretch.status, Math.min(stretch.to, to), stretch.remark);
  }
  add('noData', Math.min(now, to));
  add('notYet', to);
  return stretches;
}

/** The part of a timeline within a span. */
export const clip = (timeline: readonly Stretch[], { from, to }: Span): Stretch[] =>
  timeline.flatMap((stretch) => {
    const part = { ...stretch, from: Math.max(stretch.from, from), to: Math.min(stretch.to, to) };
    return part.from < part.to ? [part] : [];
  });
