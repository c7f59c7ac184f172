import type { Knex } from 'knex';
import type { EmploymentType } from '#domain/requirements/model/employment';
import type { Db } from '../core/handle';
import { isNotOver } from '../dq-access/employment-in-force';

/** An accepted hire of the driver by a carrier, whose last day is not over. */
export interface CurrentEmployment {
  readonly id: string;
  /** Null if unknown. */
  readonly type: EmploymentType | null;
  readonly hiredOn: string;
}

/** The latest employment in force between the driver and the carrier: with it, the law opens the file. */
export const currentEmploymentOf = (
  db: Db,
  { driverId, organizationId }: { readonly driverId: string; readonly organizationId: string },
): Knex.QueryBuilder =>
  db('employments')
    .where({ driver_id: driverId, organization_id: organizationId })
    .whereNotNull('hired_on')
    .whereRaw(isNotOver('employments'))
    .orderBy([{ column: 'hired_on', order: 'desc' }, { column: 'id' }])
    .limit(1)
    .select({ id: 'id', type: 'type', hiredOn: db.raw('hired_on::text') });

/** Reads the same. */
export async function findCurrentEmployment(
  db: Db,
  of: { readonly driverId: string; readonly organizationId: string },
): Promise<CurrentEmployment | undefined> {
  const [row] = (await currentEmploymentOf(db, of)) as CurrentEmployment[];
  return row;
}
