import type { Actor } from '#domain/accounts/actor';
import { can } from '#domain/accounts/policy';
import type { OrderBulkAct, OrderBulkBody, OrderBulkReport } from '#domain/job-orders/schema';
import { type Problem, ProblemError, problemMessage } from '#domain/problems';
import type { RouteContext } from '../http/context';
import { commandOrder } from './command';
import { loadOrder } from './load-order';

type Context = RouteContext & { readonly actor: Actor };

/** Orders whose commands are sent at the same time. */
const LANES = 5;

/**
 * Runs the action for each order, with the command of the action for a single order: a retry of the request sends the
 * same command ids, so that each takes effect once. A refusal is a result; if an order is unknown, the whole request is
 * refused.
 */
export async function runOrderBulk(ctx: Context, { orderIds, act }: OrderBulkBody): Promise<OrderBulkReport> {
  if (act.kind === 'autopilotOff' && !can(ctx.actor, 'facilities:manage')) throw new ProblemError('forbidden');
  const ids = [...new Set(orderIds)];
  for (const id of ids) await loadOrder(ctx, id);
  const problems = new Map<string, Problem | undefined>();
  const waiting = [...ids];
  const lane = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
      problems.set(id, await problemOf(send(ctx, id, act)));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return {
    done: ids.filter((id) => problems.get(id) === undefined),
    failures: ids.flatMap((id) => {
      const problem = problems.get(id);
      if (problem === undefined) return [];
      const { code, params } = problem;
      return [{ _id: id, problem: { code, message: problemMessage(code, params) } }];
    }),
  };
}

function send(ctx: Context, orderId: string, act: OrderBulkAct): Promise<unknown> {
  switch (act.kind) {
    case 'visibility':
      return commandOrder(ctx, { orderId, name: 'setVisibility', details: { isVisible: act.isVisible } });
    case 'autopilotOff':
      return commandOrder(ctx, { orderId, name: 'setAutopilot', details: { isOn: false } });
    case 'cancel':
      return commandOrder(ctx, { orderId, name: 'cancelOrder', details: { notifyToDriver: act.notifyToDriver } });
    case 'delete':
      return commandOrder(ctx, { orderId, name: 'deleteOrder', details: {} });
  }
}

async function problemOf(work: Promise<unknown>): Promise<Problem | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
}
