import { randomInt } from 'node:crypto';

import type { Transaction } from '../handle';

/** Without letters and digits that are mistaken for one another when they are read out. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 8;

/** A code that a friend can type. */
export function newReferralCode(): string {
  return Array.from({ length: codeLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/** The person's own code; who has none yet gets one. */
export async function ensureReferralCode(trx: Transaction, userId: string): Promise<string> {
  await trx('users').where({ id: userId }).whereNull('referral_code').update({ referral_code: newReferralCode() });
  const row: { referral_code: string } | undefined = await trx('users').where({ id: userId }).first('referral_code');
  if (row === undefined) throw new Error('Nobody has this id');
  return row.referral_code;
}
