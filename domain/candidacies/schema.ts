import { z } from 'zod';
import { AgreedRateView } from '../agreed-rates/schema';
import { DriverSummary, FitLine } from '../drivers/schema';
import { WeeklyPay } from '../job-orders/schema';
import { actorKinds } from '../shared/actor';
import { CandidacyBrief } from '../shared/candidacy-brief/schema';
import { candidacyStates, recordStatuses, stages } from '../shared/candidacy-states';
import { dressCodes } from '../shared/job-enums';
import { Refusal } from '../shared/schema';
import { MetDealbreaker } from './dealbreakers/schema';
import { nextSteps } from './next-step';
import { InterviewOfferView } from './offer/schema';
import { candidacySources } from './sources';
import { assignmentStates, interviewAnswers, interviewPlaces, requestKinds } from './states';

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
    /** The employment whose file the carrier keeps; null until the driver accepts. */
    employmentId: z.uuid().nullable(),
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
  /** The agreed rate of pay of a hire, today or on the first day if that is later; null if there is none. */
  agreedRate: AgreedRateView.nullable(),
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
     * Position on the progress track: invited or applied, review, approved, interview, hired; for a closed
     * application the last one reached.
     */
    dot: z.number().int().min(0).max(4),
    /** Whether the first dot is the driver's own application, however the round went on; else it is an invitation. */
    hasApplied: z.boolean(),
    ...deadline,
    turn: z.enum(['you', 'carrier', 'safety', 'nobody']),
    next: z.enum(nextSteps),
    /** Whether the carrier is deactivated: no one there can answer, and the deadlines are paused. */
    isCarrierPaused: z.boolean(),
    /** The carrier's notice before a decision that is based on a report; null if none is open. */
    reportNotice: z
      .object({
        /** Whether the driver may dispute the report; otherwise the carrier answers the dispute. */
        isYourTurn: z.boolean(),
        /** The last day of the wait; null while its clock is stopped. */
        answerBy: z.iso.date().nullable(),
      })
      .nullable(),
    /** Items of the file of this job that wait for the driver: those that hold up the start, and those due within a week. */
    fileTasks: z.object({ holding: z.number().int(), due: z.number().int() }),
    /** The agreed rate of pay of a hire; null if there is none. */
    agreedRate: AgreedRateView.nullable(),
    /** Null unless hired and not on assignment yet. */
    firstDay: FirstDay.nullable(),
    /** The signature for the carrier after an accepted start: nothing to sign, possible, or the start waits for it. */
    signature: z.enum(['none', 'possible', 'due', 'consent']),
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

/** A job request after a command on it, with the state of the application. */
export const JobRequest = CandidacyCommandResult.extend({
  /** The status of the request itself; an answer to a later round leaves it as it was. */
  status: z.enum(recordStatuses),
  driverId: z.uuid(),
  jobOrderId: z.uuid(),
  organizationId: z.uuid(),
  /** The first day of the hire; null unless the request is approved. */
  startDate: z.iso.date().nullable(),
}).meta({ id: 'JobRequest' });
/** A job request after a command on it. */
export type JobRequest = z.infer<typeof JobRequest>;
