import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { historyFromJSON } from '@temporalio/common/lib/proto-utils';
import { Worker } from '@temporalio/worker';

import { createDataConverter } from '#platform/data-converter';
import { readEnvironment } from '#platform/env';

import { median } from '../lab/figures';
import { say } from '../lab/progress';

const HISTORIES = join(__dirname, '..', '..', 'tests', 'histories', 'driver-pipeline');
/** Histories of the tests are sealed with it. */
const KEY = Buffer.alloc(32, 7);
const ROUNDS = 5;
const TIMES = 20;

export interface Replay {
  readonly events: number;
  /** Of one replay, in a worker that has replayed before. */
  readonly ms: number;
}

type History = ReturnType<typeof historyFromJSON>;

/** Replays the longest recorded history of a driver's pipeline: what a wake-up costs after the worker has forgotten it. */
export async function replayLongest(): Promise<Replay> {
  const histories = readdirSync(HISTORIES).map((file) =>
    historyFromJSON(JSON.parse(readFileSync(join(HISTORIES, file), 'utf8'))),
  );
  const [longest] = histories.sort((one, other) => eventsOf(other) - eventsOf(one));
  if (longest === undefined) throw new Error('There is no recorded history');
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await replay(longest));
  say(`replayed ${String(eventsOf(longest))} events ${String(ROUNDS * TIMES)} times`);
  return { events: eventsOf(longest), ms: median(rounds) };
}

const eventsOf = ({ events }: History): number => events?.length ?? 0;

/** The first one also sets up the worker, and is not counted. */
async function replay(history: History): Promise<number> {
  const { WORKFLOW_BUNDLE: codePath = '' } = readEnvironment();
  const again = Array.from({ length: TIMES + 1 }, (_, index) => ({ workflowId: `replay-${String(index)}`, history }));
  const options = { workflowBundle: { codePath }, dataConverter: createDataConverter([KEY]) };
  let begun: number | undefined;
  for await (const { error } of Worker.runReplayHistories(options, again)) {
    if (error !== undefined) throw error;
    begun ??= performance.now();
  }
  return (performance.now() - (begun ?? 0)) / TIMES;
}
