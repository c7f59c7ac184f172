import { z } from 'zod';
import { SubmissionStatus } from '../driver-histories/schema';
import { legalStatuses } from '../legal/kinds';
import { licenseIssuers } from '../places/license-issuers';
import { PostalCode } from '../places/postal-code/schema';
import { usStateCodes } from '../places/us-states';
import { drivingExperiences } from '../shared/driving-experience';
import { endorsementCodes } from '../shared/job-enums';
import { tooLong } from '../shared/too-long';
import { visibleLine } from '../shared/visible-text';
import { MAX_LICENSES } from './answers';
import { MAX_NUMBERS_PER_STROKE, MAX_STROKES, SIGNATURE_BOX } from './signature';
import { complianceSteps, consentKinds, signingKinds } from './steps';

const text = (max: number) => z.string().trim().max(max, tooLong()).default('');
/** A text of one line: a pasted tab or line break is a space. */
const line = (max: number) => z.string().overwrite(visibleLine).max(max, tooLong()).default('');
const Day = z.iso.date();
const State = z.enum([...usStateCodes, '']).default('');
const Answer = z.boolean().nullable().default(null);

const Address = z.object({
  addressLine1: line(120),
  addressLine2: line(120),
  city: line(60),
  state: State,
  postalCode: PostalCode,
  regularAddress: line(300),
  latitude: z.number().min(-90).max(90).nullable().default(null),
  longitude: z.number().min(-180).max(180).nullable().default(null),
});

const ChecklistBody = z.object({
  endorsements: z.array(z.enum(endorsementCodes)).max(endorsementCodes.length).default([]),
  twicExpiration: Day.nullable().default(null),
  hazmatExpiration: Day.nullable().default(null),
});

const Issuer = z.enum([...licenseIssuers, '']);
const License = z.object({
  state: Issuer.default(''),
  number: line(30),
  expiresOn: z.union([Day, z.literal('')]).default(''),
});
const MotorVehicleBody = z.object({
  licenses: z.array(License).max(MAX_LICENSES).default([]),
  wasDenied: Answer,
  wasSuspended: Answer,
  explanation: text(1_000),
});

const QualificationBody = z.object({
  legal: Answer,
  english: Answer,
  drugOrAlcoholTests: Answer,
  documentation: Answer,
  experience: z.enum(drivingExperiences).nullable().default(null),
  hasAccidents: Answer,
  hasViolations: Answer,
});

/**
 * A compliance submission, whole or one step of it; an absent field keeps its value
 * (docs/requirements.md#compliance-check).
 */
export const ComplianceBody = z
  .object({
    personalInfo: z
      .object({
        /** As typed; absent or empty if a number is already stored. */
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

/** The driver has opened a text, or has reached its end. */
export const ReadingBody = z.object({ textId: z.uuid(), part: z.enum(['opened', 'end']) }).meta({ id: 'ReadingBody' });
/** The reading progress of a text. */
export type ReadingBody = z.infer<typeof ReadingBody>;

const Coordinate = z.number().min(0).max(SIGNATURE_BOX.width);

/** A signature: drawn lines, or the typed name instead. */
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

/** A signature on the texts that were shown; the server adds the IP address. */
export const SignBody = z
  .object({
    kind: z.enum(signingKinds),
    /** The SHA-256 hashes of all texts that the signature covers, as shown. */
    shown: z
      .array(z.string().regex(/^[0-9a-f]{64}$/))
      .min(1)
      .max(consentKinds.length),
    fullName: z.string({ error: REQUIRED }).overwrite(visibleLine).min(1, { error: REQUIRED }).max(150, tooLong()),
    signature: SignatureShape,
    /** The consent checkbox. */
    hasAgreed: z.literal(true, { error: REQUIRED }),
    /** The optional checkbox: a free copy of the reports. */
    wantsFreeCopy: z.boolean().default(false),
  })
  .meta({ id: 'SignBody' });
/** A signature on the texts that were shown. */
export type SignBody = z.infer<typeof SignBody>;

/** Endorsements, and the expiration dates of the TWIC card and the hazmat endorsement. */
export const ChecklistView = z
  .object({
    endorsements: z.array(z.enum(endorsementCodes)),
    twicExpiration: Day.nullable(),
    hazmatExpiration: Day.nullable(),
  })
  .meta({ id: 'ComplianceChecklist' });
/** Licenses, with denials, suspensions and revocations. */
export const MotorVehicleView = z
  .object({
    licenses: z.array(z.object({ state: Issuer, number: z.string(), expiresOn: z.string() })),
    wasDenied: z.boolean().nullable(),
    wasSuspended: z.boolean().nullable(),
    explanation: z.string(),
  })
  .meta({ id: 'ComplianceMotorVehicle' });
/** The driver's answers on their qualification. */
export const QualificationView = z
  .object({
    legal: z.boolean().nullable(),
    english: z.boolean().nullable(),
    drugOrAlcoholTests: z.boolean().nullable(),
    documentation: z.boolean().nullable(),
    experience: z.enum(drivingExperiences).nullable(),
    hasAccidents: z.boolean().nullable(),
    hasViolations: z.boolean().nullable(),
  })
  .meta({ id: 'ComplianceQualification' });

const answers = {
  personalInfo: z.object({
    /** Only the last four digits of the Social Security number are ever returned. */
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

/** The compliance wizard with the answers so far. */
export const ComplianceView = z
  .object({
    standing: SubmissionStatus,
    /** Accidents and violations of the last three years on the driver's lists. */
    listed: z.object({ accidents: z.number().int(), violations: z.number().int() }),
    savedAt: z.iso.datetime().nullable(),
    ...answers,
    documents: z.array(DocumentView),
    doneSteps: z.array(z.enum(complianceSteps)),
    openStep: z.enum(complianceSteps),
    /** False if a text is still a template and this installation is not a demo or test system. */
    canSign: z.boolean(),
  })
  .meta({ id: 'Compliance' });
/** The compliance wizard with the answers so far. */
export type ComplianceView = z.infer<typeof ComplianceView>;

/** A signed document. */
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
/** A signed document. */
export type ConsentView = z.infer<typeof ConsentView>;

/** The driver's signed documents, newest first. */
export const ConsentList = z.object({ data: z.array(ConsentView) }).meta({ id: 'ConsentList' });
/** The driver's signed documents, newest first. */
export type ConsentList = z.infer<typeof ConsentList>;

/** The driver's answers in the compliance check, as operations see them. */
export const ComplianceRecord = z
  .object({
    ...answers,
    consents: z.array(ConsentView),
  })
  .meta({ id: 'ComplianceRecord' });
/** The driver's answers in the compliance check. */
export type ComplianceRecord = z.infer<typeof ComplianceRecord>;
