import type { RateOfOrder } from '#domain/agreed-rates/rules';
import type { CandidacyEvent } from '#domain/candidacies/events';
import { dateAt } from '#domain/shared/zoned-time';
import { derivedId } from '#platform/ids';
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
  const { candidacyId: assignmentId, organizationId } = snapshot;
  const { unit, mills, set_by: by } = rate;
  const agreed = { assignmentId, organizationId, unit, mills, reason: null, by, at };
  const startsOn = dateAt(at, snapshot.zone);
  await storeAgreedRate(trx, { ...agreed, id: rate.rate_id, startsOn });
  for (const later of await daysOfRaises(trx, { assignmentId, startsOn }))
    await storeAgreedRate(trx, { ...agreed, id: derivedId('agreedRate', rate.rate_id, later), startsOn: later });
}

/** The days from which an earlier hire was to have other rates: the new hire agreed on its own for them, too. */
const daysOfRaises = (
  trx: Transaction,
  { assignmentId, startsOn }: { readonly assignmentId: string; readonly startsOn: string },
): Promise<string[]> =>
  trx('agreed_rates')
    .where({ assignment_id: assignmentId })
    .where('starts_on', '>', startsOn)
    .distinct('starts_on')
    .orderBy('starts_on')
    .pluck('starts_on');

/** Deletes rates of hires that were written or refused since. */
export async function deleteOldHireRates(db: Db | Transaction, before: Date): Promise<number> {
  return db('hire_rates').where('created_at', '<', before).delete();
}
