import { z } from 'zod';
import { callKinds } from '../driver-pipeline/missed-calls';

/** Which calls are listed: those to make now, or those agreed for later. */
export const callTurns = ['due', 'later'] as const;
/** One of {@link callTurns}. */
export type CallTurn = (typeof callTurns)[number];

/** What the list of calls is narrowed by. */
export const CallFilters = z.object({
  turn: z.enum(callTurns).default('due'),
  kind: z.enum(callKinds).optional(),
  /** A member of operations, or `none`. */
  owner: z.union([z.uuid(), z.literal('none')]).optional(),
  /** Only calls that were agreed on; this instant, which may lie ahead, then parts those due from those for later. */
  agreedBy: z.iso.datetime().optional(),
});
/** What the list of calls is narrowed by. */
export type CallFilters = z.infer<typeof CallFilters>;

/** One driver who is to be called. */
export const ScreeningCall = z
  .object({
    _id: z.uuid(),
    kind: z.enum(callKinds),
    name: z.string(),
    place: z.string(),
    phone: z.string().nullable(),
    /** Where he lives: his clock says whether it is a good time. */
    timeZone: z.string(),
    /** Since when he is to be called, or when he is called again. */
    callAt: z.iso.datetime(),
    isDue: z.boolean(),
    /** Calls that nobody answered, and when the last one was. */
    tries: z.number().int(),
    lastTriedAt: z.iso.datetime().nullable(),
    enteredAt: z.iso.datetime(),
    targetDays: z.number().int(),
    snoozedUntil: z.iso.datetime().nullable(),
    owner: z.object({ _id: z.uuid(), name: z.string() }).nullable(),
  })
  .meta({ id: 'ScreeningCall' });
/** One driver who is to be called. */
export type ScreeningCall = z.infer<typeof ScreeningCall>;

/** A page of calls, with how many are due and how many later. */
export const ScreeningCallList = z
  .object({
    data: z.array(ScreeningCall),
    next: z.string().nullable(),
    counts: z.object({ due: z.number().int(), later: z.number().int() }),
  })
  .meta({ id: 'ScreeningCallList' });
/** A page of calls. */
export type ScreeningCallList = z.infer<typeof ScreeningCallList>;
