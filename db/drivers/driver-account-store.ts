import type { HomeAddress } from '#domain/accounts/sign-in/schema';
import { searchPlaceColumns } from '../carriers/search-place-store';
import { announceUserChange } from '../core/changes';
import type { Transaction } from '../core/handle';
import { enqueueOutbox } from '../core/outbox';

export interface NewDriverAccount {
  readonly id: string;
  readonly email: string;
  /** Absent for drivers who sign in with a social account. */
  readonly passwordHash?: string;
  readonly firstName: string;
  readonly middleName?: string | null | undefined;
  readonly lastName: string;
  /** In E.164 format. */
  readonly phone: string;
  readonly address: HomeAddress;
  readonly referralCode: string;
  readonly referredBy: string | undefined;
  readonly smsConsentAt: Date | undefined;
  /** The time of an earlier confirmation; without one, the account is pending. */
  readonly emailConfirmedAt?: Date;
}

/** The driver who owns the referral code. */
export async function findReferrer(trx: Transaction, referralCode: string): Promise<string | undefined> {
  const row = await trx('users').where({ referral_code: referralCode, is_active: true }).first('id');
  return row?.id;
}

/**
 * Creates an account with its driver record. If the address already has an account, the same statements store nothing.
 */
export async function insertDriverAccount(trx: Transaction, driver: NewDriverAccount): Promise<void> {
  await trx('users')
    .insert({
      id: driver.id,
      email: driver.email,
      password_hash: driver.passwordHash ?? null,
      first_name: driver.firstName,
      last_name: driver.lastName,
      phone: driver.phone,
      roles: ['applicant'],
      status: driver.emailConfirmedAt === undefined ? 'pending' : 'confirmed',
      email_confirmed_at: driver.emailConfirmedAt ?? null,
      referral_code: driver.referralCode,
      referred_by: driver.referredBy ?? null,
      sms_consent_at: driver.smsConsentAt ?? null,
    })
    .onConflict(trx.raw('(lower(email))'))
    .ignore();
  const { city, state, latitude, longitude } = driver.address;
  const middle = driver.middleName === '' ? null : (driver.middleName ?? null);
  const { search_latitude = null, search_longitude = null } = searchPlaceColumns(driver.address);
  await trx.raw(
    `insert into drivers
       (id, first_name, middle_name, last_name, city, state, latitude, longitude, search_latitude, search_longitude)
     select users.id, users.first_name, ?, users.last_name, ?, ?, ?, ?, ?::float8, ?::float8 from users where users.id = ?`,
    [middle, city, state, latitude, longitude, search_latitude, search_longitude, driver.id],
  );
  await enqueueOutbox(trx, [{ topic: 'driverAccountChanged', payload: { driverId: driver.id } }]);
}

/** A change of name: an absent part stays, an empty middle name removes it. */
export interface DriverName {
  readonly firstName?: string | undefined;
  readonly middleName?: string | null | undefined;
  readonly lastName?: string | undefined;
}

/** Renames the driver record along with the account, because carriers, operations and signatures use the record. */
export async function renameDriver(trx: Transaction, driverId: string, name: DriverName): Promise<void> {
  const columns = {
    first_name: name.firstName,
    middle_name: name.middleName === '' ? null : name.middleName,
    last_name: name.lastName,
  };
  const changed = Object.entries(columns).filter(([, value]) => value !== undefined);
  if (changed.length === 0) return;
  await trx('drivers').where({ id: driverId }).update(Object.fromEntries(changed));
  await announceUserChange(trx, driverId);
}
