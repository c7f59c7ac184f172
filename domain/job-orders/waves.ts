import { isReached } from '../shared/durations';
import { isFilled } from './rules';
import type { AutopilotWaves, JobOrderState, PlannedWave } from './state';
import type { WaveStop } from './states';

/** The waves of an order whose autopilot is switched on for the first time. */
export const NO_WAVES: AutopilotWaves = { isPaused: false, planned: null, sending: null, last: null, lastOn: null };

/** Why autopilot sends nothing now; null if it may (docs/state-machines.md#autopilot). */
export function waveStop(state: JobOrderState): WaveStop | null {
  if (state.status !== 'active') return 'not_active';
  if (!state.autopilot) return 'off';
  if (state.waves?.isPaused === true) return 'paused';
  return isFilled(state) ? 'filled' : null;
}

/**
 * The state after a transition, with its next wave: one is planned while autopilot may send, and skipped as soon as it
 * may not.
 */
export function withNextWave(state: JobOrderState, at: string): JobOrderState {
  const { waves } = state;
  if (waves === undefined) return state;
  const stop = waveStop(state);
  const { planned, sending, last } = waves;
  if (stop !== null) {
    return planned === null ? state : { ...state, waves: { ...waves, ...skipped(planned.number, stop, at) } };
  }
  if (planned !== null || sending !== null) return state;
  const next: PlannedWave = { number: (last?.number ?? 0) + 1, at: null, until: null };
  return { ...state, waves: { ...waves, planned: next } };
}

type WaveChanges = Partial<AutopilotWaves>;

const skipped = (number: number, reason: WaveStop | 'missed', at: string): WaveChanges => ({
  planned: null,
  last: { number, status: 'skipped', reason, at, invited: 0, leftOut: 0 },
});

/** The facility's daytime in which a wave is sent: its first instant, and the one after its last. */
export interface WaveWindow {
  readonly at: string;
  readonly until: string;
}

/** The waves once the time of the planned one is known; null if that wave no longer waits for it. */
export function planWave({ waves }: JobOrderState, number: number, { at, until }: WaveWindow): AutopilotWaves | null {
  if (waves?.planned?.number !== number || waves.planned.at !== null) return null;
  return { ...waves, planned: { number, at, until } };
}

/** The planned wave whose time has come; null if none has. */
export function dueWave(state: JobOrderState, now: number): PlannedWave | null {
  const planned = state.waves?.planned ?? null;
  const at = planned?.at ?? null;
  return at !== null && isReached(at, now) ? planned : null;
}

/** A due wave starts within its daytime. After an outage that outlasted it, it is skipped. */
export function startWave(
  waves: AutopilotWaves,
  { number, until }: PlannedWave,
  at: string,
): { readonly type: 'waveStarted' | 'waveSkipped'; readonly reason: 'missed' | null; readonly waves: AutopilotWaves } {
  if (until !== null && isReached(until, Date.parse(at)))
    return { type: 'waveSkipped', reason: 'missed', waves: { ...waves, ...skipped(number, 'missed', at) } };
  return { type: 'waveStarted', reason: null, waves: { ...waves, planned: null, sending: { number, since: at } } };
}

/** The result of a wave: how many drivers were invited and left out, or why there was nobody to invite. */
export interface WaveResult {
  readonly number: number;
  readonly invited: number;
  readonly leftOut: number;
  readonly none: 'no_driver' | 'enough_invited' | null;
}

/** The waves after one is over; null if that wave is not being sent. */
export function endWave(
  { waves }: JobOrderState,
  { number, invited, leftOut, none }: WaveResult,
  at: string,
): { readonly type: 'waveSent' | 'waveSkipped'; readonly waves: AutopilotWaves } | null {
  if (waves?.sending?.number !== number) return null;
  const { since } = waves.sending;
  const status = none === null ? 'sent' : 'skipped';
  const last = { number, status, reason: none, at, invited, leftOut } as const;
  return {
    type: none === null ? 'waveSent' : 'waveSkipped',
    waves: { ...waves, sending: null, last, lastOn: since },
  };
}

/** An edit may move the order to a facility in another time zone, so the time of the next wave is decided again. */
export function waveAfterMove({ waves }: JobOrderState): { waves?: AutopilotWaves } {
  if (waves === undefined || waves.planned === null) return {};
  return { waves: { ...waves, planned: { number: waves.planned.number, at: null, until: null } } };
}
