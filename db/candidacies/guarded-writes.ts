import type { Db, Transaction } from '#db/core/handle';
import { isViolationOf } from '#db/core/violations';
import type { RoundOpeningInput, TransitionGuard } from '#domain/candidacies/activities';
import { decideCommand } from '#domain/candidacies/decide';
import type { CandidacyEvent } from '#domain/candidacies/events';
import type { CandidacyState } from '#domain/candidacies/state';
import { ProblemError } from '#domain/problems';
import { requireCarrierInForce } from '../agreements/require-agreement';
import { findStoredEvent } from '../core/workflow-events';
import { requireScorecard } from '../scorecards/require-scorecard';
import { requireHireable } from './driver-hires';
import { requireEntry } from './entry';
import { type CandidacyBatch, writeCandidacy } from './projection';
import { readRoundFacts } from './round-facts';

/** The constraint that refuses a transition, by guard; the order's row lock guards `entry`. */
const refusedBy = {
  interviews_no_overlap: 'interview-overlaps',
  interviews_interviewer_no_overlap: 'interviewer-busy',
  driver_hires_one_live: 'driver-already-hired',
} as const;

interface GuardedBatch extends CandidacyBatch {
  readonly guard: TransitionGuard;
  /** The transaction must commit before this time, because the next attempt may start then. */
  readonly endsAt: number;
}

/** Writes events of which the last depends on a fact outside the candidacy, or throws why not and writes nothing. */
export async function writeGuarded(db: Db, { guard, endsAt, ...batch }: GuardedBatch): Promise<void> {
  const event = batch.events.at(-1);
  if (event === undefined) return;
  await guarded(db, endsAt, async (trx) => {
    const stored = await findStoredEvent<CandidacyState>(trx, batch.workflowId, event);
    if (stored === undefined) await requireFact(trx, guard, event);
    await writeCandidacy(trx, batch);
  });
}

async function requireFact(
  trx: Transaction,
  guard: TransitionGuard,
  { actor, at, snapshot }: CandidacyEvent,
): Promise<void> {
  if (guard === 'entry') await requireEntry(trx, { ...snapshot, by: actor.kind === 'driver' ? 'request' : 'invite' });
  if (guard === 'review') await requireCarrierInForce(trx, snapshot.organizationId);
  if (guard === 'hire') {
    await requireHireable(trx, snapshot, new Date(at));
    await requireScorecard(trx, snapshot);
  }
}

interface RoundBatch extends CandidacyBatch {
  readonly roundOpening: RoundOpeningInput;
  readonly endsAt: number;
}

/** Opens a round on its order: decides the command with the order's terms, and writes and returns its event. */
export async function openRound(db: Db, { roundOpening, endsAt, ...batch }: RoundBatch): Promise<CandidacyEvent> {
  return guarded(db, endsAt, async (trx) => {
    const seq = roundOpening.state.seq + 1;
    const cause = { seq, updateId: roundOpening.updateId };
    const stored = await findStoredEvent<CandidacyState>(trx, batch.workflowId, cause);
    const event = (stored as CandidacyEvent | undefined) ?? (await decideOpening(trx, roundOpening));
    await writeCandidacy(trx, { ...batch, events: [...batch.events, event] });
    return event;
  });
}

async function decideOpening(
  trx: Transaction,
  { state, name, command, updateId, now }: RoundOpeningInput,
): Promise<CandidacyEvent> {
  const { orderId, driverId } = state;
  await requireEntry(trx, { orderId, driverId, by: name });
  const facts = await readRoundFacts(trx, orderId, driverId);
  const decision = decideCommand({ ...state, ...facts }, { name, command }, now);
  if ('refused' in decision) throw new ProblemError(decision.refused.code, decision.refused.params);
  return { ...decision.accepted, updateId };
}

/**
 * An attempt that is still running when the next one starts must not commit: if that one is refused, the workflow gives
 * the event's number to another event.
 */
async function guarded<Result>(db: Db, endsAt: number, work: (trx: Transaction) => Promise<Result>): Promise<Result> {
  try {
    return await db.transaction(async (trx) => {
      const result = await work(trx);
      if (Date.now() > endsAt) throw new Error('The transaction took too long');
      return result;
    });
  } catch (error) {
    for (const [constraint, code] of Object.entries(refusedBy)) {
      if (isViolationOf(error, constraint)) throw new ProblemError(code);
    }
    throw error;
  }
}
