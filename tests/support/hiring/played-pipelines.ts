import type { Db } from '#db/handle';
import { projectDriverPipeline, type DriverPipelineBatch } from '#db/projections/project-driver-pipeline';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import { exitReasons } from '#domain/driver-pipeline/reasons';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { movesFrom } from '#domain/driver-pipeline/stage-moves';
import { isExit } from '#domain/drivers/stages';
import { DAY_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import { Random } from '../../../scripts/seed/random';
import { PipelineHistory } from '../../domain/driver-pipeline/pipeline-history';
import { testSealer } from '../api';
import { aNewDriver } from './live-pipeline';

const telling = { sealer: testSealer, publicUrl: 'http://127.0.0.1:8080' };

/** Writes what was played as the workers would. */
export async function projectHistory(
  db: Db,
  driverId: string,
  { transitions }: Pick<PipelineHistory, 'transitions'>,
): Promise<void> {
  const events = transitions.map(({ actor, ...transition }, index) => ({
    ...transition,
    actor: { ...actor, userId: null },
    updateId: `${driverId}/${String(index)}`,
    snapshot: withoutFiles({ ...transition.snapshot, driverId }),
  }));
  const batch: DriverPipelineBatch = { workflowId: driverPipelineWorkflowId(driverId), runId: newId(), events };
  await projectDriverPipeline(db, telling, batch);
}

/** What was sent has no files behind it: as if it was taken over from earlier records. */
function withoutFiles({ sent: _sent, ...state }: DriverPipelineState): DriverPipelineState {
  const documents = Object.entries(state.documents).map(([kind, { status }]) => [kind, { status, fileId: null }]);
  return { ...state, documents: Object.fromEntries(documents) as DriverPipelineState['documents'] };
}

export interface PlayedWorld {
  readonly seed: number;
  readonly drivers: number;
  readonly owners: readonly string[];
  /** The last moment of what is played. */
  readonly now: number;
  /** How long before it the first driver signs up. */
  readonly days: number;
  /** How likely a step is the last one, since the driver is erased. */
  readonly erasing?: number;
}

/** Drivers whose ways are left to chance, within the rules: on, back, out, and in again. */
export async function playWorld(db: Db, world: PlayedWorld): Promise<void> {
  for (let index = 0; index < world.drivers; index += 1) {
    const driverId = await aNewDriver(db);
    await projectHistory(db, driverId, aWay(Random.of(world.seed, 'way', index), world));
  }
}

function aWay(random: Random, { owners, now, days, erasing = 0 }: PlayedWorld): PipelineHistory {
  const history = new PipelineHistory();
  history.now = now - random.between(0.1, days) * DAY_MS;
  const ownerId = random.chance(0.1) ? null : random.pick(owners);
  history.give('signUp', { driverId: 'driver', ownerId });
  const starts = [(): unknown => answer(history, random), () => history.toCertified(), () => history.toInterview()];
  random.weighted([
    [starts[0], 6],
    [starts[1], 2],
    [starts[2], 2],
  ])?.();
  for (;;) {
    const wait = random.between(0.01, 12);
    if (history.now + wait * DAY_MS > now) return history;
    history.pass(wait);
    if (random.chance(erasing)) history.give('erase', {});
    step(history, random, owners);
  }
}

function answer(history: PipelineHistory, random: Random): void {
  history.give('confirmContact', { contact: 'email' });
  history.give('preQualify', { answer: random.pick(['qualified', 'qualified', 'qualified', 'underage', 'no_cdl']) });
}

function step(history: PipelineHistory, random: Random, owners: readonly string[]): void {
  const { stage } = history.state;
  if (random.chance(0.15)) history.give('assignOwner', { ownerId: random.pick(owners) });
  else if (random.chance(0.1)) history.give('setAvailability', { isAvailable: random.chance(0.7) });
  else if (stage === 'Interview' && random.chance(0.6)) {
    const outcome = random.pick(['pass', 'pass', 'fail', 'not_now'] as const);
    history.give('recordCall', { outcome, noteId: null, contactAgainAt: null });
  } else {
    const onwards = movesFrom(stage).filter((one) => !isExit(one));
    const to = random.pick(onwards.length > 0 && random.chance(0.7) ? onwards : movesFrom(stage));
    history.move(to, { reason: isExit(to) ? random.pick(exitReasons) : null });
  }
}
