import { fits } from '../drivers/fit';
import type { FitResult } from '../drivers/fit-facts';
import { compareMatches, missesOf, type Rankable } from '../drivers/ranking';
import type { ActorKind } from '../shared/actor';
import type { CandidacyStateName } from '../shared/candidacy-states';
import type { LeftOutReason } from './reasons';

/** Autopilot keeps this many candidates for each open seat: live invitations, and candidates from review to interview. */
export const CANDIDATES_PER_SEAT = 3;
/** The most drivers that one wave invites. */
export const MAX_WAVE_DRIVERS = 30;
/** The distance from the facility within which autopilot invites, in miles; the largest radius of the search. */
export const AUTOPILOT_MILES = 100;

/** The number of drivers that the next wave may invite. */
export function roomFor({ openSeats, live }: { openSeats: number; live: number }): number {
  return Math.min(MAX_WAVE_DRIVERS, Math.max(0, openSeats * CANDIDATES_PER_SEAT - live));
}

/** The driver's earlier or current candidacy on the order. */
export interface EarlierCandidacy {
  readonly state: CandidacyStateName;
  readonly endedBy: ActorKind | null;
}

/** A driver near the facility whom carriers can find, as autopilot compares them. */
export interface AutopilotCandidate {
  readonly driverId: string;
  readonly distanceMiles: number;
  readonly fit: readonly FitResult[];
  readonly isReadyForDispatch: boolean;
  readonly isHired: boolean;
  readonly candidacy: EarlierCandidacy | null;
}

/** Why a candidacy on the order keeps autopilot from inviting the driver: each driver is invited at most once. */
export function earlierReason({ state, endedBy }: EarlierCandidacy): LeftOutReason {
  if (state !== 'closed') return state === 'hired' || state === 'ended' ? 'hired' : 'candidate';
  if (endedBy === 'driver') return 'declined';
  return endedBy === 'fleet' ? 'passed' : 'invited_before';
}

/** Why autopilot does not invite the driver; null if it may. */
export function leaveOut({ fit, isHired, candidacy }: Omit<AutopilotCandidate, 'driverId'>): LeftOutReason | null {
  if (candidacy !== null) return earlierReason(candidacy);
  if (isHired) return 'hired';
  return fits(fit) ? null : 'no_match';
}

/** The criteria that the driver misses narrowly. */
export const nearMisses = (fit: readonly FitResult[]): number => missesOf(fit).near;

const rankableOf = ({ fit, ...driver }: AutopilotCandidate): Rankable => ({ ...driver, ...missesOf(fit) });

/** Best first, as the driver search sorts by match. */
export const compareCandidates = (one: AutopilotCandidate, other: AutopilotCandidate): number =>
  compareMatches(rankableOf(one), rankableOf(other));

/** The drivers whom autopilot may invite, best first, and the others with the reason. */
export function rankCandidates<Candidate extends AutopilotCandidate>(
  candidates: readonly Candidate[],
): { ranked: Candidate[]; leftOut: { candidate: Candidate; reason: LeftOutReason }[] } {
  const judged = candidates.map((candidate) => ({ candidate, reason: leaveOut(candidate) }));
  return {
    ranked: judged
      .filter(({ reason }) => reason === null)
      .map(({ candidate }) => candidate)
      .sort(compareCandidates),
    leftOut: judged.flatMap(({ candidate, reason }) => (reason === null ? [] : [{ candidate, reason }])),
  };
}
