import type { RequestKind } from './states';

/**
 * The origin of a round: the carrier found the driver in the search or on its bench, autopilot invited the driver, or
 * the driver applied.
 */
export const candidacySources = ['search', 'autopilot', 'bench', 'application'] as const;
/** One of {@link candidacySources}. */
export type CandidacySource = (typeof candidacySources)[number];

/** The origins that a member of the carrier's staff can state with an invitation. */
export const inviteSources = ['search', 'bench'] as const satisfies readonly CandidacySource[];
/** One of {@link inviteSources}. */
export type InviteSource = (typeof inviteSources)[number];

/** The origin of a round whose first contact does not state one. */
export const defaultSource = (kind: RequestKind): CandidacySource => (kind === 'REQUEST' ? 'application' : 'search');
