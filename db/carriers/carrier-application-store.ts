import type { ApplicationStatus } from '#domain/carriers/statuses';
import { tokenHash } from '#platform/tokens';
import type { Db, Transaction } from '../core/handle';

export interface NewApplication {
  readonly id: string;
  readonly dotNumber: number;
  readonly companyName: string;
  readonly postalCode: string;
  readonly fleetSize: number;
  readonly note: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Anyone with this secret can book a call; only its hash is stored. */
  readonly bookingSecret: string;
  readonly now: Date;
}

/** Stores an application; false if the same request has stored it already. */
export async function insertApplication(trx: Transaction, application: NewApplication): Promise<boolean> {
  const row = {
    id: application.id,
    dot_number: application.dotNumber,
    company_name: application.companyName,
    postal_code: application.postalCode,
    fleet_size: application.fleetSize,
    note: application.note,
    first_name: application.firstName,
    last_name: application.lastName,
    email: application.email,
    phone: application.phone,
    booking_hash: tokenHash(application.bookingSecret),
    created_at: application.now,
  };
  const stored = await trx('carrier_applications').insert(row).onConflict('id').ignore().returning('id');
  return stored.length > 0;
}

export interface Application {
  readonly id: string;
  readonly dotNumber: number;
  readonly companyName: string;
  readonly postalCode: string;
  readonly firstName: string;
  readonly email: string;
  readonly status: ApplicationStatus;
  /** The number of bookings so far. Calendar apps treat the event with the highest number as the current one. */
  readonly bookings: number;
}

const columns = {
  id: 'id',
  dotNumber: 'dot_number',
  companyName: 'company_name',
  postalCode: 'postal_code',
  firstName: 'first_name',
  email: 'email',
  status: 'status',
  bookings: 'bookings',
};

/** The application whose email contained this secret. */
export async function findApplicationBySecret(
  db: Db | Transaction,
  bookingSecret: string,
): Promise<Application | undefined> {
  return db('carrier_applications')
    .where('booking_hash', tokenHash(bookingSecret))
    .first<Application | undefined>(columns);
}

/** Locks the application until the transaction ends, so that two members of operations cannot both decide on it. */
export async function lockApplication(trx: Transaction, id: string): Promise<Application | undefined> {
  return trx('carrier_applications').where({ id }).forUpdate().first<Application | undefined>(columns);
}

interface Decision {
  readonly status: Exclude<ApplicationStatus, 'new'>;
  readonly organizationId?: string;
  readonly decidedBy: string;
  readonly now: Date;
}

/** Stores the decision on an application, and its organization if it was approved. */
export async function recordDecision(
  trx: Transaction,
  id: string,
  { status, organizationId, decidedBy, now }: Decision,
): Promise<void> {
  await trx('carrier_applications')
    .where({ id })
    .update({ status, organization_id: organizationId ?? null, settled_at: now, settled_by: decidedBy });
}
