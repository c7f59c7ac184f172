/** Job-order statuses (docs/state-machines.md#job-orders). */
export const orderStatuses = ['pending', 'active', 'past', 'deleted'] as const;
/** One of {@link orderStatuses}. */
export type OrderStatus = (typeof orderStatuses)[number];

/** Approval statuses (docs/state-machines.md#job-orders). */
export const approvalStatuses = ['pending', 'approved', 'rejected'] as const;
/** One of {@link approvalStatuses}. */
export type ApprovalStatus = (typeof approvalStatuses)[number];

/** Why an order is past: it was canceled, its end date came, or all its seats were used up. */
export const pastReasons = ['cancelled', 'ended', 'filled'] as const;
/** One of {@link pastReasons}. */
export type PastReason = (typeof pastReasons)[number];

/** The reason of the event that ends an order with the carrier's agreement. */
export const AGREEMENT_ENDED = 'agreementEnded';

/** Statuses of a wave of autopilot's invitations (docs/state-machines.md#autopilot). */
export const waveStatuses = ['planned', 'sending', 'sent', 'skipped'] as const;
/** One of {@link waveStatuses}. */
export type WaveStatus = (typeof waveStatuses)[number];

/** Why autopilot sends nothing: the order is not active, autopilot is off or paused, or all seats are taken. */
export const waveStops = ['not_active', 'off', 'paused', 'filled'] as const;
/** One of {@link waveStops}. */
export type WaveStop = (typeof waveStops)[number];

/** Why a wave was skipped; `missed`: the service was not running during the facility's daytime. */
export const waveSkips = [...waveStops, 'missed', 'no_driver', 'enough_invited'] as const;
/** One of {@link waveSkips}. */
export type WaveSkip = (typeof waveSkips)[number];
