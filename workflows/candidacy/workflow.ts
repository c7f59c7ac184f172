import { continueAsNew, patched, setHandler } from '@temporalio/workflow';
import type { CandidacyCommandName, CandidacyCommands } from '#domain/candidacies/commands';
import { type CandidacyFact, decideFact } from '#domain/candidacies/facts';
import { decideFileCheck, withFileSeq } from '#domain/candidacies/file-check';
import { decideProofs, withProofsSeq } from '#domain/candidacies/lapse';
import { decidePause } from '#domain/candidacies/pause';
import { checkCommand } from '#domain/candidacies/rules';
import { emptyCandidacy, isOnAssignment } from '#domain/candidacies/state-table';
import { Lock } from '../entity/lock';
import { organizationPaused, renew, reproject } from '../entity/messages';
import { type CandidacyEntity, createCandidacyEntity, decide } from './candidacy-entity';
import { hire } from './hire';
import { setInterviewTime } from './interview';
import {
  type CandidacyInput,
  candidacyUpdates,
  candidacyView,
  driverNotAvailable,
  driverProofsChanged,
  hiredElsewhere,
  hiredFileChecked,
  orderEnded,
} from './messages';
import { moveToReview } from './review';
import { openRound } from './round';

/**
 * The hiring flow of one driver on one order, round after round, until the order is over
 * (docs/state-machines.md#candidacies).
 */
export async function candidacy(input: CandidacyInput): Promise<void> {
  const entity = createCandidacyEntity('checkpoint' in input ? input.checkpoint : { state: emptyCandidacy(input) });
  registerCommands(entity);
  handleSignals(entity);
  setHandler(candidacyView, () => ({ seq: entity.state.seq, state: entity.state }));
  setHandler(reproject, () => entity.projections.repeatLast());
  setHandler(renew, () => entity.requestContinueAsNew());
  const checkpoint = await entity.run();
  if (checkpoint !== null) await continueAsNew<typeof candidacy>({ checkpoint });
}

type Handlers = {
  readonly [N in CandidacyCommandName]?: (command: CandidacyCommands[N], updateId: string) => Promise<void>;
};

function registerCommands(entity: CandidacyEntity): void {
  const lock = new Lock();
  // These wait for an activity before they decide; every other command decides on the state alone.
  const withActivity: Handlers = {
    invite: (command, updateId) => openRound(entity, lock, { name: 'invite', command, updateId }),
    request: (command, updateId) => openRound(entity, lock, { name: 'request', command, updateId }),
    moveToReview: (command, updateId) => moveToReview(entity, lock, { command, updateId }),
    scheduleInterview: (command, updateId) =>
      setInterviewTime(entity, lock, { name: 'scheduleInterview', command, updateId }),
    pickInterviewTime: (command, updateId) =>
      setInterviewTime(entity, lock, { name: 'pickInterviewTime', command, updateId }),
    rescheduleInterview: (command, updateId) =>
      setInterviewTime(entity, lock, { name: 'rescheduleInterview', command, updateId }),
    confirmProposal: (command, updateId) =>
      setInterviewTime(entity, lock, { name: 'confirmProposal', command, updateId }),
    hire: (command, updateId) => hire(entity, lock, { command, updateId }),
  };
  const names = Object.keys(candidacyUpdates) as CandidacyCommandName[];
  for (const name of names) registerCommand(entity, name, withActivity);
}

function registerCommand<N extends CandidacyCommandName>(
  entity: CandidacyEntity,
  name: N,
  withActivity: Handlers,
): void {
  const decideAndRecord = (command: CandidacyCommands[N], updateId: string) =>
    entity.record(decide(entity.state, { name, command }), updateId);
  const execute = withActivity[name] ?? decideAndRecord;
  entity.registerCommand(candidacyUpdates[name], {
    validate: (command) => checkCommand(entity.state, { name, command }, Date.now()),
    execute,
  });
}

function handleSignals(entity: CandidacyEntity): void {
  const handleFact = async (fact: CandidacyFact): Promise<void> => {
    await entity.settled();
    if (fact.type === 'orderEnded') entity.state = { ...entity.state, orderOver: true };
    const transition = decideFact(entity.state, fact, Date.now());
    if (transition !== null) entity.record(transition, fact.reason);
  };
  setHandler(organizationPaused, async (isPaused) => {
    await entity.settled();
    const transition = decidePause(entity.state, { isPaused, now: Date.now() });
    if (transition !== null) entity.record(transition, `${transition.type}@${transition.at}`);
  });
  setHandler(driverProofsChanged, async (fact) => {
    await entity.settled();
    const transition = decideProofs(entity.state, fact, Date.now());
    if (transition === null) entity.state = withProofsSeq(entity.state, fact);
    else entity.record(transition, `${transition.type}/${String(fact.seq)}`);
  });
  setHandler(hiredFileChecked, async (check) => {
    await entity.settled();
    // Before, a check after the start changed nothing.
    if (isOnAssignment(entity.state) && !patched('file-checks-at-work')) return;
    const transition = decideFileCheck(entity.state, check, Date.now());
    if (transition === null) entity.state = withFileSeq(entity.state, check);
    else entity.record(transition, `${transition.type}/${String(check.seq)}`);
  });
  setHandler(orderEnded, (fact) => handleFact({ type: 'orderEnded', ...fact }));
  setHandler(hiredElsewhere, () => handleFact({ type: 'hiredElsewhere', reason: 'hired_elsewhere' }));
  setHandler(driverNotAvailable, () => handleFact({ type: 'driverNotAvailable', reason: 'driver_not_available' }));
}
