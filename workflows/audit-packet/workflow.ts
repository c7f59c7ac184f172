import { ActivityFailure, proxyActivities } from '@temporalio/workflow';
import type { AuditPacketActivities, AuditRenderActivities } from '#domain/audits/activities';
import { projectionOptions, renderOptions } from '../entity/activity-options';
import type { AuditPacketInput } from './messages';

/**
 * One packet of an audit: each driver's file, one after the other, then the cover with their hashes
 * (docs/state-machines.md#audit-packets). A file that was rendered is not rendered again.
 */
export async function auditPacket({ auditId }: AuditPacketInput): Promise<void> {
  const { beginAuditPacket, failAuditPacket } = proxyActivities<AuditPacketActivities>(projectionOptions);
  const { renderAuditFile, renderAuditCover } = proxyActivities<AuditRenderActivities>(renderOptions());
  const files = await beginAuditPacket({ auditId });
  if (files === 0) return;
  try {
    for (let number = 1; number <= files; number += 1) await renderAuditFile({ auditId, number });
    await renderAuditCover({ auditId });
  } catch (error) {
    if (!(error instanceof ActivityFailure)) throw error;
    await failAuditPacket({ auditId });
  }
}
