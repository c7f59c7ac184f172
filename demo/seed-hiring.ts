import { MINUTE_MS } from '#domain/shared/durations';
import { taskQueuesOf } from '#domain/shared/task-queues';
import { createWorkflowCommands, type WorkflowCommands } from '#platform/workflow-commands';
import { readAdverseActions, storeAdverseActions } from './adverse-actions';
import { hasPollers, startSeedWorker } from './seed-worker';
import { fileDeps, type Seeding } from './seeding';
import { adverseActionRuns, createNew, hiringRuns, startImported } from './workflows';

const COMMAND_DEADLINE_MS = MINUTE_MS;

/** Starts the workflows of imported orders, candidacies, accesses and verifications, and sends the commands of today. */
export async function seedHiring(seeding: Seeding): Promise<void> {
  const { env, db, client, world, steps, pace } = seeding;
  const taskQueue = taskQueuesOf(env.TASK_QUEUE_PREFIX).workflows;
  const isServed = await pace.run(() => hasPollers(client, taskQueue));
  const stop = isServed ? undefined : await startSeedWorker(env, client);
  try {
    const starting = { ...seeding, taskQueue };
    await steps.repeatable('Starting imported workflows', () => startImported(starting, hiringRuns(world)));
    const commands = createWorkflowCommands(client, { deadlineMs: COMMAND_DEADLINE_MS, taskQueue });
    await steps.repeatable("Creating today's orders and candidacies", () => createNew(paced(commands, pace), world));
    // Some are about candidacies of today.
    await steps.once('Storing refusals based on reports', (trx) => storeAdverseActions(fileDeps(seeding, trx), world));
    await steps.repeatable('Starting refusals based on reports', async () =>
      startImported(starting, adverseActionRuns(await pace.run(() => readAdverseActions(db, world)))),
    );
  } finally {
    await stop?.();
  }
}

const paced = (commands: WorkflowCommands, pace: Seeding['pace']): WorkflowCommands => ({
  ...commands,
  update: (workflowId, definition, update) => pace.run(() => commands.update(workflowId, definition, update)),
});
