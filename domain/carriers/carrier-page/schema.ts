import { z } from 'zod';
import { tooLong } from '../../shared/too-long';
import { CensusCarrier, OpsOrganization } from '../schema';

const MAX_NOTE = 2_000;
const WRITE = 'Write a note first';

/** A carrier on its page for operations. */
export const OpsCarrier = OpsOrganization.extend({
  orders: z.object({ pending: z.int(), active: z.int(), past: z.int(), deleted: z.int() }),
  facilities: z.int(),
  /** Candidates between first contact and hire. */
  candidates: z.int(),
  /** Drivers with an offered or accepted start date, whose assignment has not started. */
  hires: z.int(),
  onAssignment: z.int(),
  /** When, by whom and why it was deactivated; null for an active carrier, and without a recorded reason. */
  deactivation: z.object({ at: z.iso.datetime(), by: z.string().nullable(), reason: z.string() }).nullable(),
  /** The carrier's census data; null if the number is unknown. */
  census: CensusCarrier.nullable(),
  /** The application that the carrier came from; null for one that did not apply. */
  application: z
    .object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phone: z.string(),
      fleetSize: z.int(),
      note: z.string(),
      createdAt: z.iso.datetime(),
      activatedAt: z.iso.datetime(),
      activatedBy: z.string().nullable(),
    })
    .nullable(),
}).meta({ id: 'OpsCarrier' });
/** A carrier on its page for operations. */
export type OpsCarrier = z.infer<typeof OpsCarrier>;

const MAX_DEACTIVATION_REASON = 500;
const REASON_MISSING = 'Please give a reason';

/** Why a carrier is deactivated; its administrators read it. */
export const DeactivateBody = z
  .object({
    reason: z.string({ error: REASON_MISSING }).trim().min(1, REASON_MISSING).max(MAX_DEACTIVATION_REASON, tooLong()),
  })
  .meta({ id: 'DeactivateOrganizationBody' });
/** Why a carrier is deactivated. */
export type DeactivateBody = z.infer<typeof DeactivateBody>;

/** A note of operations about a carrier. */
export const CarrierNoteBody = z
  .object({ text: z.string({ error: WRITE }).trim().min(1, WRITE).max(MAX_NOTE, tooLong()) })
  .meta({ id: 'CarrierNoteBody' });
/** A note of operations about a carrier. */
export type CarrierNoteBody = z.infer<typeof CarrierNoteBody>;

/** A stored note with its author. */
export const CarrierNote = z
  .object({ _id: z.uuid(), text: z.string(), createdAt: z.iso.datetime(), author: z.string() })
  .meta({ id: 'CarrierNote' });
/** A stored note with its author. */
export type CarrierNote = z.infer<typeof CarrierNote>;

/** A page of notes, newest first. */
export const CarrierNotes = z.object({ data: z.array(CarrierNote), count: z.int() }).meta({ id: 'CarrierNotes' });
/** A page of notes. */
export type CarrierNotes = z.infer<typeof CarrierNotes>;
