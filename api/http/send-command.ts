import type { UpdateDefinition } from '@temporalio/common';
import { isDeadlock } from '#db/core/violations';
import { ProjectionConflict } from '#db/core/workflow-events';
import { ProblemError } from '#domain/problems';
import type { CallerProjection, CommandResponse, CommandResult, ProjectionBatch } from '#domain/shared/workflow-event';
import type { StartIfMissing } from '#platform/workflow-commands';
import type { RouteContext } from './context';

/** A command to the workflow of an entity. */
export interface EntityCommand<Command, Event> {
  readonly workflowId: string;
  readonly definition: UpdateDefinition<CommandResponse<Event>, [Command, CallerProjection?]>;
  readonly command: Command;
  readonly start?: StartIfMissing;
  /** The version of the entity's row, if the route has read it; spares both sides the events before it. */
  readonly version?: number | undefined;
  /** Writes events to the read model in one transaction; idempotent. */
  readonly project: (batch: ProjectionBatch<Event>) => Promise<void>;
}

/**
 * The only way for a route to change process state: sends the Update, then writes the projection of the events that it
 * returns. When this returns, the read models show the effect. If the process stops in between, the workflow writes the
 * projection about two seconds later (docs/architecture.md#a-command-step-by-step).
 */
export async function sendCommand<Command, Event>(
  { temporal, idempotency, log }: Pick<RouteContext, 'temporal' | 'idempotency' | 'log'>,
  { workflowId, definition, command, start, version, project }: EntityCommand<Command, Event>,
): Promise<CommandResult> {
  const { seq, state, unprojected } = await temporal.update(workflowId, definition, {
    command,
    updateId: idempotency.updateId,
    caller: { projectedSeq: version ?? 0 },
    ...(start && { start }),
  });
  if (unprojected === undefined) return { seq, state };
  try {
    await retryDeadlock(() => project({ workflowId, ...unprojected }));
  } catch (error) {
    if (!(error instanceof ProjectionConflict)) throw error;
    log.error({ workflowId, seq: error.seq }, 'projection conflict: was the workflow reset?');
    throw new ProblemError('unavailable');
  }
  return { seq, state };
}

// The projections of one entity lock in the same order; other transactions on its rows may not.
async function retryDeadlock(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isDeadlock(error)) throw error;
    await work();
  }
}
