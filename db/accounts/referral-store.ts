import { newReferralCode } from '#platform/tokens';
import type { Transaction } from '../core/handle';

/** Returns the user's referral code, and creates it if there is none. */
export async function ensureReferralCode(trx: Transaction, userId: string): Promise<string> {
  await trx('users').where({ id: userId }).whereNull('referral_code').update({ referral_code: newReferralCode() });
  const row = await trx('users').where({ id: userId }).first('referral_code');
  if (typeof row?.referral_code !== 'string') throw new Error('No user has this id');
  return row.referral_code;
}
