import { z } from 'zod';

import { SubmissionStatus } from '../driver-histories/schema';
import { drivingExperiences } from '../drivers/experience';
import { endorsementCodes } from '../job-orders/enums';
import { legalStatuses } from '../legal/kinds';
import { usStateCodes } from '../places/us-states';
import { MAX_LICENSES } from './answers';
import { MAX_NUMBERS_PER_STROKE, MAX_STROKES, SIGNATURE_BOX } from './signature';
import { complianceSteps, consentKinds, signingKinds } from './steps';

const text = (max: number) => z.string().trim().max(max).default('');
const Day = z.iso.date();
const State = z.enum([...usStateCodes, '']).default('');
const Answer = z.boolean().nullable().default(null);

const Address = z.object({
  addressLine1: text(120),
  addressLine2: text(120),
  city: text(60),
  state: State,
  postalCode: text(10),
  regularAddress: text(300),
  latitude: z.number().min(-90).max(90).nullable().default(null),
  longitude: z.number().min(-180).max(180).nullable().default(null),
});

const ChecklistBody = z.object({
  endorsements: z.array(z.enum(endorsementCodes)).max(endorsementCodes.length).default([]),
  twicExpiration: Day.nullable().default(null),
  hazmatExpiration: Day.nullable().default(null),
});

const License = z.object({ state: State, number: text(30), expiresOn: z.union([Day, z.literal('')]).default('') });
const MotorVehicleBody = z.object({
  licenses: z.array(License).max(MAX_LICENSES).default([]),
  wasDenied: Answer,
  wasSuspended: Answer,
  explanation: text(1_000),
});

const QualificationBody = z.object({
  experience: z.enum(drivingExperiences).nullable().default(null),
  hasAccidents: Answer,
  hasViolations: Answer,
});

/**
 * A compliance submission, whole or one step of it; absent fields keep their value
 * (docs/requirements.md#compliance-check).
 */
export const ComplianceBody = z
  .object({
    personalInfo: z
      .object({
        /** As typed; absent or empty when it is stored already. */
        socialSecurityNumber: text(30),
        address: Address,
      })
      .optional(),
    checklist: ChecklistBody.optional(),
    motorVehicle: MotorVehicleBody.optional(),
    qualification: QualificationBody.optional(),
  })
  .meta({ id: 'ComplianceBody' });
/** A compliance submission, whole or one step of it. */
export type ComplianceBody = z.infer<typeof ComplianceBody>;

/** The driver has opened a text, or has come to its end. */
export const ReadingBody = z.object({ textId: z.uuid(), part: z.enum(['opened', 'end']) }).meta({ id: 'ReadingBody' });
/** How far a text was read. */
export type ReadingBody = z.infer<typeof ReadingBody>;

const Coordinate = z.number().min(0).max(SIGNATURE_BOX.width);

/** What a signature looks like: drawn lines, or the typed name in their place. */
export const SignatureShape = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('drawn'),
      strokes: z.array(z.array(Coordinate).max(MAX_NUMBERS_PER_STROKE)).max(MAX_STROKES),
    }),
    z.object({ type: z.literal('typed') }),
  ])
  .meta({ id: 'Signature' });

const REQUIRED = 'This field is required';

/** A signature under what was read; the address that it comes from is the server's to know. */
export const SignBody = z
  .object({
    kind: z.enum(signingKinds),
    /** The hashes of everything that the signature is for, as it was shown. */
    shown: z
      .array(z.string().regex(/^[0-9a-f]{64}$/))
      .min(1)
      .max(consentKinds.length),
    fullName: z.string({ error: REQUIRED }).trim().min(1, { error: REQUIRED }).max(150),
    signature: SignatureShape,
    /** The box of the agreement. */
    hasAgreed: z.literal(true, { error: REQUIRED }),
    /** The optional box: a free copy of the reports. */
    wantsFreeCopy: z.boolean().default(false),
  })
  .meta({ id: 'SignBody' });
/** A signature under what was read. */
export type SignBody = z.infer<typeof SignBody>;

