import type { Answer, Reason, Status } from '../model/answer';
import { dayOf } from '../model/employment';
import { evidenceDates } from '../model/evidence';
import type { Requirement } from '../model/requirement';
import { holdOn } from './conditions';
import type { Context } from './context';
import { daysBetween } from './days';
import type { ProofHistory } from './proof-history';
import type { Truth } from './truth';

/** A status and why. */
export interface Verdict {
  readonly status: Status;
  readonly why: Reason;
  readonly facts: Answer['facts'];
}

/** The state of a line that applies. */
export interface LineState extends ProofHistory {
  readonly firstDue: string | null;
  readonly isProven: boolean;
  readonly isBreached: boolean;
  /** Whether a document or a fact suspends what is proven on the day. */
  readonly isSuspended: boolean;
  /** The facts that suspend what is proven. */
  readonly against: Answer['facts'];
  /** Facts or dates without which nobody knows whether a proof counts. */
  readonly unknown: Answer['facts'];
  /** Histories of a document on file that are not complete. */
  readonly gaps: Answer['facts'];
}

const verdict = (status: Status, why: Reason, facts: Answer['facts'] = []): Verdict => ({ status, why, facts });

/** Duties that begin with the employment; without an accepted offer nobody owes them. */
const isDutyOfHire = ({ per, due }: Requirement): boolean =>
  per !== 'driver' && due !== null && 'by' in due && !due.by.startsWith('application');

const optional = ({ isOptional, optionalIf }: Requirement, context: Context): Truth =>
  optionalIf === undefined ? { holds: isOptional, facts: [] } : holdOn(optionalIf, context, context.dutyDay);

/** Why nothing is owed although the requirement applies. */
function notOwed(version: Requirement, state: LineState, context: Context): Verdict | undefined {
  const { employment, dutyDay, on } = context;
  if (state.isProven) return undefined;
  if (isDutyOfHire(version) && dayOf(employment, 'hire') === null) return verdict('notApplicable', 'noOffer');
  const { holds, facts } = optional(version, context);
  if (holds === true && !state.isBreached) return verdict('notApplicable', 'optional');
  if (holds === 'unknown') return verdict('unknown', 'factMissing', facts);
  const isRequested = version.due === null || 'by' in version.due || state.firstDue !== null || state.isBreached;
  if (!isRequested) return verdict('notApplicable', 'notRequested');
  const isAfterEnd = dutyDay < on && version.due !== null && (state.due === null || state.due > dutyDay);
  return isAfterEnd ? verdict('notApplicable', 'employmentEnded') : undefined;
}

/** The verdict while the first proof or the next one is open. */
function open(version: Requirement, state: LineState, { dutyDay, on }: Context): Verdict {
  const { last, due, isBreached, isSuspended, against, unknown, gaps } = state;
  const isOver = last === null ? 'missing' : 'expired';
  if (isSuspended) return verdict(isOver, against.length > 0 ? 'factsAgainst' : 'breached', against);
  if (unknown.length > 0) {
    const isDate = unknown.some((name) => evidenceDates.some((date) => date === name));
    return verdict('unknown', isDate ? 'dateMissing' : 'factMissing', unknown);
  }
  const hasEnded = isBreached ? 'breached' : 'ended';
  const why = last === null && !isBreached ? neverOn(version, gaps) : hasEnded;
  const facts = why === 'historyGap' ? gaps : [];
  if (due === null) return verdict(version.due === null || isBreached ? 'missing' : 'due', why, facts);
  // A duty of the last day of the employment is missing once that day is over.
  if (due > dutyDay || (due === dutyDay && dutyDay === on)) return verdict('due', why, facts);
  return verdict(isOver, why, facts);
}

/** Why there is no proof and never was one. */
function neverOn({ proofs }: Requirement, gaps: LineState['gaps']): Reason {
  if (gaps.length > 0) return 'historyGap';
  return proofs.some((proof) => 'age' in proof) ? 'tooYoung' : 'neverProven';
}

/** The verdict on a line that applies. */
export function verdictOn(version: Requirement, state: LineState, context: Context): Verdict {
  const { due, lateness, isProven } = state;
  const { dutyDay, on } = context;
  const exempt = notOwed(version, state, context);
  if (exempt !== undefined) return exempt;
  if (!isProven) return open(version, state, context);
  const isEnding = dutyDay === on && due !== null && daysBetween(dutyDay, due) <= version.noticeDays;
  if (isEnding) return verdict('due', state.isBreached ? 'breached' : 'endsSoon');
  return lateness.length > 0 ? verdict('late', 'provenLate') : verdict('done', 'proven');
}
