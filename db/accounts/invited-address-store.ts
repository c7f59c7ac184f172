import type { Transaction } from '../core/handle';

/** The member's address as the workplace sees it: the invited address if that has an account elsewhere. */
export const SHOWN_EMAIL = 'coalesce(users.invited_email, users.email)';

/** An undeliverable address (RFC 2606), for a member whose own address belongs to another account. */
export const placeholderAddress = (userId: string): string => `${userId}@invitation.invalid`;

export async function storeInvitedAddress(trx: Transaction, userId: string, email: string | null): Promise<void> {
  await trx('users').where({ id: userId }).update({ invited_email: email });
}
