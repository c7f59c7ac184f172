import { matchProducts } from '#domain/prices/products';
import { ProblemError } from '#domain/problems';
import { formatCents } from '#domain/shared/money';
import { newId } from '#platform/ids';
import type { Transaction } from '../core/handle';
import { isViolationOf } from '../core/violations';
import { takeCreditNumber } from '../invoices/credit-number';

/** A credit of operations for a purchase. */
export interface NewCredit {
  readonly purchaseId: string;
  /** The whole price if absent. */
  readonly cents: number | undefined;
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
}

/**
 * Credits a purchase once. A whole credit before the invoice takes the charge back, so that the carrier never sees it on one;
 * any other credit is a negative line on the next invoice (docs/billing.md#credits).
 * @throws {ProblemError} `not-found`, `purchase-free`, `credit-exceeds-purchase`, `already-credited`
 */
export async function creditPurchase(trx: Transaction, credit: NewCredit): Promise<void> {
  const purchase = await trx('purchases')
    .where({ id: credit.purchaseId })
    .first('id', 'organization_id', 'product', 'cents');
  if (purchase === undefined) throw new ProblemError('not-found');
  if (purchase.cents === 0) throw new ProblemError('purchase-free');
  const { cents = purchase.cents } = credit;
  if (cents > purchase.cents) throw new ProblemError('credit-exceeds-purchase', { price: formatCents(purchase.cents) });
  const kind = matchProducts.some((match) => match === purchase.product) ? 'match' : 'onboarding';
  // The run that issues an invoice locks its charges, too: afterwards, this one has an invoice or still has none.
  const charge = await trx('charges')
    .where({ kind, source_id: purchase.id })
    .forUpdate()
    .first('id', 'invoice_id', 'details');
  // A whole credit took the charge back.
  if (charge === undefined) throw new ProblemError('already-credited');
  const takesBack = charge.invoice_id === null && cents === purchase.cents;
  const number = await storeCredit(trx, credit, { organizationId: purchase.organization_id, cents, takesBack });
  if (takesBack) {
    await trx('charges').where({ id: charge.id }).del();
    return;
  }
  await trx('charges').insert({
    id: newId(),
    organization_id: purchase.organization_id,
    kind: 'adjustment',
    source_id: purchase.id,
    cents: -cents,
    // The line says why.
    details: JSON.stringify({ ...charge.details, reason: credit.reason, creditNumber: number }),
    occurred_at: credit.at,
  });
}

/** Stores the credit and returns its number. */
async function storeCredit(
  trx: Transaction,
  { purchaseId, reason, by, at }: NewCredit,
  { organizationId, cents, takesBack }: { organizationId: string; cents: number; takesBack: boolean },
): Promise<string> {
  try {
    const number = await takeCreditNumber(trx);
    await trx('purchase_credits').insert({
      purchase_id: purchaseId,
      number,
      organization_id: organizationId,
      cents,
      reason,
      took_charge_back: takesBack,
      credited_by: by,
      credited_at: at,
    });
    return number;
  } catch (error) {
    if (isViolationOf(error, 'purchase_credits_pkey')) throw new ProblemError('already-credited');
    throw error;
  }
}
