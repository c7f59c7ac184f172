import type { Transaction } from '../handle';

/** The address that a crew sees of a member; for an invited address that has an account elsewhere, the invited address. */
export const SHOWN_EMAIL = 'coalesce(users.invited_email, users.email)';

/** An address that reaches nobody (RFC 2606), for a person whose own address belongs to another account. */
export const addressOfNobody = (userId: string): string => `${userId}@invitation.invalid`;

export async function keepInvitedAddress(trx: Transaction, userId: string, email: string | null): Promise<void> {
  await trx('users').where({ id: userId }).update({ invited_email: email });
}
