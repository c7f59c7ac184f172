import { systemActor } from '../shared/actor';
import { type CandidacyTransition, transition } from './decide';
import type { CandidacyHire, CandidacyState, HireFile } from './state';

/** The result of a check of the file of a hire's employment. */
export interface FileCheck extends Pick<HireFile, 'isComplete' | 'seq'> {
  readonly hireSeq: number;
}

/** The hire whose start waits for the file, if this check is about it and newer than the last one. */
function hireOf(
  { name, hire }: CandidacyState,
  { hireSeq, seq }: FileCheck,
): (CandidacyHire & { file: HireFile }) | null {
  if (name !== 'hired' || hire === null || hire.startedAt !== null || hire.hireSeq !== hireSeq) return null;
  return hire.file !== undefined && seq > hire.file.seq ? { ...hire, file: hire.file } : null;
}

/** The file of a hired driver was completed, or became incomplete. Returns a transition once per change, until the start. */
export function decideFileCheck(state: CandidacyState, check: FileCheck, now: number): CandidacyTransition | null {
  const { isComplete, seq } = check;
  const hire = hireOf(state, check);
  if (hire === null || hire.file.isComplete === isComplete) return null;
  const at = new Date(now).toISOString();
  const type = isComplete ? 'fileCompleted' : 'fileReopened';
  const cause = { type, actor: systemActor, at, reason: null, noteId: null } as const;
  return transition(state, cause, { hire: { ...hire, file: { isComplete, since: at, seq } } });
}

/** Remembers the number of a check that changed nothing, so that an older one has no effect either. */
export function withFileSeq(state: CandidacyState, check: FileCheck): CandidacyState {
  const hire = hireOf(state, check);
  return hire === null ? state : { ...state, hire: { ...hire, file: { ...hire.file, seq: check.seq } } };
}
