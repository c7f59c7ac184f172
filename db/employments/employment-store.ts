import type { Employment } from '#domain/requirements/model/employment';
import type { Db, Transaction } from '../core/handle';
import { fileChanged } from '../core/outbox';
import type { NewRowOf, RowOf } from '../core/table';
import { isViolationOf } from '../core/violations';
import { accessBasisMayEnd } from '../dq-access/access-basis';

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

/** Changes of an employment by a person; the days of a hire follow the hire. */
export type EmploymentChange = Partial<
  Pick<
    RowOf<'employments'>,
    | 'applied_on'
    | 'started_on'
    | 'type'
    | 'is_multiple_employer'
    | 'is_furnished'
    | 'hired_on'
    | 'ended_on'
    | 'end_reason'
  >
>;

/** Changes an employment. */
export async function changeEmployment(trx: Transaction, id: string, change: EmploymentChange): Promise<void> {
  const changed = await trx('employments').where({ id }).update(change).returning(['driver_id', 'organization_id']);
  for (const { driver_id: driverId, organization_id: organizationId } of changed) {
    await accessBasisMayEnd(trx, { organizationId, driverId });
  }
  await fileChanged(
    trx,
    changed.map((row) => row.driver_id),
  );
}

/** Whether the driver already has an entered employment with the carrier on one of the days. */
export const isEmploymentOverlap = (error: unknown): boolean => isViolationOf(error, 'employments_entered_no_overlap');

/** A driver and a carrier. */
export interface EmploymentPair {
  readonly driverId: string;
  readonly organizationId: string;
}

/** The driver and the carrier of an employment, and the first day of an accepted hire. */
export async function findEmployment(
  db: Db,
  id: string,
): Promise<(EmploymentPair & { readonly hiredOn: string | null }) | undefined> {
  return db('employments')
    .where({ id })
    .first({ driverId: 'driver_id', organizationId: 'organization_id', hiredOn: 'hired_on' });
}

/** Whether there is such a carrier. */
export const organizationExists = async (db: Db | Transaction, id: string): Promise<boolean> =>
  (await db('organizations').where({ id }).first('id')) !== undefined;

/** Whether the carrier has any employment of the driver, also one that is only offered. */
export async function hasEmployment(db: Db, { driverId, organizationId }: EmploymentPair): Promise<boolean> {
  return (
    (await db('employments').where({ driver_id: driverId, organization_id: organizationId }).first('id')) !== undefined
  );
}

/** Lists the employments of a driver with a carrier; nobody enters another one until the transaction ends. */
export async function lockEmployments(
  trx: Transaction,
  { driverId, organizationId }: EmploymentPair,
): Promise<(Pick<Employment, 'id' | 'hiredOn' | 'endedOn'> & { readonly isOfHire: boolean })[]> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`employments/${driverId}/${organizationId}`]);
  return trx('employments')
    .where({ driver_id: driverId, organization_id: organizationId })
    .orderBy('id')
    .select({
      id: 'id',
      hiredOn: 'hired_on',
      endedOn: 'ended_on',
      isOfHire: trx.raw('candidacy_id is not null'),
    });
}
