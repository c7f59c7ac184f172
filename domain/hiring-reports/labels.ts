import type { CandidacySource } from '../candidacies/sources';
import type { ActorKind } from '../shared/actor';
import type { Reply, ReplyParty, RoundStage } from './spans';

/** Labels of sources, in files. */
export const sourceLabels: Readonly<Record<CandidacySource, string>> = {
  search: 'Search',
  autopilot: 'Autopilot',
  bench: 'Bench',
  application: 'Application',
};

/** Labels of stages, in files. */
export const roundStageLabels: Readonly<Record<RoundStage, string>> = {
  invited: 'Invited',
  requested: 'Applied',
  inReview: 'In review',
  approved: 'Approved for interview',
  interviewOffered: 'Interview times offered',
  interviewing: 'Interview',
  offered: 'Offered',
  accepted: 'Hired, not started',
};

/** Labels of replies, in files. */
export const replyLabels: Readonly<Record<Reply, string>> = {
  answerInvite: 'Invitation',
  pickInterviewTime: 'Choice of an offered interview time',
  answerInterview: 'Interview time',
  answerStart: 'Job offer',
  carrierAnswersRequest: 'Application',
  safetyReviews: 'Review by HR or Safety',
  carrierSchedulesInterview: 'Inviting to interview',
  carrierOffersTimes: 'Other interview times',
  carrierConfirmsTime: 'Interview time proposed by the driver',
  decideAfterInterview: 'Decision after the interview',
  carrierAnswersStart: 'Start date proposed by the driver',
  carrierConfirmsStart: 'Start without an answer',
};

/** Labels of the sides that owe replies, in files. */
export const partyLabels: Readonly<Record<ReplyParty, string>> = { driver: 'Driver', carrier: 'Carrier' };

/** Labels of those who end rounds, in files. */
export const endedByLabels: Readonly<Record<ActorKind, string>> = {
  driver: 'Driver',
  fleet: 'Carrier',
  ops: 'Operations',
  system: 'Automatic',
  pastEmployer: 'The past employer',
};
