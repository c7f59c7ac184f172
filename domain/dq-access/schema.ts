import { z } from 'zod';
import { actorKinds } from '../shared/actor';
import { LimitSkip } from '../shared/schema';
import { tooLong } from '../shared/too-long';
import { accessEndReasons, accessStates } from './states';
import { MAX_ACCESS_TEXT } from './terms';

/** The commands of a carrier's staff. */
export const carrierAccessActions = ['requestAccess', 'withdrawRequest', 'giveUpAccess'] as const;
/** One of {@link carrierAccessActions}. */
export type CarrierAccessAction = (typeof carrierAccessActions)[number];

/** The commands of the driver. */
export const driverAccessActions = ['grantAccess', 'rejectAccess', 'revokeAccess', 'extendAccess'] as const;

const text = z.string().trim().max(MAX_ACCESS_TEXT, tooLong()).default('');

/** The end of a request or a grant. */
export const FileAccessEnding = z
  .object({
    by: z.enum(actorKinds),
    /** Null if a person ended it. */
    reason: z.enum(accessEndReasons).nullable(),
    /** The driver's own words; null without any. */
    text: z.string().nullable(),
    at: z.iso.datetime(),
    /** Whether a grant ended; otherwise a request did. */
    wasGranted: z.boolean(),
  })
  .meta({ id: 'FileAccessEnding' });

const access = {
  _id: z.uuid(),
  state: z.enum(accessStates),
  since: z.iso.datetime(),
  /** The carrier's reason for the request; empty if it gave none. */
  reason: z.string(),
  requestedAt: z.iso.datetime(),
  /** When an unanswered request is rejected; null in other states. */
  expiresAt: z.iso.datetime().nullable(),
  /** The last day of the grant; null without one in force. */
  endsOn: z.iso.date().nullable(),
  ending: FileAccessEnding.nullable(),
};

/** A carrier's access to one driver's file, with what the caller may do. */
export const FileAccessView = z
  .object({
    ...access,
    /** Null before the first request. */
    _id: z.uuid().nullable(),
    state: z.enum(['none', ...accessStates]),
    since: z.iso.datetime().nullable(),
    reason: z.string().nullable(),
    requestedAt: z.iso.datetime().nullable(),
    requestedBy: z.string().nullable(),
    /** An employment of this carrier lasts: the law makes it keep the file. */
    isByLaw: z.boolean(),
    /** The commands that the caller may send now. */
    actions: z.array(z.enum(carrierAccessActions)),
    /** Commands that are possible in this state, but refused, with the reason. */
    refusals: z.array(z.object({ action: z.enum(carrierAccessActions), code: z.string() })),
  })
  .meta({ id: 'FileAccessView' });
/** A carrier's access to one driver's file. */
export type FileAccessView = z.infer<typeof FileAccessView>;

/** Filters of a carrier's accesses. */
export const DqAccessQuery = LimitSkip.extend({ state: z.enum(accessStates).optional() });
/** Filters of a carrier's accesses. */
export type DqAccessQuery = z.infer<typeof DqAccessQuery>;

/** Requests a driver's file. The page requires a reason; other clients may leave it out. */
export const RequestAccessBody = z
  .object({ organizationId: z.uuid(), driverId: z.uuid(), reason: text })
  .meta({ id: 'RequestAccessBody' });
/** Requests a driver's file. */
export type RequestAccessBody = z.infer<typeof RequestAccessBody>;

/** Grants access until a last day; without one, 12 months from today. */
export const GrantAccessBody = z.object({ endsOn: z.iso.date().optional() }).meta({ id: 'GrantAccessBody' });
/** Moves the last day of a grant, both ways. */
export const ExtendAccessBody = z.object({ endsOn: z.iso.date() }).meta({ id: 'ExtendAccessBody' });
/** Rejects a request or revokes a grant, with an optional text for the carrier. */
export const RefuseAccessBody = z.object({ text }).meta({ id: 'RefuseAccessBody' });

/** A carrier's request or access as the driver sees it. */
export const OwnAccess = z
  .object({
    ...access,
    carrier: z.string(),
    dotNumber: z.number().int().nullable(),
    /** The carrier is deactivated: nobody there can answer. */
    isCarrierPaused: z.boolean(),
    isByLaw: z.boolean(),
    actions: z.array(z.enum(driverAccessActions)),
  })
  .meta({ id: 'OwnAccess' });
/** A carrier's request or access as the driver sees it. */
export type OwnAccess = z.infer<typeof OwnAccess>;

/** The carriers that requested the driver's file, open ones first. */
export const OwnAccesses = z
  .object({
    data: z.array(OwnAccess),
    /** Carriers that keep access by law, because an employment lasts; its last day once it is known. */
    byLaw: z.array(z.object({ carrier: z.string(), lastDay: z.iso.date().nullable() })),
    /** Carriers at which every employment has ended: they keep its records, without access to the file. */
    kept: z.array(z.string()),
    /** The last day that a grant has by default, and the latest possible one. */
    defaultEndsOn: z.iso.date(),
    lastEndsOn: z.iso.date(),
    today: z.iso.date(),
  })
  .meta({ id: 'OwnAccesses' });
/** The carriers that requested the driver's file. */
export type OwnAccesses = z.infer<typeof OwnAccesses>;
