import { exitReasons } from '#domain/driver-pipeline/reasons';
import { movesFrom } from '#domain/driver-pipeline/stage-moves';
import { isExit } from '#domain/driver-pipeline/stages';
import { DAY_MS } from '#domain/shared/durations';
import type { Random } from '../../../demo/random';
import { PipelineHistory } from '../../domain/driver-pipeline/pipeline-history';

/** The random choices and their limits. */
export interface SimulatedWorld {
  readonly seed: number;
  readonly drivers: number;
  readonly owners: readonly string[];
  /** The end of the generated time. */
  readonly now: number;
  /** The time between the first sign-up and the end. */
  readonly days: number;
  /** The probability that the driver is erased after a step. */
  readonly erasing?: number;
}

/** One driver's random path within the rules: forward, back, out, and in again. */
export function aDriverPath(random: Random, { owners, now, days, erasing = 0 }: SimulatedWorld): PipelineHistory {
  const history = new PipelineHistory();
  history.now = now - random.between(0.1, days) * DAY_MS;
  const ownerId = random.chance(0.1) ? null : random.pick(owners);
  history.send('signUp', { driverId: 'driver', ownerId });
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
    if (random.chance(erasing)) history.send('erase', {});
    step(history, random, owners);
  }
}

function answer(history: PipelineHistory, random: Random): void {
  history.send('confirmContact', { contact: 'email' });
  history.send('preQualify', { answer: random.pick(['qualified', 'qualified', 'qualified', 'underage', 'no_cdl']) });
}

function step(history: PipelineHistory, random: Random, owners: readonly string[]): void {
  const { stage } = history.state;
  if (random.chance(0.15)) history.send('assignOwner', { ownerId: random.pick(owners) });
  else if (random.chance(0.1)) history.send('setAvailability', { isAvailable: random.chance(0.7) });
  else if (stage === 'Interview' && random.chance(0.6)) {
    const outcome = random.pick(['pass', 'pass', 'fail', 'not_now'] as const);
    history.send('recordCall', { outcome, noteId: null, contactAgainAt: null });
  } else {
    const onwards = movesFrom(stage).filter((item) => !isExit(item));
    const to = random.pick(onwards.length > 0 && random.chance(0.7) ? onwards : movesFrom(stage));
    history.move(to, { reason: isExit(to) ? random.pick(exitReasons) : null });
  }
}
