import { z } from 'zod';
import { actorKinds } from '../shared/actor';
import { tooLong } from '../shared/too-long';
import { visibleLine } from '../shared/visible-text';
import { adverseActionStates, adverseEndReasons, adversePaths, noticeKinds, remotePathRefusals } from './states';
import { MAX_ADVERSE_TEXT, MAX_REPORT_FILES, MAX_WAIT_DAYS, MIN_WAIT_DAYS } from './terms';

/** The commands of HR and SAFETY. */
export const carrierAdverseActions = [
  'sendPreAdverseNotice',
  'sendRemoteNotice',
  'resolveDispute',
  'sendFinalNotice',
  'withdrawAdverseAction',
  'recordMailing',
] as const;

/** The commands of the driver. */
export const driverAdverseActions = ['disputeReport', 'requestReportCopy'] as const;

/** Outcomes of an email with a notice; `waiting` until one is known. */
export const noticeDeliveries = ['waiting', 'sent', 'skipped', 'failed'] as const;
/** One of {@link noticeDeliveries}. */
export type NoticeDelivery = (typeof noticeDeliveries)[number];

const MAX_NAME = 200;
const MAX_ADDRESS = 300;
const MAX_PHONE = 40;
const PHONE_DIGITS = 10;
const text = z.string().trim().min(1).max(MAX_ADVERSE_TEXT, tooLong());

/** The agency that furnished the report; the law asks for its name, address and phone number. */
export const ReportingAgency = z
  .object({
    name: z.string().overwrite(visibleLine).min(1, 'Type the name of the agency').max(MAX_NAME, tooLong()),
    address: z.string().overwrite(visibleLine).min(1, 'Type the address of the agency').max(MAX_ADDRESS, tooLong()),
    phone: z
      .string()
      .trim()
      .max(MAX_PHONE, tooLong())
      .refine((value) => value.replaceAll(/\D/g, '').length >= PHONE_DIGITS, 'Type a phone number with area code'),
  })
  .meta({ id: 'ReportingAgency' });
/** The agency that furnished the report. */
export type ReportingAgency = z.infer<typeof ReportingAgency>;

const waitDays = z.number().int().min(MIN_WAIT_DAYS).max(MAX_WAIT_DAYS).default(MIN_WAIT_DAYS);

/** The contents of the first notice. */
export const AdverseLetterBody = z
  .object({
    path: z.enum(adversePaths).default('twoSteps'),
    agency: ReportingAgency,
    waitDays,
    /** The day of the decision, of the remote path; today if absent. */
    decidedOn: z.iso.date().optional(),
  })
  .meta({ id: 'AdverseLetterBody' });
/** The contents of the first notice. */
export type AdverseLetterBody = z.infer<typeof AdverseLetterBody>;

/** Sends the first notice: before the decision, or the only one of the remote path. */
export const SendNoticeBody = AdverseLetterBody.extend({
  round: z.number().int().min(1),
  reportFileIds: z.array(z.uuid()).max(MAX_REPORT_FILES).default([]),
  /** For the remote path: nobody of the carrier met the driver. */
  isRemoteOnly: z.boolean().default(false),
}).meta({ id: 'SendNoticeBody' });
/** Sends the first notice. */
export type SendNoticeBody = z.infer<typeof SendNoticeBody>;

/** The number of the adverse action that the caller saw. */
export const AdverseRoundBody = z.object({ round: z.number().int().min(1) }).meta({ id: 'AdverseRoundBody' });
/** A dispute or its answer. */
export const AdverseTextBody = AdverseRoundBody.extend({ text }).meta({ id: 'AdverseTextBody' });
/** Records that the last notice was mailed, with a text that proves it. */
export const RecordMailingBody = AdverseTextBody.extend({ mailedOn: z.iso.date() }).meta({ id: 'RecordMailingBody' });
/** Records that the last notice was mailed. */
export type RecordMailingBody = z.infer<typeof RecordMailingBody>;
/** Withdraws an adverse action, with an optional text for the driver. */
export const WithdrawAdverseBody = AdverseRoundBody.extend({
  text: z.string().trim().max(MAX_ADVERSE_TEXT, tooLong()).default(''),
}).meta({ id: 'WithdrawAdverseBody' });

/** A letter as it is sent: the text with its values, and the summary of rights that follows it. */
export const AdverseLetter = z
  .object({
    kind: z.enum(noticeKinds),
    title: z.string(),
    body: z.string(),
    isTemplate: z.boolean(),
    rights: z.object({ title: z.string(), body: z.string() }).nullable(),
  })
  .meta({ id: 'AdverseLetter' });
/** A letter as it is sent. */
export type AdverseLetter = z.infer<typeof AdverseLetter>;

/** A notice that was sent, with its proof. */
export const AdverseNotice = z
  .object({
    _id: z.uuid(),
    kind: z.enum(noticeKinds),
    sentAt: z.iso.datetime(),
    sentBy: z.string().nullable(),
    sha256: z.string(),
    delivery: z.enum(noticeDeliveries),
    deliveredAt: z.iso.datetime().nullable(),
    /** The letter that the carrier mailed; null without one. */
    mailed: z
      .object({ on: z.iso.date(), by: z.string().nullable(), text: z.string() })
      .meta({ id: 'NoticeMailing' })
      .nullable(),
  })
  .meta({ id: 'AdverseNotice' });
