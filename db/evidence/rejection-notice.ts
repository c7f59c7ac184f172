import type { Position, Role } from '#domain/accounts/roles';
import { documentKinds } from '#domain/driver-pipeline/tasks';
import type { EvidenceKind } from '#domain/requirements/model/evidence';
import type { Transaction } from '../core/handle';

/** A document, and the person who gave it and can replace it. */
export interface RejectionNotice {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly roles: readonly Role[];
  readonly position: Position | null;
  readonly isDriver: boolean;
  /** First name and last initial. */
  readonly driver: string;
  readonly driverId: string;
  readonly kind: EvidenceKind;
  readonly title: string | null;
  /** The employment that the document was obtained for. */
  readonly employmentId: string | null;
  /** The candidacy of that employment, if it follows from a hire. */
  readonly candidacyId: string | null;
}

/**
 * The notice of a rejection for the driver or the member of a carrier's staff who uploaded the document; undefined without a
 * document, for the platform's own, and for somebody who has left.
 */
export async function findRejectionNotice(trx: Transaction, evidenceId: string): Promise<RejectionNotice | undefined> {
  const found: RejectionNotice | undefined = await trx('evidence')
    .join('driver_files', 'driver_files.id', 'evidence.file_id')
    .join('users', 'users.id', 'driver_files.uploaded_by')
    .join('drivers', 'drivers.id', 'evidence.driver_id')
    .leftJoin('employments', 'employments.id', 'evidence.employment_id')
    .where('evidence.id', evidenceId)
    .whereIn('driver_files.purpose', ['evidence', ...documentKinds])
    .where('users.is_active', true)
    .whereNull('users.invited_email')
    .whereRaw('(users.id = evidence.driver_id or users.organization_id = evidence.organization_id)')
    .first({
      userId: 'users.id',
      email: 'users.email',
      firstName: 'users.first_name',
      roles: 'users.roles',
      position: 'users.position',
      isDriver: trx.raw('users.id = evidence.driver_id'),
      driver: trx.raw(`drivers.first_name || ' ' || left(drivers.last_name, 1) || '.'`),
      driverId: 'drivers.id',
      kind: 'evidence.kind',
      title: 'evidence.title',
      employmentId: 'evidence.employment_id',
      candidacyId: 'employments.candidacy_id',
    });
  return found;
}
