import type { UpdateDefinition, Workflow } from '@temporalio/common';

/** How to start the workflow when the Update is its first contact. */
export interface StartIfMissing {
  readonly workflowType: string | Workflow;
  readonly taskQueue: string;
  readonly args: readonly unknown[];
}

export interface UpdateOptions {
  /** The request's `idempotency.updateId`; a request with several Updates derives one for each. */
  readonly updateId: string;
  readonly start?: StartIfMissing;
}

/** The one way for a route to change process state. */
export interface WorkflowCommands {
  /**
   * Sends the Update and returns its result, which by then is visible in the lists. A refusal comes as the catalogue's
   * problem; no answer within the deadline is `unavailable`, and the same updateId may be sent again.
   */
  update<Result, Command>(
    workflowId: string,
    definition: UpdateDefinition<Result, [Command]>,
    command: Command,
    options: UpdateOptions,
  ): Promise<Result>;
}
