import { z } from 'zod';
import { SignatureShape } from '../compliance/schema';
import { legalStatuses } from '../legal/kinds';
import { actorKinds } from '../shared/actor';
import { tooLong } from '../shared/too-long';
import { visibleLine } from '../shared/visible-text';
import { agreementEventTypes } from './events';
import { agreementStates, noticeParties } from './states';
import { MAX_AGREEMENT_REASON, MAX_SIGNER_NAME } from './terms';

const REQUIRED = 'This field is required';
const REASON_MISSING = 'Please give a reason';

const TextHash = z.string().regex(/^[0-9a-f]{64}$/);

/** Accepts the agreement whose text was shown; the server adds the version, the time and the IP address. */
export const AcceptAgreementBody = z
  .object({
    /** The SHA-256 hash of the text of the agreement, as shown. */
    shown: TextHash,
    /** The SHA-256 hash of the text of the addendum, as shown; null if it is not accepted. */
    shownAddendum: TextHash.nullable().default(null),
    fullName: z
      .string({ error: REQUIRED })
      .overwrite(visibleLine)
      .min(1, { error: REQUIRED })
      .max(MAX_SIGNER_NAME, tooLong()),
    signature: SignatureShape,
    /** The consent checkbox. */
    hasAgreed: z.literal(true, { error: REQUIRED }),
  })
  .meta({ id: 'AcceptAgreementBody' });
/** Accepts the agreement. */
export type AcceptAgreementBody = z.infer<typeof AcceptAgreementBody>;

/** A command on an agreement with its reason, which both sides read. */
export const AgreementReasonBody = z
  .object({
    reason: z.string({ error: REASON_MISSING }).trim().min(1, REASON_MISSING).max(MAX_AGREEMENT_REASON, tooLong()),
  })
  .meta({ id: 'AgreementReasonBody' });
/** A command on an agreement with its reason. */
export type AgreementReasonBody = z.infer<typeof AgreementReasonBody>;

/** The new last day of a trial. */
export const ExtendTrialBody = z.object({ lastOn: z.iso.date() }).meta({ id: 'ExtendTrialBody' });
/** The new last day of a trial. */
export type ExtendTrialBody = z.infer<typeof ExtendTrialBody>;

/** A text that can be accepted. */
export const OfferedText = z
  .object({
    version: z.string(),
    title: z.string(),
    body: z.string(),
    sha256: z.string(),
    status: z.enum(legalStatuses),
  })
  .meta({ id: 'OfferedAgreementText' });
/** A text that can be accepted. */
export type OfferedText = z.infer<typeof OfferedText>;

const summary = {
  state: z.enum(agreementStates),
  since: z.iso.datetime(),
  /** The zone in which the days count. */
  timeZone: z.string(),
  isDisabled: z.boolean(),
  trialEndsOn: z.iso.date(),
  /** Null until an administrator has accepted the agreement. */
  acceptedAt: z.iso.datetime().nullable(),
  /** Whether the text that is offered now is accepted. */
  isTextAccepted: z.boolean(),
  term: z.object({ number: z.int(), startsOn: z.iso.date(), endsOn: z.iso.date() }).nullable(),
  /** The notice, with the last day of the agreement. */
  notice: z.object({ party: z.enum(noticeParties), at: z.iso.datetime(), endsOn: z.iso.date() }).nullable(),
  /** Warnings about overdue payments. */
  warnings: z.int(),
};

/** The next change of the carrier's agreement. */
export const AgreementSummary = z.object(summary).meta({ id: 'AgreementSummary' });
/** The next change of the carrier's agreement. */
export type AgreementSummary = z.infer<typeof AgreementSummary>;

/** The commands of the carrier's side. */
export const carrierAgreementActions = ['acceptAgreement', 'giveNotice', 'withdrawNotice'] as const;
/** The commands of operations. */
export const opsAgreementActions = [
  'extendTrial',
  'warnAboutPayment',
  'clearWarnings',
  'disableCarrier',
  'enableCarrier',
  'giveNotice',
  'withdrawNotice',
] as const;

/** A line of the history of an agreement. */
export const AgreementHistoryLine = z
  .object({
    type: z.enum(agreementEventTypes),
    at: z.iso.datetime(),
    by: z.enum(actorKinds),
    /** The person; null for a change without one, and for people of the other side. */
    name: z.string().nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'AgreementHistoryLine' });
/** A line of the history of an agreement. */
export type AgreementHistoryLine = z.infer<typeof AgreementHistoryLine>;

/** A signed document of an agreement. */
export const AgreementDocument = z
  .object({
    _id: z.uuid(),
    version: z.string(),
    signedAt: z.iso.datetime(),
    signedBy: z.string(),
    sha256: z.string(),
    hasAddendum: z.boolean(),
  })
  .meta({ id: 'AgreementDocument' });
/** A signed document of an agreement. */
export type AgreementDocument = z.infer<typeof AgreementDocument>;

const whole = {
  ...summary,
  startedAt: z.iso.datetime(),
  hasAddendum: z.boolean(),
  noticeReason: z.string().nullable(),
  /** The last day of the agreement if notice were given now. */
  noticeWouldEndOn: z.iso.date(),
  /** Orders, candidates, hires, running assignments and charges without an invoice that stay open. */
  open: z
    .object({ orders: z.int(), candidates: z.int(), assignments: z.int(), unbilledCents: z.int() })
    .meta({ id: 'AgreementOpenMatters' }),
  history: z.array(AgreementHistoryLine),
  documents: z.array(AgreementDocument),
};

/** The carrier's agreement with its texts. */
export const CarrierAgreementView = z
  .object({
    ...whole,
    actions: z.array(z.enum(carrierAgreementActions)),
    text: OfferedText,
    addendum: OfferedText,
  })
  .meta({ id: 'CarrierAgreement' });
/** The carrier's agreement. */
export type CarrierAgreementView = z.infer<typeof CarrierAgreementView>;

/** A carrier's agreement for operations. */
export const OpsAgreementView = z
  .object({
    ...whole,
    actions: z.array(z.enum(opsAgreementActions)),
    /** The days to which the trial can be extended. */
    extension: z.object({ first: z.iso.date(), last: z.iso.date() }),
    warningsNeeded: z.int(),
  })
  .meta({ id: 'OpsAgreement' });
/** A carrier's agreement for operations. */
export type OpsAgreementView = z.infer<typeof OpsAgreementView>;
