import { readEnvironment } from '#platform/env';
import { percentile, printFigures, round } from '../core/figures';
import type { Lab } from '../core/lab';
import type { CpuMs } from '../core/part-costs';
import { findPipelines } from '../core/pipelines';
import { memoryOf, watchMemory } from '../core/processes';
import { logProgress } from '../core/progress';
import { seedWorld } from '../core/seed';
import { worldSeeds } from '../core/seeds';
import { benchOpsDrivers, listRatio, type ListTimes, worstListRatio } from './ops-drivers';
import { type DueDelays, importDuePipelines } from './pipeline-due';
import { type Replay, replayLongest } from './pipeline-replay';
import { startAll, type Starts } from './pipeline-starts';

export interface PipelineSize {
  readonly pipelines: number;
  /** Number of pipelines that fall due within one minute, and again at one instant. */
  readonly due: number;
  /** Drivers in the world for the list. */
  readonly listed: number;
  /** Time span of the first due dates, and lead time after the last start. */
  readonly minuteMs: number;
  readonly marginMs: number;
  readonly settleMs: number;
  /** Replays of the longest history per worker, and number of workers. */
  readonly replays: number;
  readonly rounds: number;
}

/** Stages in which a driver or operations must act. */
const stagesWithAction = ['PreQualify', 'Processing', 'Interview', 'PendingHR', 'HRPaperWork', 'WrappingUpHR'] as const;
/** About four in ten drivers are in such a stage. */
const DRIVERS_PER_DUE_PIPELINE = 3;
/** Surplus for pipelines that cannot be used: some have several events, some have no deadline left. */
const SURPLUS = 1.15;

interface Measured {
  readonly starts: Starts;
  readonly minute: DueDelays;
  readonly instant: DueDelays;
  readonly idleWorkerMb: number;
  readonly workerMb: number;
  readonly replay: Replay;
  readonly list: ListTimes;
}

/**
 * Measures open pipelines with running timers: start rate, worker memory, delay of deadlines when many fall due together,
 * replay time of a long history, and operations' driver list against a hand-written statement.
 */
export async function benchPipeline(lab: Lab, size: PipelineSize): Promise<void> {
  const replay = await replayLongest(size);
  const list = await benchOpsDrivers(lab, readEnvironment().DATABASE_URL, size);
  logProgress(`seeding a world of ${String(size.pipelines)} drivers`);
  const wanted = Math.max(size.pipelines, 2 * size.due * DRIVERS_PER_DUE_PIPELINE);
  const drivers = Math.ceil(wanted * SURPLUS);
  // Workflows of earlier runs may be running.
  const others = await driversIn(lab);
  await seedWorld({
    drivers,
    carriers: 2,
    orders: 0,
    seed: worldSeeds.benchPipeline,
    startPipelines: false,
    add: lab.isShared,
  });
  const late = await findPipelines(lab.db, { stages: stagesWithAction, count: 2 * size.due, without: others });
  const taken = new Set([...others, ...late.map(({ driverId }) => driverId)]);
  const rest = await findPipelines(lab.db, { count: size.pipelines - late.length, without: taken });
  const idleWorkerMb = await memoryOf('The worker');
  const memory = watchMemory('The worker');
  const starts = await startAll(lab, rest);
  logProgress(`${String(round(starts.perSecond, 1))} starts per second`);
  const pace = { startsPerSecond: starts.perSecond, marginMs: size.marginMs, settleMs: size.settleMs };
  const minute = await importDuePipelines(lab, late.slice(0, size.due), { within: size.minuteMs, ...pace });
  const instant = await importDuePipelines(lab, late.slice(size.due), { within: 0, ...pace });
  report(size, { starts, minute, instant, idleWorkerMb, workerMb: await memory.peak(), replay, list });
}

async function driversIn({ db }: Lab): Promise<Set<string>> {
  const rows = await db('driver_pipelines').select('driver_id');
  return new Set(rows.map(({ driver_id }) => driver_id));
}

function roundCpu({ worker, api, temporal }: CpuMs): CpuMs {
  const rounded = (ms: number | null) => (ms === null ? null : round(ms, 1));
  return { worker: rounded(worker), api: rounded(api), temporal: rounded(temporal) };
}

function report(size: PipelineSize, { starts, minute, instant, idleWorkerMb, workerMb, replay, list }: Measured): void {
  const row = (what: string, { delays }: DueDelays) => ({
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
    idleWorkerMb: round(idleWorkerMb, 0),
    workerMb: round(workerMb, 0),
    overdueP99Seconds: round(percentile(minute.delays, 0.99) / 1000),
    herdP99Seconds: round(percentile(instant.delays, 0.99) / 1000),
    cpuMsPerStart: roundCpu(starts.cpu),
    cpuMsPerDeadline: roundCpu(instant.cpu),
    tasksPerDeadline: instant.tasks,
    replayMs: round(replay.ms, 1),
    replayedEvents: replay.events,
    listSqlRatio: round(listRatio(list)),
    listSqlRatioWorst: round(worstListRatio(list)),
  });
}
