import { z } from 'zod';
import { companyNameProblem, personNameProblem } from '../../accounts/fields/name-rules';
import { SignatureShape } from '../../compliance/schema';
import { ABROAD } from '../../driver-histories/kinds';
import { usStateCodes } from '../../places/us-states';
import { textCheck } from '../../shared/text-check';
import { tooLong } from '../../shared/too-long';
import { visibleLine } from '../../shared/visible-text';
import { attemptChannels, linkChannels, linkStates, responseKinds } from '../states';
import { MAX_PEOPLE, MAX_VERIFICATION_TEXT } from '../terms';

const Instant = z.iso.datetime();

/** One line of text; empty if absent. */
export const line = (max: number) => z.string().overwrite(visibleLine).max(max, tooLong()).default('');
/** The name of a person who is greeted in emails or read by others: no address and no control character. */
export const personLine = (max: number) =>
  z.string().overwrite(visibleLine).max(max, tooLong()).check(textCheck(personNameProblem)).default('');
/** The name of a company or a job title in such a place. */
export const titleLine = (max: number) =>
  z.string().overwrite(visibleLine).max(max, tooLong()).check(textCheck(companyNameProblem)).default('');
/** A text of at least this many characters. */
export const text = (min: 0 | 1) => z.string().trim().min(min).max(MAX_VERIFICATION_TEXT, tooLong());
/** A day, or nothing yet. */
export const TypedDay = z.union([z.iso.date(), z.literal('')]).default('');
/** A state, another country, or nothing yet. */
export const Region = z.enum([...usStateCodes, ABROAD, '']).default('');

/** The questions about testing that a past employer is asked. */
export const VerificationQuestions = z
  .object({
    /** Drug and alcohol tests, where the Clearinghouse does not answer. */
    includesTests: z.boolean(),
    includesFollowUpPlan: z.boolean(),
  })
  .meta({ id: 'VerificationQuestions' });

/** An accident that a past employer reports. */
export const ReportedAccident = z
  .object({
    date: TypedDay,
    city: line(60),
    state: Region,
    injuries: z.number().int().min(0).max(MAX_PEOPLE).default(0),
    fatalities: z.number().int().min(0).max(MAX_PEOPLE).default(0),
    hazmatSpill: z.boolean().default(false),
    description: line(500),
  })
  .meta({ id: 'ReportedAccident' });

/** The person who answers for a past employer. */
export const VerificationRespondent = z
  .object({ name: personLine(120), title: titleLine(120), phone: line(40), email: line(254) })
  .meta({ id: 'VerificationRespondent' });

/** A file that a past employer attached. */
export const VerificationFile = z
  .object({ _id: z.uuid(), mediaType: z.string(), sizeBytes: z.int(), at: Instant })
  .meta({ id: 'VerificationFile' });
/** One contact with a past employer. */
export const VerificationAttempt = z
  .object({
    _id: z.uuid(),
    round: z.number().int(),
    number: z.number().int(),
    channel: z.enum(attemptChannels),
    at: Instant,
    /** The address or number. */
    to: z.string(),
    /** Null if it was made on schedule. */
    by: z.string().nullable(),
    note: z.string(),
    /** Whether the caller may print a fax or letter of this contact. */
    hasDocument: z.boolean(),
  })
  .meta({ id: 'VerificationAttempt' });

/** A link to a past employer, and where it went. */
export const VerificationLink = z
  .object({
    _id: z.uuid(),
    round: z.number().int(),
    /** Null for a link from before its way was recorded. */
    channel: z.enum(linkChannels).nullable(),
    /** The address or number that it went to. */
    to: z.string(),
    at: Instant,
    expiresAt: Instant,
    state: z.enum(linkStates),
    endedAt: Instant.nullable(),
    /** Whether the driver had stated this address; null for a link from before that was recorded. */
    isStated: z.boolean().nullable(),
  })
  .meta({ id: 'VerificationLink' });

/** The carrier's remark when it closes a verification in good faith. */
export const CloseGoodFaithBody = z.object({ note: text(0).default('') }).meta({ id: 'CloseGoodFaithBody' });

/** The driver's words about an answer: the request to correct it, or a rebuttal. */
export const AboutAnswerBody = z.object({ text: text(1) }).meta({ id: 'AboutAnswerBody' });

/** The part of an answer that a document contains. */
export const answerParts = ['employment', 'tests'] as const;
/** The part of an answer that is downloaded. */
export const AnswerPartQuery = z.object({ part: z.enum(answerParts).default('employment') });

/** Confirms what the past employer sent. */
export const VoeReceipt = z.object({ kind: z.enum(responseKinds), at: Instant }).meta({ id: 'VoeReceipt' });

/** The link's second secret: the query of the link after its first 12 characters, or the code of a letter. */
export const AccessCode = z.string().trim().min(1).max(40, tooLong());
/** The field of a body with the access code. */
export const Secret = { accessCode: AccessCode };

/** Opens a link. */
export const OpenVoeBody = z.object(Secret).meta({ id: 'OpenVoeBody' });

/** The fields of a signature. */
export const Signed = {
  signature: SignatureShape,
  /** The checkbox: the answers are true to the respondent's knowledge. */
  hasCertified: z.boolean().default(false),
};

/** The days of an investigation. */
export const InvestigationClock = z
  .object({
    countsFrom: z.enum(['hire', 'request']),
    startsOn: z.iso.date(),
    dueOn: z.iso.date(),
    /** Days since the first day, at most those until an end. */
    day: z.number().int(),
    days: z.number().int(),
    isDueSoon: z.boolean(),
    isOverdue: z.boolean(),
  })
  .meta({ id: 'InvestigationClock' });
