import type { Position, Role } from '#domain/accounts/roles';
import { CENTRAL_ZONE } from '#domain/shared/zones';
import type { Db, Transaction } from '../core/handle';
import type { FileExport } from './file-export-store';

/** The person who gets the export, and the names that it shows. */
export interface ExportReader {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly carrier: string;
  readonly driver: string;
  readonly timeZone: string;
  readonly roles: readonly Role[];
  readonly position: Position | null;
}

/** The reader; undefined if they are not active staff of an active carrier any more. */
export async function findExportReader(
  db: Db | Transaction,
  { readerId, organizationId, driverId }: Pick<FileExport, 'readerId' | 'organizationId' | 'driverId'>,
): Promise<ExportReader | undefined> {
  return db('users')
    .join('organizations', 'organizations.id', 'users.organization_id')
    .join('drivers', 'drivers.id', db.raw('cast(? as uuid)', [driverId]))
    .where({ 'users.id': readerId, 'organizations.id': organizationId })
    .where({ 'users.is_active': true, 'organizations.is_active': true })
    .first({
      email: 'users.email',
      firstName: 'users.first_name',
      lastName: 'users.last_name',
      carrier: 'organizations.name',
      timeZone: db.raw('coalesce(users.time_zone, ?)', [CENTRAL_ZONE]),
      roles: 'users.roles',
      position: 'users.position',
      driver: db.raw(`drivers.first_name || ' ' || drivers.last_name`),
    }) as Promise<ExportReader | undefined>;
}
