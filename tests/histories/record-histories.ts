import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { historyToJSON } from '@temporalio/common/lib/proto-utils';
import { startHiringSystem } from '../support/hiring/hiring-system';
import { scenarios, type RecordedRun } from '../support/hiring/scenarios';
import setUpServers from '../support/servers-global-setup';

/** Plays every scenario on the servers of the tests and keeps the histories, encoded as they are stored. */
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
      await writeFile(join(folder, `${name}.json`), historyToJSON(history));
      process.stdout.write(`${workflow}/${name}: ${String(history.events?.length ?? 0)} events\n`);
    }
  } finally {
    await system.close();
  }
}

void record();
