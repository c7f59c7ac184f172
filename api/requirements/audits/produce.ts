import { recordProduction } from '#db/audits/audit-productions';
import { findAudit } from '#db/audits/audit-store';
import { checkProduction } from '#domain/audits/production';
import type { ProduceAuditBody } from '#domain/audits/schema';
import { once } from '../../http/once';
import { todayOf } from '../../http/today';
import { requireNoEntryProblem } from '../files/entry';
import type { CarrierContext } from '../files/scope';
import { getAudit } from './scope';

/** Records the day on which the records were handed over, by link or otherwise; a correction states why. */
export async function produceAudit(ctx: CarrierContext, auditId: string, body: ProduceAuditBody): Promise<void> {
  await getAudit(ctx, auditId);
  const { actor, idempotency } = ctx;
  await once(ctx, async (trx) => {
    const audit = await findAudit(trx, auditId);
    if (audit === undefined) throw new Error('An audit is never deleted');
    requireNoEntryProblem(checkProduction(body, { ...audit, today: todayOf(ctx) }));
    const { producedOn, handedOver } = body;
    await recordProduction(trx, {
      ...{ id: idempotency.derivedId('audit-production'), auditId, producedOn, handedOver, at: ctx.now() },
      reason: audit.producedOn === null ? null : body.reason,
      by: actor.userId,
    });
    return null;
  });
}
