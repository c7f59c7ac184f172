import { z } from 'zod';
import { closeReasons } from '../candidacies/states';
import { DriverSummary, FitLine } from '../drivers/schema';
import { waveSkips, waveStatuses, waveStops } from '../job-orders/states';
import { MatchCost } from '../purchases/schema';
import { CandidacyBrief } from '../shared/candidacy-brief/schema';
import { leftOutReasons, waveAnswers, waveOutcomes } from './reasons';

/** Body of the autopilot switch; the id, if given, must be the order's. */
export const AutopilotBody = z
  .object({ _id: z.uuid().optional(), autoPilotActivated: z.boolean() })
  .meta({ id: 'AutopilotBody' });
/** Body of pausing and resuming autopilot. */
export const AutopilotPauseBody = z.object({ isPaused: z.boolean() }).meta({ id: 'AutopilotPauseBody' });

const places = {
  /** Seats without a hire. */
  openSeats: z.number().int(),
  /** Invitations without an answer, and drivers from review to interview. */
  candidates: z.number().int(),
  /** The number of drivers that a wave may invite now. */
  room: z.number().int(),
  /** Time zone of the facility, in whose daytime waves are sent. */
  timeZone: z.string(),
};

/** The autopilot of an order. */
export const AutopilotView = z
  .object({
    orderId: z.uuid(),
    isOn: z.boolean(),
    isPaused: z.boolean(),
    /** Why nothing is sent now; null if the next wave is planned. */
    stop: z.enum(waveStops).nullable(),
    /** The next wave; its time is null for the moment in which it is being planned. */
    next: z.object({ number: z.number().int(), at: z.iso.datetime().nullable() }).nullable(),
    ...places,
    /** Why nobody can be invited whatever the waves do: the carrier's agreement is not in force. */
    refusal: z.enum(['agreement-not-accepted']).nullable(),
    /** Whether the caller may switch, pause and resume. */
    mayChange: z.boolean(),
  })
  .meta({ id: 'AutopilotView' });
/** The autopilot of an order. */
export type AutopilotView = z.infer<typeof AutopilotView>;

/** One wave of invitations. */
export const AutopilotWave = z
  .object({
    number: z.number().int(),
    status: z.enum(waveStatuses),
    plannedAt: z.iso.datetime().nullable(),
    startedAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
    skipReason: z.enum(waveSkips).nullable(),
    invited: z.number().int(),
    leftOut: z.number().int(),
  })
  .meta({ id: 'AutopilotWave' });
/** One wave of invitations. */
export type AutopilotWave = z.infer<typeof AutopilotWave>;

/** A page of an order's waves, newest first. */
export const AutopilotWaves = z
  .object({ data: z.array(AutopilotWave), count: z.number().int() })
  .meta({ id: 'AutopilotWaves' });

const compared = {
  driver: DriverSummary,
  distanceMiles: z.number().int(),
  fit: z.array(FitLine),
  /** The number of criteria that the driver misses narrowly. */
  nearMisses: z.number().int(),
};

/** A driver of a wave: why the driver was chosen, what the wave did, and the answer. */
export const WaveDriver = z
  .object({
    rank: z.number().int(),
    ...compared,
    /** Ready for dispatch when the wave chose its drivers. */
    wasReady: z.boolean(),
    outcome: z.enum(waveOutcomes),
    leftOutReason: z.enum(leftOutReasons).nullable(),
    decidedAt: z.iso.datetime().nullable(),
    /** The event that ended the wait for an answer; null while the invitation is open. */
    answer: z
      .object({ type: z.enum(waveAnswers), at: z.iso.datetime(), reason: z.enum(closeReasons).nullable() })
      .nullable(),
    candidacy: CandidacyBrief.nullable(),
  })
  .meta({ id: 'WaveDriver' });
/** A driver of a wave. */
export type WaveDriver = z.infer<typeof WaveDriver>;

/** The drivers of a wave, best first. */
export const WaveDrivers = z.object({ data: z.array(WaveDriver) }).meta({ id: 'WaveDrivers' });

/** A driver whom autopilot would invite. */
export const PreviewDriver = z.object({ rank: z.number().int(), ...compared }).meta({ id: 'PreviewDriver' });
/** A driver whom autopilot would invite. */
export type PreviewDriver = z.infer<typeof PreviewDriver>;

/** A driver near the facility whom autopilot would leave out. */
export const LeftOutDriver = z.object({ ...compared, reason: z.enum(leftOutReasons) }).meta({ id: 'LeftOutDriver' });
/** A driver near the facility whom autopilot would leave out. */
export type LeftOutDriver = z.infer<typeof LeftOutDriver>;

/** A dry run: the drivers of the next waves, and those left out. Nothing is stored or sent. */
export const AutopilotPreview = z
  .object({
    ...places,
    /** The first wave as it would be sent now, without drivers if there is no room; later ones invite as many drivers as places have opened by then. */
    waves: z.array(z.object({ at: z.iso.datetime(), drivers: z.array(PreviewDriver) })),
    /** The number of drivers who may be invited, in all waves. */
    matching: z.number().int(),
    /** The nearest of the drivers left out. */
    leftOut: z.array(LeftOutDriver),
    leftOutCounts: z.array(z.object({ reason: z.enum(leftOutReasons), count: z.number().int() })),
    /** The cost of the first wave if all of its drivers enter review. */
    cost: MatchCost,
    /** There are more drivers within the radius than are compared. */
    isCapped: z.boolean(),
  })
  .meta({ id: 'AutopilotPreview' });
/** A dry run of autopilot. */
export type AutopilotPreview = z.infer<typeof AutopilotPreview>;
