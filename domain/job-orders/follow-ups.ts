import type { JobOrderEvent } from './events';

/** Work after a projected event of an order; each is safe to repeat. */
export interface JobOrderFollowUp {
  /** Find the time of the next wave, or invite the drivers of a wave. */
  readonly kind: 'planWave' | 'sendWave';
  readonly number: number;
}

/** The work to do after the event is projected. */
export function orderFollowUpsOf({ type, snapshot: { waves } }: JobOrderEvent): JobOrderFollowUp[] {
  if (waves === undefined) return [];
  const { planned, sending } = waves;
  if (type === 'waveStarted' && sending !== null) return [{ kind: 'sendWave', number: sending.number }];
  return planned !== null && planned.at === null ? [{ kind: 'planWave', number: planned.number }] : [];
}
