import { z } from 'zod';
import { storedDotNumber } from '../carriers/dot-number';
import { operatedEquipment } from '../driver-histories/job-codes';
import { PostalCode } from '../places/postal-code/schema';
import { dotModes } from '../requirements/model/facts';
import {
  InvestigationClock,
  line,
  personLine,
  Region,
  ReportedAccident,
  Secret,
  Signed,
  text,
  titleLine,
  TypedDay,
  VerificationAttempt,
  VerificationFile,
  VerificationLink,
  VerificationQuestions,
  VerificationRespondent,
} from './fields/schema';
import { attemptChannels, declineReasons, responseKinds, responseMarks, verificationStates } from './states';
import { MAX_ACCIDENTS, MAX_VERIFICATION_TEXT } from './terms';

const Instant = z.iso.datetime();
const Day = z.iso.date();
const Answer = z.boolean().nullable().default(null);

/** The contact data of a past employer. */
export const EmployerContact = z
  .object({
    name: titleLine(120),
    /** USDOT number; null if it has none or is not known. */
    mcdotNumber: z
      .string()
      .overwrite(storedDotNumber)
      .regex(/^\d{1,8}$/)
      .nullable()
      .default(null),
    contactPerson: personLine(120),
    email: line(254),
    phone: line(40),
    fax: line(40),
    address: line(120),
    city: line(60),
    state: Region,
    postalCode: PostalCode,
  })
  .meta({ id: 'PastEmployerContact' });
/** The contact data of a past employer. */
export type EmployerContact = z.infer<typeof EmployerContact>;

/** Starts a verification, or starts a declined or canceled one again. */
export const StartVerificationBody = z
  .object({
    /** The entry of the driver's employment history. */
    employmentHistoryId: z.uuid(),
    employer: EmployerContact,
    /** The DOT agency that regulated it; null if none. If absent, what the driver stated counts. */
    mode: z.enum(dotModes).nullable().optional(),
  })
  .meta({ id: 'StartVerificationBody' });
/** Starts a verification. */
export type StartVerificationBody = z.infer<typeof StartVerificationBody>;

/** Contacts the past employer again, or records a call. */
export const AttemptBody = z
  .object({
    channel: z.enum(attemptChannels),
    /** The past employer's contact data, if it has changed. */
    employer: EmployerContact.optional(),
    /** The content of a call; a remark for the others. */
    note: text(0).default(''),
  })
  .meta({ id: 'VerificationAttemptBody' });
/** Contacts the past employer again, or records a call. */
export type AttemptBody = z.infer<typeof AttemptBody>;

/** Whether the past employer would hire the driver again; the question is voluntary. */
export const rehireAnswers = ['yes', 'no', 'afterReview'] as const;

/** The answer to the form, complete or not; questions without an answer are null or empty. */
export const VerificationAnswer = z
  .object({
    /** Whether the driver worked there. */
    wasEmployed: Answer,
    startDate: TypedDay,
    endDate: TypedDay,
    isStillEmployed: z.boolean().default(false),
    position: line(120),
    /** Whether the driver operated a commercial motor vehicle. */
    commercial: Answer,
    equipment: z.array(z.enum(operatedEquipment)).max(operatedEquipment.length).default([]),
    subjectToFmcsa: Answer,
    safetySensitive: Answer,
    reasonForLeaving: line(500),
    eligibleForRehire: z.enum(rehireAnswers).nullable().default(null),
    /** Whether the driver had an accident as defined in 49 CFR 390.5 in the three years asked about. */
    hasAccidents: Answer,
    accidents: z.array(ReportedAccident).max(MAX_ACCIDENTS).default([]),
    /** An alcohol test with a result of 0.04 or higher. */
    alcoholTest: Answer,
    /** A verified positive drug test. */
    drugTest: Answer,
    /** A refusal to be tested. */
    refusedTest: Answer,
    /** Another violation of DOT drug and alcohol rules. */
    otherViolation: Answer,
    /** Whether the return-to-duty process after a violation was completed. */
    completedReturnToDuty: Answer,
    hasUnfinishedPlan: Answer,
    comments: line(MAX_VERIFICATION_TEXT),
    respondent: VerificationRespondent.prefault({}),
  })
  .meta({ id: 'VerificationAnswer' });
/** The answer to the form, complete or not. */
export type VerificationAnswer = z.infer<typeof VerificationAnswer>;

/** The past employer does not answer. */
export const DeclineVoeBody = z
  .object({
    ...Secret,
    ...Signed,
    reason: z.enum(declineReasons),
    text: text(0).default(''),
    respondent: VerificationRespondent,
  })
  .meta({ id: 'DeclineVoeBody' });
/** The past employer does not answer. */
export type DeclineVoeBody = z.infer<typeof DeclineVoeBody>;

/** The past employer does not correct the answer that the driver disputes. */
export const RefuseCorrectionBody = z
  .object({ ...Secret, ...Signed, text: text(0).default(''), respondent: VerificationRespondent })
  .meta({ id: 'RefuseCorrectionBody' });
/** The past employer does not correct the answer. */
export type RefuseCorrectionBody = z.infer<typeof RefuseCorrectionBody>;

