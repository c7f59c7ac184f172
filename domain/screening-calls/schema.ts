import { z } from 'zod';
import { callKinds } from '../driver-pipeline/missed-calls';
import { callTurns } from './turns';

/** Filters of the call list. */
export const CallFilters = z.object({
  turn: z.enum(callTurns).default('due'),
  kind: z.enum(callKinds).optional(),
  /** A member of operations, or `none`. */
  owner: z.union([z.uuid(), z.literal('none')]).optional(),
  /** Only scheduled calls; this instant, which may be in the future, separates calls that are due from later ones. */
  agreedBy: z.iso.datetime().optional(),
});
/** Filters of the call list. */
export type CallFilters = z.infer<typeof CallFilters>;

/** One driver to call. */
export const ScreeningCall = z
  .object({
    _id: z.uuid(),
    kind: z.enum(callKinds),
    name: z.string(),
    place: z.string(),
    phone: z.string().nullable(),
    /** The driver's time zone, to see whether it is a good time to call. */
    timeZone: z.string(),
    /** The time at which the call became or will become due. */
    callAt: z.iso.datetime(),
    isDue: z.boolean(),
    /** Unanswered calls, and the time of the last one. */
    tries: z.number().int(),
    lastTriedAt: z.iso.datetime().nullable(),
    enteredAt: z.iso.datetime(),
    targetDays: z.number().int(),
    snoozedUntil: z.iso.datetime().nullable(),
    owner: z.object({ _id: z.uuid(), name: z.string() }).nullable(),
  })
  .meta({ id: 'ScreeningCall' });
/** One driver to call. */
export type ScreeningCall = z.infer<typeof ScreeningCall>;

/** A page of calls, with the number of due and of later ones. */
export const ScreeningCallList = z
  .object({
    data: z.array(ScreeningCall),
    next: z.string().nullable(),
    counts: z.object({ due: z.number().int(), later: z.number().int() }),
  })
  .meta({ id: 'ScreeningCallList' });
/** A page of calls. */
export type ScreeningCallList = z.infer<typeof ScreeningCallList>;
