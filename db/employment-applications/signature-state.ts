import type { SignatureState } from '#domain/employment-applications/papers';
import { signatureOf } from '#domain/whose-turn/turns';
import type { Db, Transaction } from '../core/handle';
import { listPapersOfHires } from './papers-of-hires';

/** Reads whether a driver can still sign for the carrier of a hire, and whether the start waits for it. */
export async function readSignatureState(db: Db | Transaction, candidacyId: string): Promise<SignatureState> {
  const row = await db('candidacies').where({ id: candidacyId }).first('snapshot');
  if (row === undefined) return 'none';
  const papers = await listPapersOfHires(db, [row.snapshot]);
  return signatureOf(row.snapshot, papers.get(candidacyId) ?? []);
}
