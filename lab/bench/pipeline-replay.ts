import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { historyFromJSON } from '@temporalio/common/lib/proto-utils';
import { Worker } from '@temporalio/worker';
import { createDataConverter } from '#platform/data-converter';
import { readEnvironment } from '#platform/env';
import { median } from '../core/figures';
import { logProgress } from '../core/progress';

const HISTORIES = join(__dirname, '..', '..', 'tests', 'histories', 'driver-pipeline');
/** The key that encrypts the recorded test histories. */
const KEY = Buffer.alloc(32, 7);

export interface Replay {
  readonly events: number;
  /** Time of one replay in a warm worker. */
  readonly ms: number;
}

interface Rounds {
  readonly replays: number;
  readonly rounds: number;
}

type History = ReturnType<typeof historyFromJSON>;

/** Replays the longest recorded pipeline history: the cost of resuming a workflow that is no longer cached. */
export async function replayLongest({ replays, rounds }: Rounds): Promise<Replay> {
  const histories = readdirSync(HISTORIES).map((file) =>
    historyFromJSON(JSON.parse(readFileSync(join(HISTORIES, file), 'utf8'))),
  );
  const [longest] = histories.sort((one, other) => eventsOf(other) - eventsOf(one));
  if (longest === undefined) throw new Error('There are no recorded histories');
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await replay(longest, replays));
  logProgress(`replayed ${String(eventsOf(longest))} events ${String(rounds * replays)} times`);
  return { events: eventsOf(longest), ms: median(times) };
}

const eventsOf = ({ events }: History): number => events?.length ?? 0;

/** The first replay also starts the worker and is not counted. */
async function replay(history: History, replays: number): Promise<number> {
  const { WORKFLOW_BUNDLE: codePath = '' } = readEnvironment();
  const runs = Array.from({ length: replays + 1 }, (_, index) => ({
    workflowId: `replay-${String(index)}`,
    history,
  }));
  const options = { workflowBundle: { codePath }, dataConverter: createDataConverter([KEY]) };
  let startedAt: number | undefined;
  for await (const { error } of Worker.runReplayHistories(options, runs)) {
    if (error !== undefined) throw error;
    startedAt ??= performance.now();
  }
  return (performance.now() - (startedAt ?? 0)) / replays;
}
