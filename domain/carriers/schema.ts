import { z } from 'zod';
import { CompanyName, EmailAddress, PersonName, TypedPhone } from '../accounts/fields/schema';
import { positions } from '../accounts/roles';
import { ReportTimeZone } from '../accounts/schema';
import { usStateCodes } from '../places/us-states';
import { storedZip, ZIP } from '../places/zip';
import { LimitSkip } from '../shared/schema';
import { tooLong } from '../shared/too-long';
import { storedDotNumber } from './dot-number';
import { applicationStatuses } from './statuses';

const REQUIRED = 'This field is required';
const MAX_DOT_NUMBER = 8;
const contact = { firstName: PersonName, lastName: PersonName, email: EmailAddress };

/** The sign-up form of a carrier, with its contact person (docs/requirements.md#carriers). */
export const FleetSignUp = z
  .object({
    mcdotNumber: z
      .string({ error: REQUIRED })
      .overwrite(storedDotNumber)
      .min(1, { error: REQUIRED })
      .max(MAX_DOT_NUMBER, tooLong('MCDOT number is not valid'))
      .regex(/^\d{1,8}$/, { error: 'MCDOT number is not valid' }),
    companyName: CompanyName,
    zip: z
      .string({ error: REQUIRED })
      .overwrite(storedZip)
      .min(1, { error: REQUIRED })
      .max(10, tooLong())
      .regex(ZIP, { error: 'ZIP code is not valid' }),
    fleetSize: z
      .int({ error: REQUIRED })
      .min(1, { error: 'Fleet size is not valid' })
      .max(1_000_000, { error: 'Fleet size is not valid' }),
    note: z.string().trim().max(2_000, tooLong()).default(''),
    ...contact,
    phone: TypedPhone,
  })
  .meta({ id: 'FleetSignUp' });
/** The sign-up form of a carrier. */
export type FleetSignUp = z.infer<typeof FleetSignUp>;

/** The secret with which the carrier can book a call; the email contains it, too. */
export const FleetSignedUp = z.object({ booking: z.string() }).meta({ id: 'FleetSignedUp' });
/** Response to a carrier's sign-up. */
export type FleetSignedUp = z.infer<typeof FleetSignedUp>;

/** A carrier in the FMCSA census, for autocomplete. */
export const CensusCarrier = z
  .object({
    mcdotNumber: z.string(),
    legalName: z.string(),
    dbaName: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    zip: z.string().nullable(),
    powerUnits: z.int().nullable(),
    drivers: z.int().nullable(),
  })
  .meta({ id: 'CensusCarrier' });
/** A carrier in the FMCSA census. */
export type CensusCarrier = z.infer<typeof CensusCarrier>;

/** The start of a number or name. */
export const CensusSearch = z.object({ search: z.string().trim().min(1).max(100, tooLong()) });

/** The secret of the booking page. */
export const BookingSecret = z.object({ booking: z.string().min(1).max(100, tooLong()) });

/** The call times for a carrier that applied: the booked one, and those that are free. */
export const CallOffer = z
  .object({
    companyName: z.string(),
    booked: z.object({ startsAt: z.iso.datetime() }).nullable(),
    times: z.array(z.object({ _id: z.uuid(), startsAt: z.iso.datetime() })),
  })
  .meta({ id: 'CallOffer' });
/** The call times for a carrier that applied. */
export type CallOffer = z.infer<typeof CallOffer>;

/** The chosen call time; the email states it in the given time zone. */
export const BookCall = z
  .object({ booking: BookingSecret.shape.booking, timeZone: ReportTimeZone.shape.timezone })
  .meta({ id: 'BookCall' });
/** The chosen call time. */
export type BookCall = z.infer<typeof BookCall>;

/** A carrier application, for operations. */
export const ApplicationView = z
  .object({
    _id: z.uuid(),
    mcdotNumber: z.string(),
    companyName: z.string(),
    zip: z.string(),
    fleetSize: z.int(),
    note: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    status: z.enum(applicationStatuses),
    createdAt: z.iso.datetime(),
    callAt: z.iso.datetime().nullable(),
    /** The carrier's census data; null if the number is unknown. */
    census: CensusCarrier.nullable(),
  })
  .meta({ id: 'CarrierApplication' });
