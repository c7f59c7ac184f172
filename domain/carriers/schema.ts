import { z } from 'zod';

import { CompanyName, EmailAddress, PersonName, TypedPhone } from '../accounts/fields/schema';
import { positions } from '../accounts/roles';
import { ReportTimeZone } from '../accounts/schema';
import { usStateCodes } from '../places/us-states';
import { LimitSkip } from '../shared/schema';
import { applicationStatuses } from './statuses';

const REQUIRED = 'This field is required';
const required = (longest: number) => z.string({ error: REQUIRED }).trim().min(1, { error: REQUIRED }).max(longest);
const contact = { firstName: PersonName, lastName: PersonName, email: EmailAddress };

/** The sign-up form of a carrier, and whom to call (docs/requirements.md#carriers). */
export const FleetSignUp = z
  .object({
    mcdotNumber: required(20).regex(/^\d{1,8}$/, { error: 'MCDOT number is not valid' }),
    companyName: CompanyName,
    zip: required(10).regex(/^\d{5}(-\d{4})?$/, { error: 'Zip is not valid' }),
    fleetSize: z
      .int({ error: REQUIRED })
      .min(1, { error: 'Fleet size is not valid' })
      .max(1_000_000, { error: 'Fleet size is not valid' }),
    note: z.string().trim().max(2_000).default(''),
    ...contact,
    phone: TypedPhone,
  })
  .meta({ id: 'FleetSignUp' });
/** What a carrier fills in to come in. */
export type FleetSignUp = z.infer<typeof FleetSignUp>;

/** The secret that lets the applicant book a call; the mail has it too. */
export const FleetSignedUp = z.object({ booking: z.string() }).meta({ id: 'FleetSignedUp' });
/** The answer to a carrier's sign-up. */
export type FleetSignedUp = z.infer<typeof FleetSignedUp>;

/** A carrier of the federal census as autocomplete shows it. */
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
/** A carrier of the federal census. */
export type CensusCarrier = z.infer<typeof CensusCarrier>;

/** The beginning of a number or name. */
export const CensusSearch = z.object({ search: z.string().trim().min(1).max(100) });

/** The secret of the booking page. */
export const BookingSecret = z.object({ booking: z.string().min(1).max(100) });

/** What an applicant sees of the calls: his own time, and those that are free. */
export const CallOffer = z
  .object({
    companyName: z.string(),
    booked: z.object({ startsAt: z.iso.datetime() }).nullable(),
    times: z.array(z.object({ _id: z.uuid(), startsAt: z.iso.datetime() })),
  })
  .meta({ id: 'CallOffer' });
/** The booking page's content. */
export type CallOffer = z.infer<typeof CallOffer>;

/** The applicant's choice; the mail names the time in his zone. */
export const BookCall = z
  .object({ booking: BookingSecret.shape.booking, timeZone: ReportTimeZone.shape.timezone })
  .meta({ id: 'BookCall' });
/** A chosen time. */
export type BookCall = z.infer<typeof BookCall>;

/** A carrier's application as operations see it. */
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
    /** What the census says of the number; null when it does not know it. */
    census: CensusCarrier.nullable(),
  })
  .meta({ id: 'CarrierApplication' });
/** A carrier that asks to come in. */
export type ApplicationView = z.infer<typeof ApplicationView>;

/** Which applications operations list. */
export const ApplicationQuery = LimitSkip.extend({ status: z.enum(applicationStatuses).default('new') });
/** A page of applications, the one that waits longest first. */
export const ApplicationList = z
  .object({ data: z.array(ApplicationView), count: z.int() })
  .meta({ id: 'CarrierApplicationList' });
/** A page of applications. */
export type ApplicationList = z.infer<typeof ApplicationList>;

/** How operations open a carrier: its name, and who becomes its first administrator. */
export const ActivateCarrier = z
  .object({ name: CompanyName, ...contact, position: z.enum(positions) })
  .meta({ id: 'ActivateCarrier' });
/** What operations agreed on with the carrier. */
export type ActivateCarrier = z.infer<typeof ActivateCarrier>;

/** The organization that an application became. */
export const ActivatedCarrier = z.object({ organizationId: z.uuid() }).meta({ id: 'ActivatedCarrier' });

/** A carrier as operations see it. */
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
/** A carrier as operations see it. */
export type OpsOrganization = z.infer<typeof OpsOrganization>;

/** Part of a carrier's name, if any. */
export const OrganizationQuery = LimitSkip.extend({ search: z.string().trim().max(100).default('') });
/** A page of carriers by name. */
export const OrganizationList = z
  .object({ data: z.array(OpsOrganization), count: z.int() })
  .meta({ id: 'OpsOrganizationList' });
/** A page of carriers. */
export type OrganizationList = z.infer<typeof OrganizationList>;

/** A time at which operations take a call, and who booked it. */
export const CallTimeView = z
  .object({ _id: z.uuid(), startsAt: z.iso.datetime(), companyName: z.string().nullable() })
  .meta({ id: 'CallTime' });
/** A time at which operations take a call. */
export type CallTimeView = z.infer<typeof CallTimeView>;

/** One more time to offer. */
export const OfferCallTime = z
  .object({ startsAt: z.iso.datetime({ offset: true, error: REQUIRED }) })
  .meta({ id: 'OfferCallTime' });
/** One more time to offer. */
export type OfferCallTime = z.infer<typeof OfferCallTime>;

/** Where drivers are taken in. */
export const ServedStates = z.object({ states: z.array(z.enum(usStateCodes)).max(60) }).meta({ id: 'ServedStates' });
/** Where drivers are taken in. */
export type ServedStates = z.infer<typeof ServedStates>;

/** Whom to write to when his state is served. */
export const JoinWaitlist = z
  .object({ email: EmailAddress, state: z.enum(usStateCodes, { error: REQUIRED }) })
  .meta({ id: 'JoinWaitlist' });
/** Whom to write to when his state is served. */
export type JoinWaitlist = z.infer<typeof JoinWaitlist>;

/** Where drivers are taken in, and how many wait elsewhere. */
export const OpsServedStates = z
  .object({
    states: ServedStates.shape.states,
    waiting: z.array(z.object({ state: z.string(), drivers: z.int() })),
  })
  .meta({ id: 'OpsServedStates' });
/** The served states as operations see them. */
export type OpsServedStates = z.infer<typeof OpsServedStates>;
