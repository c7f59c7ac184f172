import { addressOf, type ContactAddresses, isSameAddress } from '#domain/employment-verifications/contact-address';
import type { LinkChannel } from '#domain/employment-verifications/states';
import type { Db, Transaction } from '../core/handle';

interface Employment {
  readonly driverId: string;
  readonly employmentHistoryId: string;
}

const FIELDS = [
  'email',
  'phone',
  'fax',
  'address',
  'city',
  'state',
  'postalCode',
] as const satisfies readonly (keyof ContactAddresses)[];

/** The contact data of the employer as the driver states it now; undefined if the entry is deleted. */
async function readStatedContact(
  db: Db | Transaction,
  { driverId, employmentHistoryId }: Employment,
): Promise<ContactAddresses | undefined> {
  const { rows } = await db.raw<{ rows: ContactAddresses[] }>(
    `select ${FIELDS.map((field) => `coalesce(details ->> '${field}', '') as "${field}"`).join(', ')}
     from driver_history_items where id = :employmentHistoryId and driver_id = :driverId`,
    { driverId, employmentHistoryId },
  );
  return rows[0];
}

/** Whether the driver states this address of the employer. */
export async function isAddressStated(
  db: Db | Transaction,
  employment: Employment,
  { channel, to }: { readonly channel: LinkChannel; readonly to: string },
): Promise<boolean> {
  const contact = await readStatedContact(db, employment);
  return contact !== undefined && isSameAddress(addressOf(contact, channel), to, channel);
}
