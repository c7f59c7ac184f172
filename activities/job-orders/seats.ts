import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import type { CandidacyCommandActivities } from '#domain/candidacies/activities';
import { seatCommandId } from '#domain/candidacies/ids';
import type { JobOrderCommandName } from '#domain/job-orders/commands';
import { jobOrderWorkflowId } from '#domain/job-orders/ids';
import { ProblemError } from '#domain/problems';
import type { CommandResult } from '#domain/shared/workflow-event';
import { convertRefusals } from '#platform/temporal-refusals';

/** Shorter than the activity's timeout, so that a late response is a clear failure and not a timed-out attempt. */
const RESPONSE_TIMEOUT_MS = 10_000;

export function createSeatActivities({ client }: { readonly client: Client }) {
  return {
    takeSeat: ({ orderId, ...hire }) =>
      convertRefusals(async () => {
        const taken = await call(client, orderId, {
          name: 'takeSeat',
          updateId: seatCommandId(hire, 'take'),
          command: hire,
        });
        if (!taken) throw new ProblemError('order-not-active');
      }),

    // A closed workflow has no seats to release.
    releaseSeat: ({ orderId, use, ...hire }) =>
      convertRefusals(async () => {
        await call(client, orderId, {
          name: 'releaseSeat',
          updateId: seatCommandId(hire, 'release'),
          command: { ...hire, use },
        });
      }),
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
    throw error;
  }
}
