import { WorkflowNotFoundError, WorkflowUpdateFailedError, type Client } from '@temporalio/client';
import { ApplicationFailure, ApplicationFailureCategory } from '@temporalio/common';
import type { CandidacyCommandActivities } from '#domain/candidacies/activities';
import { seatCommandId } from '#domain/candidacies/ids';
import type { JobOrderCommandName } from '#domain/job-orders/commands';
import { jobOrderWorkflowId } from '#domain/job-orders/ids';
import { isProblemCode } from '#domain/problems';
import type { CommandResult } from '#domain/shared/workflow-event';

/** Shorter than the activity's timeout, so that a late response is a clear failure and not a timed-out attempt. */
const RESPONSE_TIMEOUT_MS = 10_000;

export function createSeatActivities({ client }: { readonly client: Client }) {
  return {
    takeSeat: async ({ orderId, ...hire }) => {
      const taken = await call(client, orderId, {
        name: 'takeSeat',
        updateId: seatCommandId(hire, 'take'),
        command: hire,
      });
      if (!taken) throw refusal('order-not-active', []);
    },

    // A closed workflow has no seats to release.
    releaseSeat: async ({ orderId, use, ...hire }) => {
      await call(client, orderId, {
        name: 'releaseSeat',
        updateId: seatCommandId(hire, 'release'),
        command: { ...hire, use },
      });
    },
  } satisfies Pick<CandidacyCommandActivities, 'takeSeat' | 'releaseSeat'>;
}

interface SeatCall {
  readonly name: JobOrderCommandName;
  readonly updateId: string;
  readonly command: object;
}

/** False if the order's workflow is closed. The Update's id makes repeats harmless. */
async function call(client: Client, orderId: string, { name, updateId, command }: SeatCall): Promise<boolean> {
  const order = client.workflow.getHandle(jobOrderWorkflowId(orderId));
  try {
    await client.withDeadline(Date.now() + RESPONSE_TIMEOUT_MS, () =>
      order.executeUpdate<CommandResult, [object]>(name, { updateId, args: [command] }),
    );
    return true;
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return false;
    throw refusalIn(error) ?? error;
  }
}

function refusalIn(error: unknown): ApplicationFailure | undefined {
  if (!(error instanceof WorkflowUpdateFailedError) || !(error.cause instanceof ApplicationFailure)) return undefined;
  const { type, details } = error.cause;
  return typeof type === 'string' && isProblemCode(type) ? refusal(type, details ?? []) : undefined;
}

const refusal = (code: string, details: unknown[]): ApplicationFailure =>
  ApplicationFailure.create({
    message: code,
    type: code,
    nonRetryable: true,
    details,
    // A refusal is an expected outcome: benign failures log no warning.
    category: ApplicationFailureCategory.BENIGN,
  });
