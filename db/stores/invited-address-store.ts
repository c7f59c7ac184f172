import type { Db, Transaction } from '../handle';
import { membersOf, type Crew } from './staff-store';

/** What a crew sees as a member's address: of who was invited by an address with an account elsewhere, that address. */
export const SHOWN_EMAIL = 'coalesce(users.invited_email, users.email)';

/** Whether one of the crew's own rows shows this address; that is no secret to them. */
export async function isAddressOfCrew(db: Db | Transaction, crew: Crew, email: string): Promise<boolean> {
  const row: unknown = await membersOf(db, crew)
    .whereRaw(`lower(${SHOWN_EMAIL}) = lower(?)`, [email])
    .first('users.id');
  return row !== undefined;
}

/** An address that reaches nobody (RFC 2606), for an invitee whose own belongs to another account. */
export const addressOfNobody = (userId: string): string => `${userId}@invitation.invalid`;

export async function keepInvitedAddress(trx: Transaction, userId: string, email: string | null): Promise<void> {
  await trx('users').where({ id: userId }).update({ invited_email: email });
}
