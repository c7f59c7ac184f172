import type { Problem } from '../problems';

/** Actions with an invoice; all but `pay` by operations. */
export const invoiceActions = ['pay', 'enterTransfer', 'credit', 'void', 'writeOff'] as const;
/** One of {@link invoiceActions}. */
export type InvoiceAction = (typeof invoiceActions)[number];

/** Facts on which the actions with an invoice depend. */
export interface ActionFacts {
  readonly isVoid: boolean;
  readonly balanceCents: number;
  /** Of payments of it that are under way. */
  readonly pendingCents: number;
  /** A payment of it is under way, or waits for the payer to confirm it. */
  readonly mayBePaid: boolean;
  /** The provider has not said whether an earlier payment was started. */
  readonly hasUnknown: boolean;
  /** Payments, credits or write-offs that arrived or may arrive. */
  readonly hasPayments: boolean;
}

/** Why an action is not possible now; undefined if it is. */
export function actionProblem(action: InvoiceAction, facts: ActionFacts): Problem | undefined {
  const { isVoid, hasPayments } = facts;
  switch (action) {
    case 'pay':
      return payProblem(facts);
    case 'credit':
      return isVoid ? { code: 'invoice-void' } : undefined;
    case 'void':
      if (isVoid) return { code: 'invoice-void' };
      return hasPayments ? { code: 'invoice-has-payments' } : undefined;
    case 'writeOff':
      // A payment that arrives after it would become credit, although the carrier owed it.
      return notOpen(facts) ?? (facts.mayBePaid ? { code: 'write-off-too-early' } : undefined);
    default:
      return notOpen(facts);
  }
}

const notOpen = ({ isVoid, balanceCents }: ActionFacts): Problem | undefined =>
  isVoid || balanceCents <= 0 ? { code: 'invoice-not-open' } : undefined;

/** A second payment waits until the first is known; one that is being processed covers its part of the balance. */
function payProblem(facts: ActionFacts): Problem | undefined {
  const closed = notOpen(facts);
  if (closed !== undefined) return closed;
  if (facts.hasUnknown) return { code: 'payment-unresolved' };
  return facts.pendingCents >= facts.balanceCents ? { code: 'payment-in-progress' } : undefined;
}

/** All actions that are not possible now, with their codes. */
export const refusedActions = (facts: ActionFacts): { action: string; code: string }[] =>
  invoiceActions.flatMap((action) => {
    const problem = actionProblem(action, facts);
    return problem === undefined ? [] : [{ action, code: problem.code }];
  });