/** The form of a verification behind a link. */
export const VoeForm = z
  .object({
    /** The purpose of the link: an answer, or the correction of a disputed one. */
    purpose: z.enum(['answer', 'correction']),
    carrier: z.object({ name: z.string(), dotNumber: z.number().int().nullable(), phone: z.string().nullable() }),
    /** Name of the past employer, as the carrier entered it. */
    employer: z.string(),
    driver: z.object({ fullName: z.string(), birthDate: Day.nullable() }),
    /** The employment as the driver reported it. */
    selfReported: z.object({
      startDate: Day,
      endDate: Day.nullable(),
      position: z.string(),
      commercial: z.boolean().nullable(),
    }),
    questions: VerificationQuestions,
    /** The days that questions about accidents and tests concern. */
    periodFrom: Day,
    periodTo: Day,
    /** The draft, or the disputed answer until it is changed. */
    draft: VerificationAnswer,
    savedAt: Instant.nullable(),
    files: z.array(VerificationFile),
    /** The driver's words about the answer; null if it is not disputed. */
    dispute: z.object({ text: z.string(), at: Instant, answerBy: Day }).nullable(),
    expiresAt: Instant,
  })
  .meta({ id: 'VoeForm' });
/** The form of a verification behind a link. */
export type VoeForm = z.infer<typeof VoeForm>;

const Response = z
  .object({
    _id: z.uuid(),
    /** The request that it answers. */
    round: z.number().int(),
    kind: z.enum(responseKinds),
    /** Counts answers and their corrections. */
    version: z.number().int(),
    at: Instant,
    respondent: z.object({ name: z.string(), title: z.string() }),
    /** The answers; null for one that gives none. Those about testing are null for readers of other stores. */
    answer: VerificationAnswer.nullable(),
    reason: z.enum(declineReasons).nullable(),
    text: z.string(),
    files: z.array(VerificationFile),
    /** Signs that the response is not the past employer's own. */
    marks: z.array(z.enum(responseMarks)),
    /** Whether there is a document about testing. */
    hasTests: z.boolean(),
  })
  .meta({ id: 'VerificationResponse' });

const Words = z.object({ text: z.string(), at: Instant });
const shared = {
  employmentHistoryId: z.uuid(),
  employer: EmployerContact,
  startDate: Day,
  endDate: Day.nullable(),
  questions: VerificationQuestions,
  round: z.number().int(),
  since: Instant,
  requestedAt: Instant,
  consentSignedAt: Instant.nullable(),
  /** The driver's "not now" to the consent, with the words to the carrier, if any. */
  postponed: Words.nullable(),
  /** Where links to the past employer went, newest first. */
  links: z.array(VerificationLink),
  /** Responses of the past employer, newest first. */
  responses: z.array(Response),
  /** The driver's request to correct the last answer. */
  dispute: z
    .object({
      ...Words.shape,
      /** The last day for the past employer's correction or refusal. */
      answerBy: Day,
      isOverdue: z.boolean(),
      wasRefused: z.boolean(),
    })
    .nullable(),
  /** The driver's statement that travels with the answer. */
  rebuttal: z.object({ ...Words.shape, forwardedBy: Day }).nullable(),
  /** When the driver opened the last answer. */
  isReviewed: z.boolean(),
  isReviewWaived: z.boolean(),
  hasAccessEnded: z.boolean(),
};

/** The carrier's commands on a verification. */
export const carrierVerificationActions = [
  'startVerification',
  'recordAttempt',
  'cancelVerification',
  'closeGoodFaith',
] as const;
/** One of {@link carrierVerificationActions}. */
export type CarrierVerificationAction = (typeof carrierVerificationActions)[number];

/** The driver's commands on a verification. */
export const driverVerificationActions = ['signConsent', 'postponeConsent', 'disputeAnswer', 'attachRebuttal'] as const;

/** A past employment of a driver with the carrier's verification of it. */
export const VerificationView = z
  .object({
    ...shared,
    /** Null before the first request. */
    _id: z.uuid().nullable(),
    driverId: z.uuid(),
    state: z.enum(['none', ...verificationStates]),
    /** The DOT agency that regulated the employer; null if none or unknown. */
    mode: z.enum(dotModes).nullable(),
    since: Instant.nullable(),
    requestedAt: Instant.nullable(),
    requestedBy: z.string().nullable(),
    /** The days of the investigation; null before the first request. */
    clock: InvestigationClock.nullable(),
    attempts: z.array(VerificationAttempt),
    /** When the past employer is contacted again on schedule; null if it is not. */
    nextAttemptAt: Instant.nullable(),
    /** The earliest time at which it may be closed in good faith; null if that is not foreseeable or not possible. */
    goodFaithFrom: Instant.nullable(),
    goodFaithAt: Instant.nullable(),
    /** Whether the carrier may report to FMCSA that the past employer did not answer. */
    isReportable: z.boolean(),
    actions: z.array(z.enum(carrierVerificationActions)),
    /** Commands that are possible in this state, but refused, with the reason. */
    refusals: z.array(z.object({ action: z.enum(carrierVerificationActions), code: z.string() })),
  })
  .meta({ id: 'VerificationView' });
/** A past employment of a driver with the carrier's verification of it. */
export type VerificationView = z.infer<typeof VerificationView>;

/** The past employments of a driver with the carrier's verifications, newest employment first. */
export const VerificationViews = z.object({ data: z.array(VerificationView) }).meta({ id: 'VerificationViews' });

/** A verification as its driver sees it. */
export const OwnVerification = z
  .object({
    ...shared,
    _id: z.uuid(),
    carrier: z.string(),
    dotNumber: z.number().int().nullable(),
    /** The carrier is deactivated: nobody there can answer. */
    isCarrierPaused: z.boolean(),
    state: z.enum(verificationStates),
    actions: z.array(z.enum(driverVerificationActions)),
  })
  .meta({ id: 'OwnVerification' });
/** A verification as its driver sees it. */
export type OwnVerification = z.infer<typeof OwnVerification>;

/** Carriers' verifications of the driver's past employments: what waits for the driver first. */
export const OwnVerifications = z.object({ data: z.array(OwnVerification) }).meta({ id: 'OwnVerifications' });
