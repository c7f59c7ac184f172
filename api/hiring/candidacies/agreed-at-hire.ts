import type { CandidacyRow } from '#db/candidacies/candidacy';
import type { OrderCore } from '#db/job-orders/order-core';
import { storeAgreedRate } from '#db/timesheets/agreed-rate-store';
import { rateFor, type RateOfOrder } from '#domain/agreed-rates/rules';
import { dateAt } from '#domain/shared/zoned-time';
import type { HiringContext } from './command-by-record';

/**
 * The rate that is agreed with a hire. It is checked before the command, and stored once the command was accepted, so that a
 * refused hire leaves none. It counts from the day of the hire, so that a start that is moved forward has it, too.
 */
export function agreedAtHire(ctx: HiringContext, dollars: number | undefined) {
  let agreed: { readonly rate: RateOfOrder; readonly candidacy: CandidacyRow } | undefined;
  return {
    check(candidacy: CandidacyRow, order: OrderCore | undefined): void {
      if (dollars === undefined || order === undefined) return;
      agreed = { rate: rateFor(order.content, dollars), candidacy };
    },
    async store(): Promise<void> {
      if (agreed === undefined) return;
      const { rate, candidacy } = agreed;
      const at = ctx.now().toISOString();
      await storeAgreedRate(ctx.db, {
        id: ctx.idempotency.derivedId('agreedRate'),
        assignmentId: candidacy.id,
        organizationId: candidacy.organizationId,
        ...rate,
        startsOn: dateAt(at, candidacy.state.zone),
        reason: null,
        by: ctx.actor.userId,
        at,
      });
    },
  };
}
