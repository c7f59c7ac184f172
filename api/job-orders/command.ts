import { projectJobOrder } from '#db/job-orders/projection';
import type { Actor } from '#domain/accounts/actor';
import { orderCommandBase } from '#domain/job-orders/actions';
import type { JobOrderCommands, OrderCommandBase } from '#domain/job-orders/commands';
import { jobOrderWorkflowId } from '#domain/job-orders/ids';
import type { PersonCommandName } from '#domain/job-orders/rules';
import type { OrderCommandResult } from '#domain/job-orders/schema';
import { orderStatuses } from '#domain/job-orders/states';
import { JOB_ORDER_WORKFLOW_TYPE, jobOrderUpdates } from '#workflows/job-order/messages';
import { withWhoActed } from '../hiring/candidacies/conflict';
import type { RouteContext } from '../http/context';
import { sendCommand } from '../http/send-command';

export interface OrderCall<N extends PersonCommandName> {
  readonly orderId: string;
  readonly name: N;
  readonly details: Omit<JobOrderCommands[N], keyof OrderCommandBase>;
}

/** Sends a command to an order. When it returns, the read models show its effect. */
export async function commandOrder<N extends PersonCommandName>(
  ctx: RouteContext & { readonly actor: Actor },
  { orderId, name, details }: OrderCall<N>,
): Promise<OrderCommandResult> {
  const { actor, db } = ctx;
  const workflowId = jobOrderWorkflowId(orderId);
  const command = { ...details, ...orderCommandBase(actor) } as JobOrderCommands[N];
  const start = { workflowType: JOB_ORDER_WORKFLOW_TYPE, args: [{ orderId }] };
  const { seq, state } = await withWhoActed({ db, actor, workflowId }, () =>
    sendCommand(ctx, {
      workflowId,
      definition: jobOrderUpdates[name],
      command,
      project: (batch) => projectJobOrder(db, batch),
      ...(name === 'createOrder' && { start }),
    }),
  );
  const status = orderStatuses.find((known) => known === state);
  if (status === undefined) throw new Error('An order returned an unknown status');
  return { _id: orderId, seq, status };
}
