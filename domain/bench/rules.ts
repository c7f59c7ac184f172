import type { ProblemCode } from '../problems';
import type { ActorKind } from '../shared/actor';
import { DAY_MS, instantAfter } from '../shared/durations';
import { BENCH_REVIEW_DAYS, type BenchCommand, benchCommands, benchMoves, type BenchStatus } from './states';

/** The facts that decide whether a command on a bench entry is allowed. */
export interface BenchFacts {
  /** Null if the driver was never on this carrier's bench. */
  readonly status: BenchStatus | null;
  readonly actor: ActorKind;
  /** The actor's position is HR or SAFETY. */
  readonly isSafety: boolean;
  /** The carrier has access to the driver's file, which a review requires. */
  readonly hasFileAccess: boolean;
}

/** Why the command is refused, or undefined (docs/state-machines.md#bench). */
export function checkBenchCommand(command: BenchCommand, facts: BenchFacts): ProblemCode | undefined {
  const { from, who, safetyOnly } = benchMoves[command];
  const { status, actor, isSafety, hasFileAccess } = facts;
  if (!who.includes(actor)) return 'bench-move-not-allowed';
  if (safetyOnly === true && !isSafety) return 'safety-approval-needed';
  if (!from.includes(status ?? 'none')) return command === 'add' ? 'bench-entry-exists' : 'bench-move-not-allowed';
  return safetyOnly === true && !hasFileAccess ? 'access-not-granted' : undefined;
}

/** The facts that decide whether a carrier may add a driver to its bench. */
export interface BenchDriverFacts {
  /** Carriers can find the driver: in a searchable stage, and available. */
  readonly isFindable: boolean;
  /** The driver exited the pipeline, or does not exist. */
  readonly hasLeft: boolean;
  /** The driver is or was a candidate of this carrier. */
  readonly isKnown: boolean;
}

/** A carrier adds drivers whom it can find, or who were its candidates; others are refused whether or not they exist. */
export const checkBenchDriver = ({ isFindable, hasLeft, isKnown }: BenchDriverFacts): ProblemCode | undefined =>
  isFindable || (isKnown && !hasLeft) ? undefined : 'driver-not-searchable';

/** When the review of an entry is due; null in other statuses. */
export const benchDueAt = (status: BenchStatus, since: string): string | null =>
  status === 'requested' ? instantAfter(since, BENCH_REVIEW_DAYS * DAY_MS) : null;

/** The commands that a caller may send on an entry now, and those that are refused, with the reason. */
export interface BenchOffer {
  readonly actions: BenchCommand[];
  readonly refusals: { readonly action: BenchCommand; readonly code: ProblemCode }[];
}

/** The commands on an entry for a carrier's staff, without those that its status rules out. */
export function benchOffer(
  facts: Omit<BenchFacts, 'actor' | 'status'> & { readonly status: BenchStatus; readonly mayAct: boolean },
): BenchOffer {
  const possible = benchCommands.filter((command) => benchMoves[command].from.includes(facts.status));
  const judged = possible.map((action) => ({ action, code: refusalOf(action, facts) }));
  return {
    actions: judged.filter(({ code }) => code === undefined).map(({ action }) => action),
    refusals: judged.flatMap(({ action, code }) => (code === undefined ? [] : [{ action, code }])),
  };
}

function refusalOf(
  command: BenchCommand,
  { mayAct, ...facts }: Omit<BenchFacts, 'actor'> & { readonly mayAct: boolean },
): ProblemCode | undefined {
  return mayAct ? checkBenchCommand(command, { ...facts, actor: 'fleet' }) : 'forbidden';
}
