import { recordProduction } from '#db/audits/audit-productions';
import { createAudit } from '#db/audits/audit-store';
import { listAuditableFiles } from '#db/audits/population';
import type { Db } from '#db/core/handle';
import { enqueueOutbox } from '#db/core/outbox';
import { auditDueOn } from '#domain/audits/due';
import { selectFiles } from '#domain/audits/selection';
import { DAY_MS } from '#domain/shared/durations';
import { utcDate } from '#domain/shared/zoned-time';
import { derivedId } from '#platform/ids';
import type { World } from './world';

const SAMPLE = 3;
const YEAR_DAYS = 365;
/** The days of production of an audit, counted from the request: the first one was corrected. */
const productions = [
  { day: 0, handedOver: 'The packet, by link', reason: null },
  {
    day: 1,
    handedOver: 'The packet, by link, and paper copies of two medical cards',
    reason: 'The paper copies followed a day later',
  },
] as const;

/** The first carrier's audits: an investigator's sample, whose packet the worker renders, and one that was produced. */
export async function storeAudits(db: Db, { carriers, size }: Pick<World, 'carriers' | 'size'>): Promise<void> {
  const [carrier] = carriers;
  const safety = carrier?.staff.find(({ position }) => position === 'SAFETY');
  if (carrier === undefined || safety === undefined) return;
  const dayBefore = (days: number): string => utcDate(new Date(size.now - days * DAY_MS));
  const plans = [
    { agency: 'FMCSA Western Service Center', kind: 'fmcsa', receivedDays: 1, produced: false },
    { agency: 'Harbor Mutual Insurance', kind: 'insurer', receivedDays: 2, produced: true },
  ] as const;
  for (const { agency, kind, receivedDays, produced } of plans) {
    const receivedOn = dayBefore(receivedDays);
    const selection = {
      mode: 'sample',
      from: dayBefore(receivedDays + YEAR_DAYS),
      to: receivedOn,
      size: SAMPLE,
    } as const;
    const population = await listAuditableFiles(db, { organizationId: carrier.id, asOf: receivedOn, selection });
    const ids = population.map(({ employmentId }) => employmentId);
    const seed = `DEMO${String(receivedDays)}`;
    const { files } = selectFiles({ ...selection, size: Math.min(SAMPLE, ids.length) }, ids, seed);
    if (files.length === 0) continue;
    const id = derivedId('seed', String(size.seed), 'audit', carrier.id, agency);
    await db.transaction(async (trx) => {
      await createAudit(trx, {
        ...{ id, organizationId: carrier.id, agency, kind, receivedOn, asOf: receivedOn, selection, seed },
        dueOn: auditDueOn(receivedOn),
        detail: 'full',
        stores: ['qualification', 'investigation'],
        population: ids.toSorted(),
        files: population.filter(({ employmentId }) => files.includes(employmentId)),
        requestedBy: safety.id,
        at: new Date(size.now - receivedDays * DAY_MS),
      });
      for (const [number, { day, ...production }] of (produced ? productions : []).entries()) {
        await recordProduction(trx, {
          ...production,
          id: derivedId('audit-production', id, String(number)),
          auditId: id,
          producedOn: dayBefore(receivedDays - day),
          by: safety.id,
          at: new Date(size.now - (receivedDays - day - number) * DAY_MS),
        });
      }
      await enqueueOutbox(trx, [{ topic: 'auditPacketRequested', payload: { auditId: id, attempt: 1 } }]);
    });
  }
}
