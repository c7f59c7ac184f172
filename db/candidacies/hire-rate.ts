import type { RateOfOrder } from '#domain/agreed-rates/rules';
import type { CandidacyEvent } from '#domain/candidacies/events';
import { dateAt } from '#domain/shared/zoned-time';
import type { Db, Transaction } from '../core/handle';
import { storeAgreedRate } from '../timesheets/agreed-rate-store';

/** A rate that is agreed with a hire, until the hire is written. */
export interface HireRate extends RateOfOrder {
  /** The Update with which the hire is sent. */
  readonly updateId: string;
  readonly rateId: string;
  readonly by: string;
}

/** Keeps the rate for the hire that this Update will cause. After a refusal, the same Update may be sent with another rate. */
export async function keepHireRate(db: Db, { updateId, rateId, unit, mills, by }: HireRate): Promise<void> {
  await db('hire_rates')
    .insert({ update_id: updateId, rate_id: rateId, unit, mills, set_by: by })
    .onConflict('update_id')
    .merge(['unit', 'mills', 'set_by']);
}

/**
 * Stores the rate that was agreed with the hire, in the transaction of its event, which the API or the workflow writes: no hire is without
 * its rate, and no refused hire leaves one. It counts from the day of the hire, so that a start that is moved forward has it, too.
 */
export async function agreeHireRate(trx: Transaction, { type, at, updateId, snapshot }: CandidacyEvent): Promise<void> {
  if (type !== 'hired') return;
  const rate = await trx('hire_rates').where({ update_id: updateId }).first();
  if (rate === undefined) return;
  await storeAgreedRate(trx, {
    id: rate.rate_id,
    assignmentId: snapshot.candidacyId,
    organizationId: snapshot.organizationId,
    unit: rate.unit,
    mills: rate.mills,
    startsOn: dateAt(at, snapshot.zone),
    reason: null,
    by: rate.set_by,
    at,
  });
}

/** Deletes rates of hires that were written or refused since. */
export async function deleteOldHireRates(db: Db | Transaction, before: Date): Promise<number> {
  return db('hire_rates').where('created_at', '<', before).delete();
}