/** A carrier application, for operations. */
export type ApplicationView = z.infer<typeof ApplicationView>;

/** Filters of the carrier applications. */
export const ApplicationQuery = LimitSkip.extend({ status: z.enum(applicationStatuses).default('new') });
/** A page of carrier applications, oldest first. */
export const ApplicationList = z
  .object({ data: z.array(ApplicationView), count: z.int() })
  .meta({ id: 'CarrierApplicationList' });
/** A page of carrier applications. */
export type ApplicationList = z.infer<typeof ApplicationList>;

/** Activates a carrier: its name and its first administrator. */
export const ActivateCarrier = z
  .object({ name: CompanyName, ...contact, position: z.enum(positions) })
  .meta({ id: 'ActivateCarrier' });
/** The name and first administrator of a new carrier. */
export type ActivateCarrier = z.infer<typeof ActivateCarrier>;

/** The organization created from an application. */
export const ActivatedCarrier = z.object({ organizationId: z.uuid() }).meta({ id: 'ActivatedCarrier' });

/** A carrier, for operations. */
export const OpsOrganization = z
  .object({
    _id: z.uuid(),
    name: z.string(),
    isActive: z.boolean(),
    mcdotNumber: z.string().nullable(),
    staff: z.int(),
    activeOrders: z.int(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'OpsOrganization' });
/** A carrier, for operations. */
export type OpsOrganization = z.infer<typeof OpsOrganization>;

/** Filter by part of a carrier's name. */
export const OrganizationQuery = LimitSkip.extend({ search: z.string().trim().max(100, tooLong()).default('') });
/** A page of carriers, by name. */
export const OrganizationList = z
  .object({ data: z.array(OpsOrganization), count: z.int() })
  .meta({ id: 'OpsOrganizationList' });
/** A page of carriers. */
export type OrganizationList = z.infer<typeof OrganizationList>;

/** A time for a call with operations, with the carrier that booked it. */
export const CallTimeView = z
  .object({ _id: z.uuid(), startsAt: z.iso.datetime(), companyName: z.string().nullable() })
  .meta({ id: 'CallTime' });
/** A time for a call with operations. */
export type CallTimeView = z.infer<typeof CallTimeView>;

/** Offers another call time. */
export const OfferCallTime = z
  .object({ startsAt: z.iso.datetime({ offset: true, error: REQUIRED }) })
  .meta({ id: 'OfferCallTime' });
/** Offers another call time. */
export type OfferCallTime = z.infer<typeof OfferCallTime>;

/** The states whose drivers can sign up. */
export const ServedStates = z.object({ states: z.array(z.enum(usStateCodes)).max(60) }).meta({ id: 'ServedStates' });
/** The states whose drivers can sign up. */
export type ServedStates = z.infer<typeof ServedStates>;

/** The states to serve; with `was`, a change of an older list is refused. */
export const ServeStates = ServedStates.extend({ was: ServedStates.shape.states.optional() }).meta({
  id: 'ServeStates',
});
/** The states to serve. */
export type ServeStates = z.infer<typeof ServeStates>;

/** Adds a driver to the waitlist of a state. */
export const JoinWaitlist = z
  .object({ email: EmailAddress, state: z.enum(usStateCodes, { error: REQUIRED }) })
  .meta({ id: 'JoinWaitlist' });
/** Adds a driver to the waitlist of a state. */
export type JoinWaitlist = z.infer<typeof JoinWaitlist>;

/** The served states, and the number of drivers on the waitlist of each other state. */
export const OpsServedStates = z
  .object({
    states: ServedStates.shape.states,
    waiting: z.array(z.object({ state: z.string(), drivers: z.int() })),
  })
  .meta({ id: 'OpsServedStates' });
/** The served states, for operations. */
export type OpsServedStates = z.infer<typeof OpsServedStates>;
