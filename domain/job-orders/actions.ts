import { type Actor, hasRole } from '../accounts/actor';
import { eventActorOf } from '../accounts/event-actor';
import { can, type Permission } from '../accounts/policy';
import type { ProblemCode } from '../problems';
import type { OrderCommandBase } from './commands';
import { type OrderAction, orderActions } from './enums';
import { allowedOrderCommands, type PersonCommandName } from './rules';
import type { JobOrderState } from './state';

interface ActionRule {
  readonly permission: Permission;
  /** The command that the order must allow; a copy does not depend on the order's state. */
  readonly command?: PersonCommandName;
}

const rules: Record<OrderAction, ActionRule> = {
  edit: { permission: 'orders:write', command: 'updateOrder' },
  clone: { permission: 'orders:write' },
  duplicate: { permission: 'orders:write' },
  visibility: { permission: 'orders:write', command: 'setVisibility' },
  autopilot: { permission: 'facilities:manage', command: 'setAutopilot' },
  cancel: { permission: 'orders:write', command: 'cancelOrder' },
  delete: { permission: 'orders:write', command: 'deleteOrder' },
  accept: { permission: 'ops:act', command: 'acceptOrder' },
  sendBack: { permission: 'ops:act', command: 'sendBackOrder' },
};

/** The base of an order command: the actor and their permissions. */
export function orderCommandBase(actor: Actor): OrderCommandBase {
  return {
    actor: eventActorOf(actor),
    isRecruiter: can(actor, 'orders:edit-active'),
    isBusinessAdmin: hasRole(actor, 'business-admin'),
  };
}

/** The actions that a person may take on an order now, and the refused ones with their reasons. */
export function orderActionsFor(
  state: JobOrderState,
  actor: Actor,
): { actions: OrderAction[]; refusals: { action: OrderAction; code: ProblemCode }[] } {
  const allowed = allowedOrderCommands(state, orderCommandBase(actor));
  const own = orderActions.filter((action) => can(actor, rules[action].permission));
  const isAllowed = ({ command }: ActionRule): boolean => command === undefined || allowed.includes(command);
  return {
    actions: own.filter((action) => isAllowed(rules[action])),
    refusals: own.flatMap((action) => {
      const code = isAllowed(rules[action]) ? undefined : refusalOf(action, state);
      return code === undefined ? [] : [{ action, code }];
    }),
  };
}

// Actions that the status rules out are not offered; actions that only others may take are shown as refused.
function refusalOf(action: OrderAction, { status }: JobOrderState): ProblemCode | undefined {
  if (action === 'edit') return 'order-not-editable';
  if (action === 'autopilot') return status === 'pending' ? 'order-not-active' : undefined;
  return status === 'active' && (action === 'cancel' || action === 'delete') ? 'forbidden' : undefined;
}
