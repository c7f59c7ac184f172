import { workKinds } from '#domain/driver-histories/kinds';
import { experienceFrom } from '#domain/drivers/experience';
import { workRecordOf } from '#domain/drivers/work-record';
import type { Period } from '#domain/shared/periods';
import type { Transaction } from '../core/handle';
import { listAllHistories } from '../driver-histories/driver-history-store';

/** Recalculates experience from the driver's answer and the work history. Call it after changing either. */
export async function deriveExperience(trx: Transaction, driverId: string, today: string): Promise<void> {
  const row = await trx('drivers').where({ id: driverId }).forUpdate().first({ answer: 'stated_experience' });
  if (row === undefined) return;
  const all = await listAllHistories(trx, driverId);
  const others = workKinds.flatMap((kind): readonly Period[] => (kind === 'employment' ? [] : all[kind]));
  const { experienceMonths, lastDroveOn, workRecord } = experienceFrom(
    row.answer,
    workRecordOf(all.employment, others),
    today,
  );
  await trx('drivers')
    .where({ id: driverId })
    .update({
      experience_months: experienceMonths,
      last_drove_on: lastDroveOn,
      work_record: JSON.stringify(workRecord),
    });
}
