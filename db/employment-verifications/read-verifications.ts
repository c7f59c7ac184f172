import type { EmploymentVerificationState } from '#domain/employment-verifications/state';
import type { VerificationState } from '#domain/employment-verifications/states';
import type { Db } from '../core/handle';

/** A verification with the names that views and documents state. */
export interface VerificationRow {
  readonly id: string;
  readonly workflowId: string;
  readonly version: number;
  readonly snapshot: EmploymentVerificationState;
  readonly state: VerificationState;
  readonly organizationId: string;
  readonly driverId: string;
  readonly employmentHistoryId: string;
  readonly carrier: string;
  readonly dotNumber: number | null;
  readonly isCarrierActive: boolean;
  readonly requestedBy: string | null;
  readonly requesterPhone: string | null;
}

const rows = (db: Db) =>
  db('employment_verifications as verifications')
    .join('organizations', 'organizations.id', 'verifications.organization_id')
    .leftJoin('users', 'users.id', 'verifications.requested_by')
    .select({
      id: 'verifications.id',
      workflowId: 'verifications.workflow_id',
      version: 'verifications.version',
      snapshot: 'verifications.snapshot',
      state: 'verifications.state',
      organizationId: 'verifications.organization_id',
      driverId: 'verifications.driver_id',
      employmentHistoryId: 'verifications.employment_history_id',
      carrier: 'organizations.name',
      dotNumber: 'organizations.dot_number',
      isCarrierActive: 'organizations.is_active',
      requestedBy: db.raw(`users.first_name || ' ' || users.last_name`),
      requesterPhone: 'users.phone',
    });

/** The verifications of a driver, of one carrier or of all: open ones first, each the last changed first. */
export async function listVerifications(
  db: Db,
  { driverId, organizationId }: { readonly driverId: string; readonly organizationId?: string },
): Promise<VerificationRow[]> {
  const query = rows(db)
    .where('verifications.driver_id', driverId)
    .orderByRaw(
      `array_position(array['draft', 'answered', 'disputed', 'sent'], verifications.state), verifications.state_entered_at desc, verifications.id`,
    );
  if (organizationId !== undefined) void query.where('verifications.organization_id', organizationId);
  const found: VerificationRow[] = await query;
  return found;
}

/** A verification by its id, or by carrier and employment. */
export async function findVerification(
  db: Db,
  where: { readonly id: string } | { readonly organizationId: string; readonly employmentHistoryId: string },
): Promise<VerificationRow | undefined> {
  const found: VerificationRow[] = await ('id' in where
    ? rows(db).where('verifications.id', where.id)
    : rows(db)
        .where('verifications.organization_id', where.organizationId)
        .where('verifications.employment_history_id', where.employmentHistoryId));
  return found[0];
}

/** The carrier's name and whether it is active. */
export async function readCarrier(
  db: Db,
  organizationId: string,
): Promise<{ readonly name: string; readonly isActive: boolean; readonly dotNumber: number | null } | undefined> {
  return db('organizations')
    .where({ id: organizationId })
    .first({ name: 'name', isActive: 'is_active', dotNumber: 'dot_number' });
}

/** The driver as documents name them. */
export async function readNamedDriver(
  db: Db,
  driverId: string,
): Promise<{ readonly fullName: string; readonly birthDate: string | null }> {
  const row = await db('drivers').where({ id: driverId }).first({
    firstName: 'first_name',
    middleName: 'middle_name',
    lastName: 'last_name',
    birthDate: 'birth_date',
  });
  if (row === undefined) throw new Error('The driver is unknown');
  const { firstName, middleName, lastName, birthDate } = row;
  return { fullName: [firstName, middleName, lastName].filter(Boolean).join(' '), birthDate };
}

/** The full name of a member of staff. */
export async function readStaffName(db: Db, userId: string): Promise<string> {
  const row = await db('users').where({ id: userId }).first('first_name', 'last_name');
  return row === undefined ? '' : `${row.first_name} ${row.last_name}`;
}
