import type { DriverPipelineEvent } from '#domain/driver-pipeline/events';
import type { Transaction } from '../core/handle';

/** Empties what people wrote about the workdays of an erased driver; hours and pay are records of the carrier. */
export async function eraseWorkdayNotes(trx: Transaction, event: DriverPipelineEvent): Promise<void> {
  if (event.type !== 'erased') return;
  const { driverId } = event.snapshot;
  await trx('workday_events').where({ driver_id: driverId }).update({ note: null });
  await trx('workdays').where({ driver_id: driverId }).whereNotNull('typed_reason').update({ typed_reason: '' });
}
