import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { historyToJSON } from '@temporalio/common/lib/proto-utils';
import { startHiringSystem } from '../support/hiring/hiring-system';
import { scenarios, type RecordedRun } from '../support/hiring/scenarios';
import setUpServers from '../support/servers-global-setup';

/** What an earlier release left is not written anew: today's code must replay it as it is. */
async function keep(file: string, history: string): Promise<boolean> {
  try {
    await writeFile(file, history, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Plays every scenario on the servers of the tests and keeps new histories, encoded as they are stored. */
async function record(): Promise<void> {
  await setUpServers();
  const system = await startHiringSystem();
  try {
    const runs: RecordedRun[] = [];
    for (const play of Object.values(scenarios)) runs.push(...(await play(system)));
    for (const { workflow, name, workflowId, runId } of runs) {
      const history = await system.client.workflow.getHandle(workflowId, runId).fetchHistory();
      const folder = join(__dirname, workflow);
      await mkdir(folder, { recursive: true });
      const isNew = await keep(join(folder, `${name}.json`), historyToJSON(history));
      if (isNew) process.stdout.write(`${workflow}/${name}: ${String(history.events?.length ?? 0)} events\n`);
    }
  } finally {
    await system.close();
  }
}

void record();
