import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { historyFromJSON, historyToJSON } from '@temporalio/common/lib/proto-utils';
import { Worker } from '@temporalio/worker';
import { startHiringSystem, type HiringSystem } from '../support/hiring/hiring-system';
import { scenarios } from '../support/hiring/scenarios';
import type { RecordedRun } from '../support/hiring/recorded-run';
import { testDataConverter } from '../support/hiring/test-workers';
import setUpDatabase from '../support/database-global-setup';
import { workflowBundle } from '../support/temporal';

/** Between them a run of every workflow. */
const SMOKED = [
  'a driver is hired and the assignment ends',
  'a driver is certified, lapses and is erased',
  "access to a driver's file is granted, extended and ends",
  'a recurring job runs',
  'a bulk action runs and is stopped',
  'a driver file is exported, and an export is refused',
  'the packet of an audit is rendered',
  'a refusal that is based on a report runs its guide',
  'an agreement is accepted, and its carrier is disabled and enabled',
  'a past employment is verified, corrected and closed',
];

type Play = (system: HiringSystem) => Promise<RecordedRun[]>;

/** Histories of an earlier release are not rewritten: today's code must replay them as they are. */
async function keep(file: string, history: string): Promise<boolean> {
  try {
    await writeFile(file, history, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Plays the scenarios on the servers of the tests and keeps new histories, encoded as they are stored. */
async function record(plays: readonly Play[], target: string): Promise<void> {
  await setUpDatabase();
  const system = await startHiringSystem();
  try {
    const runs: RecordedRun[] = [];
    for (const play of plays) runs.push(...(await play(system)));
    for (const { workflow, name, workflowId, runId } of runs) {
      const history = await system.client.workflow.getHandle(workflowId, runId).fetchHistory();
      const folder = join(target, workflow);
      await mkdir(folder, { recursive: true });
      const isNew = await keep(join(folder, `${name}.json`), historyToJSON(history));
      if (isNew) process.stdout.write(`${workflow}/${name}: ${String(history.events?.length ?? 0)} events\n`);
    }
  } finally {
    await system.close();
  }
}

/** Records a few into a folder that is thrown away, and replays them: what the tests keep stays untouched. */
async function smoke(): Promise<void> {
  const plays = SMOKED.map((name) => scenarios[name]).filter((play) => play !== undefined);
  if (plays.length < SMOKED.length) throw new Error('A scenario has another name now');
  const folder = await mkdtemp(join(tmpdir(), 'gladhand-histories-'));
  try {
    await record(plays, folder);
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.json'));
    const recorded = new Set((await readdir(__dirname, { withFileTypes: true })).flatMap(folderName));
    const missing = [...recorded].filter((workflow) => !files.some((file) => file.startsWith(workflow)));
    if (missing.length > 0) throw new Error(`There is no history of ${missing.join(', ')}`);
    const histories = files.map(async (file) => ({
      workflowId: file,
      history: historyFromJSON(JSON.parse(await readFile(join(folder, file), 'utf8'))),
    }));
    const options = { workflowBundle: workflowBundle(), dataConverter: testDataConverter };
    for await (const { error } of Worker.runReplayHistories(options, await Promise.all(histories))) {
      if (error !== undefined) throw error;
    }
    process.stdout.write(`${String(files.length)} histories replay\n`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const folderName = (entry: { isDirectory(): boolean; name: string }): string[] =>
  entry.isDirectory() ? [entry.name] : [];

const { values } = parseArgs({ options: { smoke: { type: 'boolean', default: false } } });
void (values.smoke ? smoke() : record(Object.values(scenarios), __dirname));
