import type { BulkTargetRow } from '#db/bulk/bulk-targets';
import type { Db } from '#db/core/handle';
import type { MessageContext } from '#db/driver-pipeline/pipeline-messages';
import { projectDriverPipeline } from '#db/driver-pipeline/projection';
import type { DriverPipelineCommandName, DriverPipelineCommands } from '#domain/driver-pipeline/commands';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import type { EventActor } from '#domain/shared/actor';
import type { WorkflowCommands } from '#platform/workflow-commands';
import { DRIVER_PIPELINE_WORKFLOW_TYPE, driverPipelineUpdates } from '#workflows/driver-pipeline/messages';

interface CommandDeps extends MessageContext {
  readonly db: Db;
  readonly commands: WorkflowCommands;
}

interface CommandTurn {
  readonly target: Pick<BulkTargetRow, 'driverId' | 'state'>;
  readonly actor: EventActor;
  readonly commandId: string;
}

interface PipelineCall<N extends DriverPipelineCommandName> {
  readonly name: N;
  readonly details: Omit<DriverPipelineCommands[N], 'actor'>;
}

/**
 * Sends a command to a driver's pipeline and writes its projection, as the API does for a single driver
 * (docs/decisions/029-the-api-writes-projections.md).
 */
export async function commandPipeline<N extends DriverPipelineCommandName>(
  deps: CommandDeps,
  { target: { driverId, state }, actor, commandId }: CommandTurn,
  { name, details }: PipelineCall<N>,
): Promise<void> {
  const workflowId = driverPipelineWorkflowId(driverId);
  const { unprojected } = await deps.commands.update(workflowId, driverPipelineUpdates[name], {
    command: { actor, ...details } as DriverPipelineCommands[N],
    updateId: commandId,
    caller: { projectedSeq: state.seq },
    start: { workflowType: DRIVER_PIPELINE_WORKFLOW_TYPE, args: [{ checkpoint: { state } }] },
  });
  if (unprojected !== undefined) await projectDriverPipeline(deps.db, deps, { workflowId, ...unprojected });
}
