import { readEnvironment } from '#platform/env';

import { percentile, printFigures, round } from '../lab/figures';
import type { Lab } from '../lab/lab';
import { watchMemory } from '../lab/parts';
import { findPipelines } from '../lab/pipelines';
import { say } from '../lab/progress';
import { seedWorld } from '../lab/seed';
import { benchOpsDrivers, listRatio, worstListRatio, type ListTimes } from './ops-drivers';
import { fallDue, type Due } from './pipeline-due';
import { replayLongest, type Replay } from './pipeline-replay';
import { startAll, type Starts } from './pipeline-starts';

export interface PipelineSize {
  readonly pipelines: number;
  /** How many of them fall due in one minute, and as many again in one instant. */
  readonly due: number;
  /** Drivers of the world that the list is read from. */
  readonly listed: number;
  /** How long they fall due for, at first, and how long before that the last one has begun. */
  readonly minuteMs: number;
  readonly marginMs: number;
  /** How often the longest history is replayed in one worker, and by how many workers. */
  readonly replays: number;
  readonly rounds: number;
}

/** Stages in which somebody is waited on. */
const waited = ['PreQualify', 'Processing', 'Interview', 'PendingHR', 'HRPaperWork', 'WrappingUpHR'] as const;
/** Somebody is waited on for four drivers in ten. */
const DRIVERS_FOR_EACH_DUE = 3;
/** A few have a past of several events, and are not begun from their first one; others wait for nothing any more. */
const WITH_THOSE_FURTHER_ON = 1.15;

interface Measured {
  readonly starts: Starts;
  readonly minute: Due;
  readonly instant: Due;
  readonly workerMb: number;
  readonly replay: Replay;
  readonly list: ListTimes;
}

/**
 * So many open pipelines with armed timers: how fast they begin, what the worker holds, how late a clock acts when many
 * come at once, how long a long history takes to replay, and operations' list over a statement written by hand.
 */
export async function benchPipeline(lab: Lab, size: PipelineSize): Promise<void> {
  const replay = await replayLongest(size);
  const list = await benchOpsDrivers(lab, readEnvironment().DATABASE_URL, size);
  say(`making a world of ${String(size.pipelines)} drivers`);
  const wanted = Math.max(size.pipelines, 2 * size.due * DRIVERS_FOR_EACH_DUE);
  const drivers = Math.ceil(wanted * WITH_THOSE_FURTHER_ON);
  // Somebody else's pipelines may be awake.
  const others = await driversIn(lab);
  await seedWorld({ drivers, carriers: 2, orders: 0, seed: 11, asleep: true, add: lab.isShared });
  const late = await findPipelines(lab.db, { stages: waited, count: 2 * size.due, without: others });
  const taken = new Set([...others, ...late.map(({ driverId }) => driverId)]);
  const rest = await findPipelines(lab.db, { count: size.pipelines - late.length, without: taken });
  const memory = watchMemory('The worker');
  const starts = await startAll(lab, rest);
  say(`${String(round(starts.perSecond, 1))} a second`);
  const pace = { startsPerSecond: starts.perSecond, marginMs: size.marginMs };
  const minute = await fallDue(lab, late.slice(0, size.due), { within: size.minuteMs, ...pace });
  const instant = await fallDue(lab, late.slice(size.due), { within: 0, ...pace });
  report(size, { starts, minute, instant, workerMb: await memory.peak(), replay, list });
}

async function driversIn({ db }: Lab): Promise<Set<string>> {
  const rows: { driver_id: string }[] = await db('driver_pipelines').select('driver_id');
  return new Set(rows.map(({ driver_id }) => driver_id));
}

function report(size: PipelineSize, { starts, minute, instant, workerMb, replay, list }: Measured): void {
  const row = (what: string, { delays }: Due) => ({
    what,
    'p50 s': round(percentile(delays, 0.5) / 1000),
    'p99 s': round(percentile(delays, 0.99) / 1000),
    'last s': round(percentile(delays, 1) / 1000),
  });
  console.table([
    row(`${String(size.due)} due in one minute`, minute),
    row(`${String(size.due)} due in one instant`, instant),
  ]);
  printFigures(list.rows, {
    bench: 'pipeline',
    ...size,
    startsPerSecond: round(starts.perSecond, 1),
    workerMb: round(workerMb, 0),
    overdueP99Seconds: round(percentile(minute.delays, 0.99) / 1000),
    herdP99Seconds: round(percentile(instant.delays, 0.99) / 1000),
    replayMs: round(replay.ms, 1),
    replayedEvents: replay.events,
    listSqlRatio: round(listRatio(list)),
    listSqlRatioWorst: round(worstListRatio(list)),
  });
}
