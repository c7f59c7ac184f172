import { z } from 'zod';
import { DriverSummary, FitLine } from '../drivers/schema';
import { MAX_OFFERED_TIMES } from '../interviews/times';
import { WeeklyPay } from '../job-orders/schema';
import { DriverText } from '../message-templates/driver-text/schema';
import { actorKinds } from '../shared/actor';
import { CandidacyBrief } from '../shared/candidacy-brief/schema';
import { candidacyStates, stages } from '../shared/candidacy-states';
import { dressCodes } from '../shared/job-enums';
import { Refusal } from '../shared/schema';
import { DealbreakerAnswers, MetDealbreaker } from './dealbreakers/schema';
import { nextSteps } from './next-step';
import { InterviewOfferView } from './offer/schema';
import { candidacySources, inviteSources } from './sources';
import {
  assignmentStates,
  driverReasons,
  fleetReasons,
  interviewAnswers,
  type InterviewPlace,
  interviewPlaces,
  requestKinds,
} from './states';

/** The live interview as both sides see it; times are instants, shown in `zone`. */
export const InterviewView = z
  .object({
    _id: z.uuid(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    zone: z.string(),
    place: z.enum(interviewPlaces),
    address: z.string().nullable(),
    note: z.string().nullable(),
    answer: z.enum(interviewAnswers),
    proposedStartsAt: z.iso.datetime().nullable(),
    /** The driver's text about the proposed time; null without a text. */
    proposalNote: z.string().nullable(),
    /** The person who holds the interview; null if no one is named. */
    interviewer: z.string().nullable(),
    notifyBeforeTwoHours: z.boolean(),
  })
  .meta({ id: 'InterviewView' });
/** The live interview. */
export type InterviewView = z.infer<typeof InterviewView>;

/** The start of a hire: its date, the driver's answer, and the start of the assignment. */
export const StartView = z
  .object({
    startOn: z.iso.date(),
    endOn: z.iso.date().nullable(),
    answer: z.enum(['offered', 'accepted']),
    startedAt: z.iso.datetime().nullable(),
    /** Another date that the driver proposed, with an optional reason; null once it is answered. */
    proposal: z.object({ startOn: z.iso.date(), note: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'StartView' });
/** The start of a hire. */
export type StartView = z.infer<typeof StartView>;

/** The end of a round or assignment: the side that ended it, the reason and the text. */
export const EndingView = z
  .object({ by: z.enum(actorKinds), reason: z.string(), text: z.string().nullable(), at: z.iso.datetime() })
  .meta({ id: 'EndingView' });
/** The end of a round or assignment. */
export type EndingView = z.infer<typeof EndingView>;

const deadline = {
  since: z.iso.datetime(),
  /** Whole days in this state, and the target in days; null if there is none. */
  days: z.number().int(),
  targetDays: z.number().int().nullable(),
  dueAt: z.iso.datetime().nullable(),
  isLate: z.boolean(),
};
const details = {
  interview: InterviewView.nullable(),
  /** Null unless the driver has to pick the time of the interview. */
  offer: InterviewOfferView.nullable(),
  start: StartView.nullable(),
  ending: EndingView.nullable(),
  /** Time at which a credential required for driving expired; until it is renewed, a hire does not start. */
  lapsedSince: z.iso.datetime().nullable(),
  /** Commands that the caller may send now. */
  actions: z.array(z.string()),
  /** Commands that others may send in this state, with the code of the reason why the caller may not. */
  refusals: z.array(Refusal),
};

/** A driver on an order, as in the carrier's tabs. */
export const CandidacyCard = CandidacyBrief.extend({
  orderId: z.uuid(),
  driverId: z.uuid(),
  kind: z.enum(requestKinds),
  /** The source of the current round. */
  source: z.enum(candidacySources),
  assignmentState: z.enum(assignmentStates),
  driver: DriverSummary,
  distanceMiles: z.number().int(),
  fit: z.array(FitLine),
  /** The order's dealbreaker questions that the driver answered with yes. */
  metDealbreakers: z.array(MetDealbreaker),
  ...deadline,
  turn: z.enum(['driver', 'carrier', 'safety', 'nobody']),
  next: z.enum(nextSteps),
  /** Ids of the records, for other calls; null while a record does not exist. */
  fleetJobRequestId: z.uuid().nullable(),
  driverJobRequestId: z.uuid().nullable(),
  assignmentId: z.uuid().nullable(),
  jobRequestId: z.uuid().nullable(),
  /** The interview that scorecards are about, planned or held; null if there is none. */
  scorecardInterview: z.object({ _id: z.uuid(), startsAt: z.iso.datetime() }).nullable(),
  /** The number of filled-in scorecards of the interview. */
  scorecardCount: z.number().int(),
  ...details,
}).meta({ id: 'CandidacyCard' });
/** A driver on an order. */
export type CandidacyCard = z.infer<typeof CandidacyCard>;

/** A page of one tab with the total count. */
export const CandidacyCards = z
  .object({ data: z.array(CandidacyCard), count: z.number().int() })
  .meta({ id: 'CandidacyCards' });
/** A page of one tab. */
export type CandidacyCards = z.infer<typeof CandidacyCards>;

/** The tabs of the hiring page. */
export const candidacyTabs = ['invited', 'requested', 'review', 'interview', 'hired'] as const;
/** One of {@link candidacyTabs}. */
export type CandidacyTab = (typeof candidacyTabs)[number];

/** A hired driver's first day: where and when to report, the contact person, and what to bring. */
export const FirstDay = z
  .object({
    /** Hour of the day in the facility's time zone; null if the order does not state it. */
    fromHour: z.number().nullable(),
    facilityName: z.string(),
    address: z.string(),
    contact: z.object({ name: z.string(), phone: z.string().nullable(), email: z.string() }).nullable(),
    dressCode: z.array(z.enum(dressCodes)),
    otherRequirements: z.string(),
  })
  .meta({ id: 'FirstDay' });
/** The first day of a hired driver. */
export type FirstDay = z.infer<typeof FirstDay>;

/** One application to a job, as the driver sees it. */
export const DriverApplicationView = z
  .object({
    candidacyId: z.uuid(),
    orderId: z.uuid(),
    round: z.number().int(),
    title: z.string(),
    carrier: z.string(),
    place: z.string(),
    weeklyPay: WeeklyPay.nullable(),
    /** Questions to answer with yes before accepting an invitation. */
    dealbreakers: z.array(z.string()),
    /** The carrier's own words in an open invitation. */
    message: z.string().nullable(),
    state: z.enum(candidacyStates),
    /**
     * Position on the progress track: invited or requested, review, approved, interview, hired; for a closed
     * application the last one reached.
     */
    dot: z.number().int().min(0).max(4),
    ...deadline,
    turn: z.enum(['you', 'carrier', 'safety', 'nobody']),
    next: z.enum(nextSteps),
    /** Null unless hired and not on assignment yet. */
    firstDay: FirstDay.nullable(),
    ...details,
  })
  .meta({ id: 'DriverApplicationView' });
/** One application to a job, as the driver sees it. */
export type DriverApplicationView = z.infer<typeof DriverApplicationView>;

/** All applications of the driver, live ones first. */
export const DriverApplicationViewList = z
  .object({ data: z.array(DriverApplicationView) })
  .meta({ id: 'DriverApplicationViewList' });

/** Response to a candidacy command: its ids and new state. */
export const CandidacyCommandResult = z
  .object({
    _id: z.uuid(),
    candidacyId: z.uuid(),
    seq: z.number().int(),
    state: z.enum(candidacyStates),
    stage: z.enum(stages).nullable(),
  })
  .meta({ id: 'CandidacyCommandResult' });
/** Response to a candidacy command. */
export type CandidacyCommandResult = z.infer<typeof CandidacyCommandResult>;

const MAX_NOTE = 2000;
const note = z.string().trim().max(MAX_NOTE);
const INTERVIEW_DATE = 'Please, select date and time for the interview';
const INTERVIEW_ADDRESS = 'Please, type a valid address';
const INTERVIEW_PHONE = 'Type a phone number with area code';
const INTERVIEW_LINK = 'Type a link that starts with https://';
const PHONE_DIGITS = 10;
const instant = z.iso.datetime({ offset: true, error: INTERVIEW_DATE });
/** A calendar date, or the UTC instant that a client sends for it (docs/state-machines.md#offers-and-starts). */
const startDate = z.union([z.iso.date(), z.iso.datetime({ offset: true })], { error: 'Choose a start date' });

/** Body of an invitation (docs/state-machines.md#invitations-and-requests). */
export const InviteBody = z
  .object({
    driverId: z.uuid(),
    jobOrderId: z.uuid(),
    source: z.enum(inviteSources).default('search'),
    /** The carrier's own words in the invitation. */
    text: DriverText.optional(),
  })
  .meta({ id: 'InviteBody' });
/** Body of an invitation. */
export type InviteBody = z.infer<typeof InviteBody>;
/** Body of a carrier's rejection; the reason is optional. */
export const FleetReasonBody = z
  .object({
    reason: z.enum(fleetReasons).default('unspecified'),
    text: DriverText.optional(),
    /** For `report_based`: HR or SAFETY confirm that the required notices were sent. */
    noticesSent: z.boolean().default(false),
  })
  .prefault({})
  .meta({ id: 'FleetReasonBody' });
/** A carrier's reason. */
export type FleetReasonBody = z.infer<typeof FleetReasonBody>;

const otherDates = z
  .array(instant)
  .max(MAX_OFFERED_TIMES - 1, 'Offer up to three times')
  .default([]);

const interviewDetails = z.object({
  date: instant,
  /** More times, if the driver may pick one; with them, `date` reserves nothing either. */
  otherDates,
  /** The member of staff who holds the interview. */
  interviewerId: z.uuid().nullable().default(null),
  /** An address, a phone number or a link, depending on `place`. */
  address: z.string({ error: INTERVIEW_ADDRESS }).trim().min(1, INTERVIEW_ADDRESS).max(300, INTERVIEW_ADDRESS),
  place: z.enum(interviewPlaces).default('address'),
  note: note.default(''),
  notifyBeforeTwoHours: z.boolean().default(false),
});

const PHONE = /^\+?[\d\s().-]{10,20}$/;
const isPhone = (text: string): boolean => PHONE.test(text) && text.replaceAll(/\D/g, '').length >= PHONE_DIGITS;
const isLink = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';

const placeChecks = {
  address: { isValid: () => true, message: INTERVIEW_ADDRESS },
  phone: { isValid: isPhone, message: INTERVIEW_PHONE },
  video: { isValid: isLink, message: INTERVIEW_LINK },
} as const satisfies Record<InterviewPlace, { isValid: (text: string) => boolean; message: string }>;

/** Checks that the entry matches the kind of place: a number for a call, a link for a video interview. */
function placeFits(ctx: z.core.ParsePayload<Pick<z.output<typeof interviewDetails>, 'place' | 'address'>>): void {
  const { place, address } = ctx.value;
  const { isValid, message } = placeChecks[place];
  if (!isValid(address)) ctx.issues.push({ code: 'custom', message, input: address, path: ['address'] });
}

/** The interview form of the carrier. */
export const InterviewDetails = interviewDetails.check(placeFits);

/** Body of scheduling an interview (docs/state-machines.md#interviews). */
export const InterviewBody = z
  .object({ driverId: z.uuid().optional(), assignmentId: z.uuid(), ...interviewDetails.shape })
  .check(placeFits)
  .meta({ id: 'InterviewBody' });
/** A validated interview request. */
export type InterviewBody = z.infer<typeof InterviewBody>;

/** Body of moving an interview. */
export const RescheduleInterviewBody = z.object({ date: instant, otherDates }).meta({ id: 'RescheduleInterviewBody' });
/** A new time, or new times. */
export type RescheduleInterviewBody = z.infer<typeof RescheduleInterviewBody>;
/** Body of canceling an interview. */
export const CancelInterviewBody = z
  .object({ declineReason: note.default('') })
  .prefault({})
  .meta({ id: 'CancelInterviewBody' });
/** Body of hiring, and of moving the start: the date. */
export const StartBody = z.object({ startDate }).meta({ id: 'StartBody' });
/** Body of a carrier ending an assignment. */
export const EndAssignmentBody = z
  .object({ endDate: startDate, reason: z.enum(fleetReasons).default('unspecified'), text: note.optional() })
  .meta({ id: 'EndAssignmentBody' });
/** A carrier's end of an assignment. */
export type EndAssignmentBody = z.infer<typeof EndAssignmentBody>;

const round = z.number().int().min(1);
/** Body of a driver's answer: the round that the driver saw. */
export const DriverAnswerBody = z.object({ round }).meta({ id: 'DriverAnswerBody' });
/** Body of accepting an invitation: the round that the driver saw, and the answers to the dealbreaker questions. */
export const AcceptInviteBody = DriverAnswerBody.extend({ dealbreakerAnswers: DealbreakerAnswers }).meta({
  id: 'AcceptInviteBody',
});
/** Body of a driver declining, with an optional reason. */
export const DriverReasonBody = z
  .object({ round, reason: z.enum(driverReasons).default('unspecified'), text: note.optional() })
  .meta({ id: 'DriverReasonBody' });
/** A driver's reason. */
export type DriverReasonBody = z.infer<typeof DriverReasonBody>;
/** Body of a driver's answer to the interview that the driver saw. */
export const DriverInterviewBody = z.object({ round, interviewId: z.uuid() }).meta({ id: 'DriverInterviewBody' });
/** Body of a driver's choice of one of the offered times. */
export const PickTimeBody = z.object({ round, interviewId: z.uuid(), date: instant }).meta({ id: 'PickTimeBody' });
/** Body of a driver's proposal of another time; as an answer to offered times, a text is enough. */
export const ProposeTimeBody = z
  .object({ round, interviewId: z.uuid(), date: instant.nullable().default(null), text: note.optional() })
  .meta({ id: 'ProposeTimeBody' });
/** Body of a driver's proposal of another start date, with an optional reason. */
export const ProposeStartBody = z.object({ round, startDate, text: note.optional() }).meta({ id: 'ProposeStartBody' });
/** Body of a driver ending an assignment. */
export const DriverEndBody = DriverReasonBody.extend({ endDate: startDate }).meta({ id: 'DriverEndBody' });
/** A driver's end of an assignment. */
export type DriverEndBody = z.infer<typeof DriverEndBody>;