/** A notice that was sent. */
export type AdverseNotice = z.infer<typeof AdverseNotice>;

/** The driver's dispute with the carrier's answer. */
export const AdverseDisputeView = z
  .object({
    text: z.string(),
    at: z.iso.datetime(),
    answer: z.object({ text: z.string(), at: z.iso.datetime() }).nullable(),
  })
  .meta({ id: 'AdverseDispute' });

const common = {
  state: z.enum(adverseActionStates),
  path: z.enum(adversePaths),
  round: z.number().int(),
  since: z.iso.datetime(),
  startedAt: z.iso.datetime(),
  agency: ReportingAgency,
  /** The files of the report. */
  reports: z.array(z.uuid()),
  /** The last day of the waiting period; null while it is paused, after it, and without one. */
  waitEndsOn: z.iso.date().nullable(),
  /** Business days that are left; null unless the clock is paused. */
  waitDaysLeft: z.number().int().nullable(),
  dispute: AdverseDisputeView.nullable(),
  ending: z
    .object({
      by: z.enum(actorKinds),
      reason: z.enum(adverseEndReasons).nullable(),
      text: z.string().nullable(),
      at: z.iso.datetime(),
    })
    .meta({ id: 'AdverseEnding' })
    .nullable(),
};

/** The adverse action of a candidacy for HR and SAFETY. */
export const AdverseActionView = z
  .object({ _id: z.uuid(), ...common, notices: z.array(AdverseNotice), startedBy: z.string().nullable() })
  .meta({ id: 'AdverseAction' });
/** The adverse action of a candidacy. */
export type AdverseActionView = z.infer<typeof AdverseActionView>;

/** The guide of a candidacy: its adverse action, and what is possible now. */
export const AdverseGuide = z
  .object({
    candidacyId: z.uuid(),
    /** The round of the candidacy; the first notice names it. */
    candidacyRound: z.number().int(),
    driver: z.string(),
    job: z.string(),
    /** Null before the first notice. */
    action: AdverseActionView.nullable(),
    /** The adverse actions of this candidacy before the last one, the latest first. */
    earlier: z.array(AdverseActionView),
    /** The commands that the caller may send now. */
    actions: z.array(z.enum(carrierAdverseActions)),
    /** Whether the candidacy may be closed because of the report. */
    mayClose: z.boolean(),
    /** Why one notice is not enough; empty if the remote path is possible. */
    remoteRefusals: z.array(z.enum(remotePathRefusals)),
    /** The first day of a decision whose only notice is still in time, and today where the driver lives. */
    decisionFrom: z.iso.date(),
    /** The first day on which the last notice may have been mailed; null before the first notice. */
    mailedFrom: z.iso.date().nullable(),
    today: z.iso.date(),
  })
  .meta({ id: 'AdverseGuide' });
/** The guide of a candidacy. */
export type AdverseGuide = z.infer<typeof AdverseGuide>;

/** An adverse action that waits for HR or SAFETY, or for its clock. */
export const OpenAdverseAction = z
  .object({
    candidacyId: z.uuid(),
    orderId: z.uuid(),
    driverId: z.uuid(),
    driver: z.string(),
    job: z.string(),
    state: z.enum(adverseActionStates),
    since: z.iso.datetime(),
    waitEndsOn: z.iso.date().nullable(),
    /** A notice could not be emailed. */
    isUndelivered: z.boolean(),
  })
  .meta({ id: 'OpenAdverseAction' });
/** An adverse action that is not finished. */
export type OpenAdverseAction = z.infer<typeof OpenAdverseAction>;

/** The carrier's open adverse actions, those that wait for the carrier first. */
export const OpenAdverseActions = z.object({ data: z.array(OpenAdverseAction) }).meta({ id: 'OpenAdverseActions' });
/** The carrier's open adverse actions. */
export type OpenAdverseActions = z.infer<typeof OpenAdverseActions>;

/** An adverse action as its driver sees it. */
export const OwnAdverseAction = z
  .object({
    _id: z.uuid(),
    ...common,
    carrier: z.string(),
    job: z.string(),
    /** The carrier is deactivated: nobody there can answer. */
    isCarrierPaused: z.boolean(),
    notices: z.array(AdverseNotice.pick({ _id: true, kind: true, sentAt: true })),
    /** The last day on which a free copy can be requested; null if it was, or if the report came with the notice. */
    freeCopyUntil: z.iso.date().nullable(),
    actions: z.array(z.enum(driverAdverseActions)),
  })
  .meta({ id: 'OwnAdverseAction' });
/** An adverse action as its driver sees it. */
export type OwnAdverseAction = z.infer<typeof OwnAdverseAction>;

/** The driver's notices, the last first. */
export const OwnAdverseActions = z.object({ data: z.array(OwnAdverseAction) }).meta({ id: 'OwnAdverseActions' });
/** The driver's notices. */
export type OwnAdverseActions = z.infer<typeof OwnAdverseActions>;
