import type { DriverPipelineEvent } from '#domain/driver-pipeline/events';
import type { Transaction } from '../core/handle';
import { queuePacketAgain } from './audit-store';

/**
 * Removes a driver from the packets of audits, in the transaction in which their data is erased: what their file says, its PDF,
 * whose bytes the hourly deletion removes, and each cover, which names them. Complete packets get another cover without the name;
 * the counts and the hash of the file stay.
 */
export async function eraseFromAudits(trx: Transaction, { type, snapshot }: DriverPipelineEvent): Promise<void> {
  if (type !== 'erased') return;
  const files = () => trx('audit_files').where({ driver_id: snapshot.driverId });
  // Locks them first, as a rendering does when it stores its result.
  const audits = await trx('audits')
    .whereIn('id', files().select('audit_id'))
    .orderBy('id')
    .forUpdate()
    .select('id', 'state', 'attempt');
  await files().update({ content: null, file_id: null });
  for (const audit of audits) if (audit.state === 'ready') await queuePacketAgain(trx, audit);
}
