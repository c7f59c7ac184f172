import type { DriverStage } from '../driver-pipeline/stages';
import type { OrderStatus } from '../job-orders/states';
import type { CandidacyStateName } from '../shared/candidacy-states';
import type { StalledStage } from './filters';
import type { StalledAction, StalledKind, StalledWait } from './waits';

const stages: Readonly<Record<DriverStage, string>> = {
  PreQualify: 'Pre-qualify',
  Processing: 'Processing',
  Interview: 'Interview',
  PendingHR: 'Pending HR',
  HRPaperWork: 'HR paperwork',
  WrappingUpHR: 'Wrapping up HR',
  PreQualified_MeetsMin: 'Pre-qualified, meets minimum',
  Certified: 'Certified',
  CertifiedNotWorking: 'Certified, not working',
  Retarget: 'Retarget',
  NotInterested: 'Not interested',
  NotQualified: 'Not qualified',
};
const states: Readonly<Record<CandidacyStateName, string>> = {
  invited: 'Invited',
  requested: 'Applied',
  inReview: 'In review',
  approved: 'Approved for interview',
  interviewOffered: 'Interview times offered',
  interviewing: 'Job interview',
  hired: 'Hired',
  ended: 'Assignment ended',
  closed: 'Closed',
};
const statuses: Readonly<Record<OrderStatus, string>> = {
  pending: 'Pending order',
  active: 'Active order',
  past: 'Past order',
  deleted: 'Deleted order',
};

/** Operations' labels of the stages for messages; a test compares them with those of the pages. */
export const stageLabels: Readonly<Record<StalledStage, string>> = { ...stages, ...states, ...statuses };

/** Labels of the kinds of items, as on the stalled page. */
export const kindLabels: Readonly<Record<StalledKind, string>> = {
  driver: 'Driver',
  candidacy: 'Job application',
  order: 'Order',
};

/** Labels of the parties that an item waits for, as on the stalled page. */
export const partyLabels: Readonly<Record<StalledWait, string>> = {
  carrier: 'Carrier',
  driver: 'Driver',
  ops: 'Operations',
  others: 'Third party',
  safety: 'HR or Safety',
};

/** Labels of the next steps, as on the stalled page. */
export const actionLabels: Readonly<Record<StalledAction, string>> = {
  answerQuestions: 'Driver answers questions',
  confirmContact: 'Driver confirms email or phone',
  sendTasks: 'Driver submits tasks',
  sendAgain: 'Driver resubmits rejected items',
  makeCall: 'Make the screening call',
  review: 'Review the file',
  orderResults: 'Order results',
  awaitResults: 'Deliver the results',
  judgeResults: 'Review results',
  decide: 'Decide on certification',
  renewProof: 'Driver renews an expired document',
  completeFile: 'Complete the file',
  place: 'Match with a job',
  contactAgain: 'Follow up',
  answerInvite: 'Driver responds to the invitation',
  carrierAnswersRequest: 'Carrier responds to the application',
  safetyReviews: 'HR or Safety reviews the driver',
  carrierSchedulesInterview: 'Carrier invites to interview',
  pickInterviewTime: 'Driver picks an interview time',
  carrierOffersTimes: 'Carrier offers other interview times',
  answerInterview: 'Driver responds to the interview',
  carrierConfirmsTime: 'Carrier confirms the proposed time',
  attendInterview: 'Carrier decides after the interview',
  answerStart: 'Driver responds to the start date',
  carrierAnswersStart: 'Carrier responds to the proposed start date',
  carrierConfirmsStart: 'Carrier confirms the start',
  startWork: 'Driver starts work',
  completeDriverFile: "HR or Safety completes the driver's file",
  driverCompletesFile: 'Driver sends what the file needs',
  bothCompleteFile: "Driver and HR or Safety complete the driver's file",
  completeDriverFileAtWork: 'HR or Safety completes the file; the driver must not drive until then',
  driverCompletesFileAtWork: 'Driver sends what the file needs, and must not drive until then',
  bothCompleteFileAtWork: 'Driver and HR or Safety complete the file; the driver must not drive until then',
  addReviewer: 'Carrier adds a reviewer',
  acceptOrder: 'Accept the order or send it back',
  findDrivers: 'Carrier invites drivers',
};
