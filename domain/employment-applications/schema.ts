import { z } from 'zod';
import { AgreedRateView } from '../agreed-rates/schema';
import { DriverAnswerBody } from '../candidacies/bodies/schema';
import { ReadingBody, SignatureShape } from '../compliance/schema';
import { legalStatuses } from '../legal/kinds';
import { tooLong } from '../shared/too-long';
import { visibleLine } from '../shared/visible-text';
import { requiredParts } from './facts';
import { MAX_ADDITIONS } from './limits';
import { paperStates } from './papers';
import { applicationTexts } from './texts';

const Instant = z.iso.datetime();
const Hash = z.string().regex(/^[0-9a-f]{64}$/);
const Round = z.number().int().positive();

/** The application of the driver to the carrier that hires them: its content, and what is to be signed. */
export const EmploymentApplication = z
  .object({
    candidacyId: z.uuid(),
    round: z.number().int(),
    carrier: z.string(),
    title: z.string(),
    /** Whether the driver can sign; false once the offer or the assignment has ended. */
    isOpen: z.boolean(),
    /** The start date that the driver has not accepted yet; null if nothing is to be accepted. */
    startToAccept: z.iso.date().nullable(),
    /** The agreed rate of pay of the hire; null if there is none. */
    agreedRate: AgreedRateView.nullable(),
    papers: z.array(
      z.object({
        kind: z.enum(applicationTexts),
        state: z.enum(paperStates),
        signedOn: z.iso.date().nullable(),
        /** The entry of the driver's file with the signed document; null without one. */
        evidenceId: z.uuid().nullable(),
        /** Why the carrier rejected the last one; null unless it is to be signed again. */
        rejection: z.object({ reason: z.string().nullable() }).nullable(),
      }),
    ),
    /** The texts that can be signed now. */
    texts: z.array(
      z.object({
        _id: z.uuid(),
        kind: z.enum(applicationTexts),
        title: z.string(),
        body: z.string(),
        version: z.string(),
        language: z.string(),
        status: z.enum(legalStatuses),
        sha256: z.string(),
        openedAt: Instant.nullable(),
        endReachedAt: Instant.nullable(),
      }),
    ),
    /** The application as it will be printed; of the Social Security number only the last four digits. */
    sections: z.array(
      z.object({
        title: z.string(),
        citation: z.string(),
        entries: z.array(z.array(z.object({ label: z.string(), value: z.string() }))),
      }),
    ),
    /** The driver's additions to the last signed application, to be checked and signed again; null without any. */
    additions: z.string().nullable(),
    /** The SHA-256 hash of the sections. */
    contentSha256: z.string(),
    /** Missing parts; the application can be signed once there are none. */
    missing: z.array(z.enum(requiredParts)),
    /** Employers of driving jobs without a type of equipment; the driver states it in `additions`, which is then required. */
    withoutEquipment: z.array(z.string()),
    /** False if a text is still a template and this installation is not a demo or test system. */
    canSign: z.boolean(),
    mayWithdrawConsent: z.boolean(),
  })
  .meta({ id: 'EmploymentApplication' });
/** The application of the driver to the carrier that hires them. */
export type EmploymentApplication = z.infer<typeof EmploymentApplication>;

/** The driver has opened a text of an application, or has reached its end. */
export const ApplicationReadingBody = ReadingBody.extend({ round: Round }).meta({ id: 'ApplicationReadingBody' });
/** The reading progress of a text of an application. */
export type ApplicationReadingBody = z.infer<typeof ApplicationReadingBody>;

const signing = {
  /** The SHA-256 hashes of all texts, as shown. */
  shown: z.array(Hash).min(1).max(applicationTexts.length),
  /** The SHA-256 hash of the application's content, as shown. */
  contentSha256: Hash,
  fullName: z.string().overwrite(visibleLine).min(1).max(150, tooLong()),
  /** The driver's corrections of the content, in the driver's own words; printed and signed with it. */
  additions: z.string().trim().max(MAX_ADDITIONS, tooLong()).optional(),
  signature: SignatureShape,
  hasAgreed: z.literal(true),
};

/** The driver's signature on the application and the texts that go with it. */
export const ApplicationSignature = z.object(signing).meta({ id: 'ApplicationSignature' });
/** The driver's signature on the application and the texts that go with it. */
export type ApplicationSignature = z.infer<typeof ApplicationSignature>;

/** A signature for the carrier of the round that was shown. */
export const SignApplicationBody = z.object({ round: Round, ...signing }).meta({ id: 'SignApplicationBody' });
/** A signature for the carrier of the round that was shown. */
export type SignApplicationBody = z.infer<typeof SignApplicationBody>;

/** The driver withdraws the consent to limited queries. */
export const WithdrawClearinghouseConsentBody = z
  .object({ round: Round })
  .meta({ id: 'WithdrawClearinghouseConsentBody' });
/** The driver withdraws the consent to limited queries. */
export type WithdrawClearinghouseConsentBody = z.infer<typeof WithdrawClearinghouseConsentBody>;

/** The driver accepts a start date, and signs what the carrier's file needs in the same act. */
export const AcceptStartBody = DriverAnswerBody.extend({
  /** Absent if the driver signs later: a start is held until the carrier has a signed application. */
  application: ApplicationSignature.optional(),
  /** The start date that the page showed; another one is not accepted. */
  startOn: z.iso.date().optional(),
  /** The rate of pay in tenths of a cent that the page showed, null for none; another one is not accepted. */
  rateMills: z.number().int().nullable().optional(),
}).meta({ id: 'AcceptStartBody' });
/** The driver accepts a start date. */
export type AcceptStartBody = z.infer<typeof AcceptStartBody>;
