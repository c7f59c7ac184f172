import { keepHireRate } from '#db/candidacies/hire-rate';
import type { OrderCore } from '#db/job-orders/order-core';
import { rateFor } from '#domain/agreed-rates/rules';
import type { HiringContext } from './command-by-record';

/** Checks the rate that is agreed with a hire, and keeps it until the hire is written. */
export async function keepAgreedRate(
  { db, actor, idempotency }: HiringContext,
  dollars: number | undefined,
  order: OrderCore | undefined,
): Promise<void> {
  if (dollars === undefined || order === undefined) return;
  const { unit, mills } = rateFor(order.content, dollars);
  const rateId = idempotency.derivedId('agreedRate');
  await keepHireRate(db, { updateId: idempotency.updateId, rateId, unit, mills, by: actor.userId });
}
