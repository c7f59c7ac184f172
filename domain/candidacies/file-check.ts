import { systemActor } from '../shared/actor';
import { type CandidacyTransition, transition } from './decide';
import type { CandidacyHire, CandidacyState, FileParty, HireFile } from './state';

/** The result of a check of the file of a hire's employment. */
export interface FileCheck extends Pick<HireFile, 'isComplete' | 'waitsOn' | 'seq'> {
  readonly hireSeq: number;
}

/** The judgment of a file for its start: whether a line bars driving, and the party that acts on those lines. */
export interface JudgedFile {
  readonly isComplete: boolean;
  readonly waitsOn: FileParty;
}

/** The hire whose driving waits for the file, if this check is about it and newer than the last one. */
function hireOf(
  { name, hire }: CandidacyState,
  { hireSeq, seq }: FileCheck,
): (CandidacyHire & { file: HireFile }) | null {
  if (name !== 'hired' || hire === null || hire.hireSeq !== hireSeq) return null;
  return hire.file !== undefined && seq > hire.file.seq ? { ...hire, file: hire.file } : null;
}

const needsDriver = ({ isComplete, waitsOn }: Pick<HireFile, 'isComplete' | 'waitsOn'>): boolean =>
  !isComplete && (waitsOn === 'driver' || waitsOn === 'both');

function changeOf(before: HireFile, after: Omit<HireFile, 'since'>) {
  if (before.isComplete !== after.isComplete) return after.isComplete ? 'fileCompleted' : 'fileReopened';
  if (after.isComplete || (before.waitsOn ?? 'carrier') === (after.waitsOn ?? 'carrier')) return null;
  return needsDriver(after) && !needsDriver(before) ? 'fileNeedsDriver' : 'fileTurnChanged';
}

/**
 * The file of a hired driver was completed, became incomplete, or waits for another party. Returns a transition once per
 * change, before the start and on assignment.
 */
export function decideFileCheck(state: CandidacyState, check: FileCheck, now: number): CandidacyTransition | null {
  const { isComplete, waitsOn, seq } = check;
  const hire = hireOf(state, check);
  if (hire === null) return null;
  const file = { isComplete, ...(waitsOn !== undefined && !isComplete && { waitsOn }), seq };
  const type = changeOf(hire.file, file);
  if (type === null) return null;
  const at = new Date(now).toISOString();
  const cause = { type, actor: systemActor, at, reason: null, noteId: null } as const;
  return transition(state, cause, { hire: { ...hire, file: { ...file, since: at } } });
}

/**
 * The state as a check of the file now would leave it, for messages: they are sent before the next check, and must not say what an
 * older one found. A hire that waits for no file, or that has started, stays as it is.
 */
export function withJudgedFile(state: CandidacyState, { isComplete, waitsOn }: JudgedFile): CandidacyState {
  const { name, hire } = state;
  if (name !== 'hired' || hire === null || hire.startedAt !== null || hire.file === undefined) return state;
  const { since, seq } = hire.file;
  return { ...state, hire: { ...hire, file: { isComplete, ...(!isComplete && { waitsOn }), since, seq } } };
}

/** Remembers the number of a check that changed nothing, so that an older one has no effect either. */
export function withFileSeq(state: CandidacyState, check: FileCheck): CandidacyState {
  const hire = hireOf(state, check);
  return hire === null ? state : { ...state, hire: { ...hire, file: { ...hire.file, seq: check.seq } } };
}
