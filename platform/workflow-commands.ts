import {
  type Client,
  isGrpcServiceError,
  ServiceError,
  WithStartWorkflowOperation,
  WorkflowNotFoundError,
  WorkflowUpdateFailedError,
  WorkflowUpdateRPCTimeoutOrCancelledError,
} from '@temporalio/client';
import { ApplicationFailure, type UpdateDefinition } from '@temporalio/common';
import { ProblemError } from '#domain/problems';
import type { CallerProjection } from '#domain/shared/workflow-event';
import { updateRefusal } from './temporal-refusals';

/** How to start the workflow if it does not exist yet. */
export interface StartIfMissing {
  readonly workflowType: string;
  readonly args: readonly unknown[];
}

export interface UpdateOf<Command> {
  readonly command: Command;
  /** The request's `idempotency.updateId`; a request with several Updates derives an id for each. */
  readonly updateId: string;
  readonly start?: StartIfMissing;
  /** Given if the caller writes the projection of the events that the Update returns. */
  readonly caller?: CallerProjection;
  /** The caller's deadline; default: the time limit for commands, from now. */
  readonly endsAt?: number;
}

/** Sends commands to workflows. */
export interface WorkflowCommands {
  /** The time limit for a command; routes count it from the request's arrival. */
  readonly deadlineMs: number;
  /**
   * Sends the Update and returns its result. A refusal becomes a problem of the catalog. No response by the deadline
   * becomes `unavailable`, and the caller may retry with the same updateId.
   */
  update<Result, Command>(
    workflowId: string,
    definition: UpdateDefinition<Result, [Command, CallerProjection?]>,
    update: UpdateOf<Command>,
  ): Promise<Result>;
}

/** Canceled, deadline exceeded, resource exhausted, aborted, internal (a broken stream), unavailable. */
const transientGrpcCodes = new Set([1, 4, 8, 10, 13, 14]);

/** Returns whether Temporal is unavailable or overloaded, so that the same call can be repeated. */
export function isTemporalOutage(error: unknown): boolean {
  if (error instanceof WorkflowUpdateRPCTimeoutOrCancelledError) return true;
  const grpcError = error instanceof ServiceError ? error.cause : error;
  return isGrpcServiceError(grpcError) && transientGrpcCodes.has(grpcError.code);
}

/** The server's own failure type for a run that closed after it accepted the Update but before it completed it. */
const RUN_ENDED_BEFORE_UPDATE = 'AcceptedUpdateCompletedWorkflow';

export interface WorkflowCommandOptions extends Pick<WorkflowCommands, 'deadlineMs'> {
  /** The task queue for workflows that are started. */
  readonly taskQueue: string;
}

export function createWorkflowCommands(
  client: Client,
  { deadlineMs, taskQueue }: WorkflowCommandOptions,
): WorkflowCommands {
  return {
    deadlineMs,
    update: async (workflowId, definition, { command, updateId, start, caller, endsAt }) => {
      const args: [typeof command, CallerProjection?] = caller === undefined ? [command] : [command, caller];
      const send = () =>
        start === undefined
          ? client.workflow.getHandle(workflowId).executeUpdate(definition, { args, updateId })
          : client.workflow.executeUpdateWithStart(definition, {
              args,
              updateId,
              startWorkflowOperation: new WithStartWorkflowOperation(start.workflowType, {
                workflowId,
                taskQueue,
                args: [...start.args],
                workflowIdConflictPolicy: 'USE_EXISTING',
              }),
            });
      try {
        return await client.withDeadline(endsAt ?? Date.now() + deadlineMs, send);
      } catch (error) {
        throw toProblem(error);
      }
    },
  };
}

function toProblem(error: unknown): unknown {
  if (error instanceof WorkflowUpdateFailedError) {
    return hasRunEnded(error) ? new ProblemError('unavailable') : (updateRefusal(error) ?? error);
  }
  if (error instanceof WorkflowNotFoundError) return new ProblemError('not-found');
  return isTemporalOutage(error) ? new ProblemError('unavailable') : error;
}

const hasRunEnded = ({ cause }: WorkflowUpdateFailedError): boolean =>
  cause instanceof ApplicationFailure && cause.type === RUN_ENDED_BEFORE_UPDATE;
