import { createAudit, findAudit, queuePacketAgain } from '#db/audits/audit-store';
import { listAuditableFiles } from '#db/audits/population';
import { enqueueOutbox } from '#db/core/outbox';
import { auditDueOn } from '#domain/audits/due';
import type { NewAuditBody } from '#domain/audits/schema';
import { checkAuditRequest, selectFiles } from '#domain/audits/selection';
import { storesOf } from '#domain/requirements/readers';
import { newReferralCode } from '#platform/tokens';
import { once } from '../../http/once';
import { todayOf } from '../../http/today';
import { requireNoEntryProblem } from '../files/entry';
import type { CarrierContext } from '../files/scope';
import { getAudit } from './scope';

/** Records a request, chooses the files, and has the packet rendered in the background. */
export async function requestAudit(ctx: CarrierContext, body: NewAuditBody): Promise<{ _id: string }> {
  const { actor, db } = ctx;
  const { organizationId } = actor;
  const { selection, asOf, receivedOn, ...request } = body;
  requireNoEntryProblem(checkAuditRequest(body, { today: todayOf(ctx), readable: storesOf(actor) }));
  const population = await listAuditableFiles(db, { organizationId, asOf, selection });
  const seed = newReferralCode();
  const ids = population.map(({ employmentId }) => employmentId);
  const chosen = selectFiles(selection, ids, seed);
  requireNoEntryProblem(chosen.problems);
  const id = ctx.idempotency.derivedId('audit');
  return once(ctx, async (trx) => {
    await createAudit(trx, {
      ...request,
      ...{ id, organizationId, receivedOn, asOf, selection, seed },
      dueOn: auditDueOn(receivedOn),
      population: ids.toSorted(),
      files: population.filter(({ employmentId }) => chosen.files.includes(employmentId)),
      requestedBy: actor.userId,
      at: ctx.now(),
    });
    await enqueueOutbox(trx, [{ topic: 'auditPacketRequested', payload: { auditId: id, attempt: 1 } }]);
    return { _id: id };
  });
}

/** Renders a packet again after a failure; files that are there stay. Any other packet stays as it is. */
export async function renderAgain(ctx: CarrierContext, id: string): Promise<void> {
  await getAudit(ctx, id);
  await ctx.db.transaction(async (trx) => {
    const audit = await findAudit(trx, id);
    if (audit?.state === 'failed') await queuePacketAgain(trx, audit);
  });
}
