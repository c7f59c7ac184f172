import type { Knex } from 'knex';
import type { Selection } from '#domain/audits/selection';
import type { Db } from '../core/handle';

/** A file that an audit may contain. */
export interface AuditableFile {
  readonly employmentId: string;
  readonly driverId: string;
}

/**
 * The carrier's files from which a selection chooses, by the drivers' names: employments with an accepted hire that had
 * begun on the day of the audit, and of a period those that lasted on one of its days.
 */
export async function listAuditableFiles(
  db: Db,
  {
    organizationId,
    asOf,
    selection,
  }: { readonly organizationId: string; readonly asOf: string; readonly selection: Selection },
): Promise<AuditableFile[]> {
  const rows: AuditableFile[] = await db('employments')
    .join('users', 'users.id', 'employments.driver_id')
    .where('employments.organization_id', organizationId)
    .where('employments.hired_on', '<=', asOf)
    .modify((query: Knex.QueryBuilder) => {
      if (selection.mode === 'chosen') {
        void query.whereRaw('employments.id = any (?)', [[...selection.employmentIds]]);
      } else {
        void query
          .where('employments.hired_on', '<=', selection.to)
          .whereRaw('(employments.ended_on is null or employments.ended_on >= ?)', [selection.from]);
      }
    })
    .orderBy(['users.last_name', 'users.first_name', 'employments.id'])
    .select({ employmentId: 'employments.id', driverId: 'employments.driver_id' });
  return rows;
}
