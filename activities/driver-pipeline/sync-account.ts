import { type Client, WithStartWorkflowOperation } from '@temporalio/client';
import type { Db } from '#db/core/handle';
import { readPipelineStart } from '#db/driver-pipeline/pipeline-start';
import { findDriverAccount, findNextOwner } from '#db/drivers/driver-account';
import type { DriverPipelineCommandName, DriverPipelineCommands } from '#domain/driver-pipeline/commands';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import { systemActor } from '#domain/shared/actor';
import { DRIVER_PIPELINE_WORKFLOW_TYPE, driverPipelineUpdates } from '#workflows/driver-pipeline/messages';

export interface DriverAccountDeps {
  readonly db: Db;
  readonly client: Client;
  /** The queue on which pipelines start. */
  readonly taskQueue: string;
}

/** Brings a driver's pipeline in line with the account: started, and with confirmed contacts. Idempotent, in any order. */
export async function syncDriverAccount(deps: DriverAccountDeps, driverId: string): Promise<void> {
  const account = await findDriverAccount(deps.db, driverId);
  if (account === undefined) return;
  const actor = systemActor;
  if (!account.hasPipeline) {
    const ownerId = await findNextOwner(deps.db);
    await sendCommand(deps, driverId, { name: 'signUp', command: { actor, driverId, ownerId } });
  }
  if (account.isEmailConfirmed) {
    await sendCommand(deps, driverId, { name: 'confirmContact', command: { actor, contact: 'email' } });
  }
  if (account.isPhoneConfirmed) {
    await sendCommand(deps, driverId, { name: 'confirmContact', command: { actor, contact: 'phone' } });
  }
}

interface NamedCommand<N extends DriverPipelineCommandName> {
  readonly name: N;
  readonly command: DriverPipelineCommands[N];
}

async function sendCommand<N extends DriverPipelineCommandName>(
  { db, client, taskQueue }: DriverAccountDeps,
  driverId: string,
  { name, command }: NamedCommand<N>,
): Promise<void> {
  const updateId = 'contact' in command ? `account/${command.contact}` : `account/${name}`;
  await client.workflow.executeUpdateWithStart(driverPipelineUpdates[name], {
    args: [command],
    updateId,
    startWorkflowOperation: new WithStartWorkflowOperation(DRIVER_PIPELINE_WORKFLOW_TYPE, {
      workflowId: driverPipelineWorkflowId(driverId),
      taskQueue,
      args: [await readPipelineStart(db, driverId)],
      workflowIdConflictPolicy: 'USE_EXISTING',
    }),
  });
}
