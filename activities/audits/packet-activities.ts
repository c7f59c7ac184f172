import { listAuditFiles } from '#db/audits/audit-files';
import { findAudit, movePacket } from '#db/audits/audit-store';
import type { Db } from '#db/core/handle';
import type { AuditPacketActivities } from '#domain/audits/activities';

/** The short steps of a packet (docs/state-machines.md#audit-packets). */
export function createAuditPacketActivities({ db }: { readonly db: Db }) {
  return {
    beginAuditPacket: async ({ auditId }) => {
      const isBegun = await db.transaction(async (trx) => {
        const audit = await findAudit(trx, auditId);
        if (audit?.state === 'queued') await movePacket(trx, audit, 'rendering');
        return audit?.state === 'queued' || audit?.state === 'rendering';
      });
      return isBegun ? (await listAuditFiles(db, auditId)).length : 0;
    },
    failAuditPacket: ({ auditId }) =>
      db.transaction(async (trx) => {
        const audit = await findAudit(trx, auditId);
        if (audit?.state === 'rendering') await movePacket(trx, audit, 'failed');
      }),
  } satisfies AuditPacketActivities;
}
