import { withJudgedFile } from '#domain/candidacies/file-check';
import { type NextStep, nextStep } from '#domain/candidacies/next-step';
import type { SignatureState } from '#domain/employment-applications/papers';
import { signatureOf } from '#domain/whose-turn/turns';
import type { Transaction } from '../core/handle';
import { hiredEmploymentId } from '../employments/hired-employment-rows';
import { judgeFile } from '../requirements/file-party';
import { listPapersOfHires } from './papers-of-hires';

/** The next step of a hire that has not started, and its signature. */
export interface StartWait {
  readonly nextStep: NextStep;
  readonly signature: SignatureState;
}

/**
 * Reads the next step of a hire before its start, by the file as it is now: the message about an act that changes the file is sent
 * before the file is checked again. Null for a candidacy without such a hire.
 */
export async function readStartWait(trx: Transaction, candidacyId: string, now: Date): Promise<StartWait | null> {
  const row = await trx('candidacies').where({ id: candidacyId }).first('snapshot');
  if (row?.snapshot.name !== 'hired' || row.snapshot.hire === null) return null;
  const { driverId, hire } = row.snapshot;
  if (hire.startedAt !== null) return null;
  const employmentId = hiredEmploymentId(candidacyId, hire.hireSeq);
  const file = hire.file === undefined ? null : await judgeFile(trx, { driverId, employmentId }, now);
  const state = file === null ? row.snapshot : withJudgedFile(row.snapshot, file);
  const papers = await listPapersOfHires(trx, [state]);
  return { nextStep: nextStep(state), signature: signatureOf(state, papers.get(candidacyId) ?? []) };
}
