import type { CandidacyStateName, RecordStatus } from '../shared/candidacy-states';

/** The five records of a driver on an order. */
export const recordKinds = [
  'fleetJobRequest',
  'driverJobRequest',
  'jobAssignment',
  'jobRequest',
  'scheduledInterview',
] as const;
/** One of {@link recordKinds}. */
export type RecordKind = (typeof recordKinds)[number];
/** The records of the current round; a record that does not exist yet is absent. */
export type CandidacyRecords = Partial<Record<RecordKind, RecordStatus>>;

/** Assignment states in the API. */
export const assignmentStates = [
  'REQUESTED',
  'PENDING_REVIEW',
  'PENDING_INTERVIEW',
  'INTERVIEW_CANCELED',
  'APPROVED',
  'CANCELED',
  'ACTIVE',
  'PAST',
] as const;
/** One of {@link assignmentStates}. */
export type AssignmentState = (typeof assignmentStates)[number];

/** Request kinds in the API. */
export const requestKinds = ['REQUEST', 'INVITE', 'ASSIGNMENT'] as const;
/** One of {@link requestKinds}. */
export type RequestKind = (typeof requestKinds)[number];

/** Reasons that a carrier may give for ending a candidacy. */
export const fleetReasons = [
  'not_a_match',
  'failed_review',
  'report_based',
  'no_show',
  'position_closed',
  'other',
  'unspecified',
] as const;
/** Reasons that a driver may give. */
export const driverReasons = [
  'pay',
  'home_time',
  'distance',
  'schedule',
  'equipment',
  'other_job',
  'offer_declined',
  'other',
  'unspecified',
] as const;
/** Reasons that only the system gives. */
export const systemReasons = [
  'expired',
  'order_cancelled',
  'order_ended',
  'order_deleted',
  'hired_elsewhere',
  'driver_not_available',
  'organization_inactive',
  'completed',
] as const;
/** One of {@link fleetReasons}. */
export type FleetReason = (typeof fleetReasons)[number];
/** One of {@link driverReasons}. */
export type DriverReason = (typeof driverReasons)[number];
/** One of {@link systemReasons}. */
export type SystemReason = (typeof systemReasons)[number];
/** Reasons that close every candidate of an order or carrier; no candidate ends it. */
export const closedWithOrder = [
  'order_cancelled',
  'order_ended',
  'order_deleted',
  'organization_inactive',
] as const satisfies readonly SystemReason[];
/** All reasons for the end of a candidacy. */
export const closeReasons = [...new Set([...fleetReasons, ...driverReasons, ...systemReasons])] as const;
/** One of {@link closeReasons}. */
export type CloseReason = FleetReason | DriverReason | SystemReason;

/** The reason, as far as it says something: beside somebody's own words, "no reason" would be untrue and "another reason" says nothing. */
export const meaningfulReason = <Reason extends string>(reason: Reason, words: string | null): Reason | null =>
  (words ?? '') !== '' && (reason === 'unspecified' || reason === 'other') ? null : reason;

/** A driver's answers to an interview: none yet, yes, or another time. */
export const interviewAnswers = ['waiting', 'accepted', 'proposed'] as const;
/** One of {@link interviewAnswers}. */
export type InterviewAnswer = (typeof interviewAnswers)[number];

/** A driver's answers to offered interview times: none yet, or that no time fits. */
export const offerAnswers = ['open', 'declined'] as const;
/** One of {@link offerAnswers}. */
export type OfferAnswer = (typeof offerAnswers)[number];

/** Kinds of places for an interview. */
export const interviewPlaces = ['address', 'phone', 'video'] as const;
/** One of {@link interviewPlaces}. */
export type InterviewPlace = (typeof interviewPlaces)[number];

/** A state's name, or `none` before the first contact. */
export type StateOrNone = CandidacyStateName | 'none';
