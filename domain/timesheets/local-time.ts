import { HOUR_MS } from '../shared/durations';
import { instantAtWallTime, wallTimeAt } from '../shared/wall-time';
import type { EnteredTime, LocalTime } from './workday/schema';

/** The instant of an entered time, or why it has none. */
export type ResolvedTime = { readonly at: string } | { readonly refused: 'local-time-skipped' | 'local-time-twice' };

/** The shift of clocks anywhere, in either direction. */
const NEIGHBORS = [-HOUR_MS, -HOUR_MS / 2, 0, HOUR_MS / 2, HOUR_MS];

/** The instants at which the clock shows a local time: none if it is skipped, two if it occurs twice. */
export function instantsOfLocalTime(local: string, zone: string): string[] {
  const near = instantAtWallTime(local, zone);
  if (near === undefined) return [];
  const candidates = NEIGHBORS.map((offset) => new Date(Date.parse(near) + offset).toISOString());
  return candidates.filter((instant) => wallTimeAt(instant, zone) === local);
}

/** The instant of a local time. One that occurs twice needs `which`; one that is skipped is refused. */
function resolveLocalTime({ local, which }: LocalTime, zone: string): ResolvedTime {
  const instants = instantsOfLocalTime(local, zone);
  const at = which === 'second' ? instants.at(-1) : instants[0];
  if (at === undefined) return { refused: 'local-time-skipped' };
  return instants.length > 1 && which === undefined ? { refused: 'local-time-twice' } : { at };
}

/** The instant of a time that somebody entered. */
export const resolveTime = (entered: EnteredTime, zone: string): ResolvedTime =>
  typeof entered === 'string' ? { at: new Date(entered).toISOString() } : resolveLocalTime(entered, zone);