/** Endorsements, and when the proofs beside them end. */
export const ChecklistView = z
  .object({
    endorsements: z.array(z.enum(endorsementCodes)),
    twicExpiration: Day.nullable(),
    hazmatExpiration: Day.nullable(),
  })
  .meta({ id: 'ComplianceChecklist' });
/** Licenses, and what happened to them. */
export const MotorVehicleView = z
  .object({
    licenses: z.array(z.object({ state: z.enum([...usStateCodes, '']), number: z.string(), expiresOn: z.string() })),
    wasDenied: z.boolean().nullable(),
    wasSuspended: z.boolean().nullable(),
    explanation: z.string(),
  })
  .meta({ id: 'ComplianceMotorVehicle' });
/** How long somebody has driven, and whether there is something to list. */
export const QualificationView = z
  .object({
    experience: z.enum(drivingExperiences).nullable(),
    hasAccidents: z.boolean().nullable(),
    hasViolations: z.boolean().nullable(),
  })
  .meta({ id: 'ComplianceQualification' });

const answers = {
  personalInfo: z.object({
    /** Of his social security number the last four digits are here, and nowhere more. */
    ssnLastFour: z.string().nullable(),
    address: z
      .object({
        addressLine1: z.string(),
        addressLine2: z.string(),
        city: z.string(),
        state: z.enum([...usStateCodes, '']),
        postalCode: z.string(),
        regularAddress: z.string(),
        latitude: z.number().nullable(),
        longitude: z.number().nullable(),
      })
      .meta({ id: 'ComplianceAddress' }),
  }),
  checklist: ChecklistView,
  motorVehicle: MotorVehicleView,
  qualification: QualificationView,
  wantsFreeCopy: z.boolean(),
};

const DocumentView = z.object({
  kind: z.enum(consentKinds),
  step: z.enum(complianceSteps),
  textId: z.uuid(),
  title: z.string(),
  version: z.string(),
  status: z.enum(legalStatuses),
  sha256: z.string(),
  isSignedAlone: z.boolean(),
  openedAt: z.iso.datetime().nullable(),
  endReachedAt: z.iso.datetime().nullable(),
  signedAt: z.iso.datetime().nullable(),
});

/** The wizard as the driver left it. */
export const ComplianceView = z
  .object({
    standing: SubmissionStatus,
    /** Accidents and violations on the driver's lists, of the three years that are asked for. */
    listed: z.object({ accidents: z.number().int(), violations: z.number().int() }),
    savedAt: z.iso.datetime().nullable(),
    ...answers,
    documents: z.array(DocumentView),
    doneSteps: z.array(z.enum(complianceSteps)),
    openStep: z.enum(complianceSteps),
    /** False where a text is a template still and this installation is no trial. */
    canSign: z.boolean(),
  })
  .meta({ id: 'Compliance' });
/** The wizard as the driver left it. */
export type ComplianceView = z.infer<typeof ComplianceView>;

/** A document that was signed. */
export const ConsentView = z
  .object({
    _id: z.uuid(),
    kind: z.enum(consentKinds),
    title: z.string(),
    version: z.string(),
    language: z.string(),
    status: z.enum(legalStatuses),
    sha256: z.string(),
    openedAt: z.iso.datetime(),
    endReachedAt: z.iso.datetime(),
    signedAt: z.iso.datetime(),
  })
  .meta({ id: 'Consent' });
/** A document that was signed. */
export type ConsentView = z.infer<typeof ConsentView>;

/** What a driver has signed, the newest first. */
export const ConsentList = z.object({ data: z.array(ConsentView) }).meta({ id: 'ConsentList' });
/** What a driver has signed, the newest first. */
export type ConsentList = z.infer<typeof ConsentList>;

/** What a driver has told for the compliance check, as operations see it. */
export const ComplianceRecord = z
  .object({
    ...answers,
    consents: z.array(ConsentView),
  })
  .meta({ id: 'ComplianceRecord' });
/** What a driver has told for the compliance check. */
export type ComplianceRecord = z.infer<typeof ComplianceRecord>;
