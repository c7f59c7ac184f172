import type { Db, Transaction } from '../core/handle';
import { fileChanged } from '../core/outbox';
import type { NewRowOf } from '../core/table';
import { isViolationOf } from '../core/violations';

/** An employment that a person enters. */
export type EnteredEmployment = Omit<NewRowOf<'employments'>, 'candidacy_id' | 'hire_seq' | 'offered_on'> & {
  readonly driver_id: string;
  readonly hired_on: string;
  readonly entered_by: string;
};

/** Stores an employment that did not come from a hire; a retry with the same id does nothing. */
export async function enterEmployment(trx: Transaction, employment: EnteredEmployment): Promise<void> {
  await trx('employments').insert(employment).onConflict('id').ignore();
  await fileChanged(trx, [employment.driver_id]);
}

/** Whether the driver already has an entered employment with the carrier on one of the days. */
export const isEmploymentOverlap = (error: unknown): boolean => isViolationOf(error, 'employments_entered_no_overlap');

/** Lists the employments of a carrier that last on or after a day, by driver. */
export async function listEmployed(
  db: Db,
  organizationId: string,
  on: string,
): Promise<{ driverId: string; employmentId: string }[]> {
  const rows = await db('employments')
    .where({ organization_id: organizationId })
    .whereNotNull('hired_on')
    .whereRaw('(ended_on is null or ended_on >= ?)', [on])
    .orderBy(['driver_id', 'hired_on', 'id'])
    .select({ driverId: 'driver_id', employmentId: 'id' });
  return rows;
}
