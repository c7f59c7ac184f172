import type { CandidacyTemplate } from '#domain/candidacies/messages';
import type { CloseReason } from '#domain/candidacies/states';
import type { MessageText, TextFacts } from './message-text';

type Texts<Template extends string> = Readonly<Record<Template, (facts: TextFacts) => MessageText>>;

const reasons: Readonly<Partial<Record<CloseReason, string>>> = {
  not_a_match: 'not a match',
  failed_review: 'the review did not pass',
  report_based: 'based on a report; see the notices you were sent',
  no_show: 'no-show',
  position_closed: 'the position is closed',
  pay: 'pay',
  home_time: 'home time',
  distance: 'distance',
  schedule: 'schedule',
  equipment: 'equipment',
  other_job: 'another job',
  offer_declined: 'the offer was declined',
  completed: 'the assignment was completed',
  order_cancelled: 'the order was cancelled',
  order_ended: 'the order has ended',
  order_deleted: 'the order was removed',
};

/** The given reason as a sentence, with the text that was written to it; nothing when none was given. */
const because = ({ reason, noteText }: TextFacts): string[] => {
  const spoken = reasons[reason as CloseReason];
  const given = [spoken, noteText].filter((part) => part !== undefined && part !== null);
  return given.length === 0 ? [] : [`Reason: ${given.join(': ')}.`];
};

const text = (subject: string, ...lines: string[]): MessageText => ({ subject, lines });

const places: Readonly<Record<string, string>> = { address: 'At', phone: 'By phone', video: 'By video' };
const where = ({ interviewPlace, placeText }: TextFacts): string[] =>
  interviewPlace === null
    ? []
    : [`${places[interviewPlace] ?? interviewPlace}${placeText === null ? '' : `: ${placeText}`}`];

const job = ({ orderTitle, carrier }: TextFacts): string => `${orderTitle} at ${carrier}`;
/** Carriers see a first name and an initial in messages, whatever the state is when they read them. */
const who = ({ driver }: TextFacts): string => driver ?? 'The driver';

/** English texts of the hiring flow's messages. */
export const candidacyTexts: Texts<CandidacyTemplate> = {
  invitation: (f) =>
    text(
      `${f.carrier} invites you: ${f.orderTitle}`,
      `The job is at ${f.facility}, ${f.facilityAddress}.`,
      'Accept or decline the invitation on your home page.',
    ),
  invitationCancelled: (f) => text(`The invitation to ${job(f)} was cancelled`, ...because(f)),
  invitationAccepted: (f) => text(`${who(f)} accepted: ${f.orderTitle}`, 'HR or Safety can now review the driver.'),
  invitationDeclined: (f) => text(`${who(f)} declined: ${f.orderTitle}`, ...because(f)),
  invitationReminder: (f) => text(`Your invitation to ${job(f)} is waiting`, 'It expires if you do not answer.'),
  requestReceived: (f) => text(`${who(f)} asks for ${f.orderTitle}`, 'Invite the driver to the job, or pass.'),
  requestReminder: (f) =>
    text(`${who(f)} still waits for an answer: ${f.orderTitle}`, 'Invite the driver to the job, or pass.'),
  requestAccepted: (f) =>
    text(`${f.carrier} is reviewing you for ${f.orderTitle}`, 'You will hear from them after the safety review.'),
  reviewWaiting: (f) =>
    text(`Please review ${who(f)} for ${f.orderTitle}`, 'Only HR or Safety can approve the driver for an interview.'),
  reviewReminder: (f) =>
    text(`The review of ${who(f)} for ${f.orderTitle} is overdue`, 'Nobody here may approve? Add HR or Safety staff.'),
  reviewApproved: (f) =>
    text(`${who(f)} is approved for an interview: ${f.orderTitle}`, 'Schedule the interview next.'),
  approvedReminder: (f) =>
    text(`${who(f)} waits for an interview: ${f.orderTitle}`, 'Schedule the interview, or pass.'),
  candidacyPassed: (f) => text(`${f.carrier} does not go on with ${f.orderTitle}`, ...because(f)),
  candidacyWithdrawn: (f) => text(`${who(f)} withdrew from ${f.orderTitle}`, ...because(f)),
  candidacyExpired: (f) =>
    text(`No answer in time: ${f.orderTitle}`, 'It was closed. A new invitation or request is possible.'),
  interviewScheduled: (f) =>
    text(
      `Interview for ${f.orderTitle}: ${f.interviewTime}`,
      ...where(f),
      ...(f.noteText === null ? [] : [f.noteText]),
    ),
  interviewAccepted: (f) => text(`${who(f)} accepted the interview on ${f.interviewTime}`),
  interviewTimeProposed: (f) =>
    text(
      `${who(f)} asks for another interview time`,
      `Asked for: ${f.proposedTime}`,
      'Confirm it, or move the interview.',
    ),
  interviewMoved: (f) => text(`New time for the interview for ${f.orderTitle}: ${f.interviewTime}`, ...where(f)),
  interviewCancelled: (f) =>
    text(`The interview for ${f.orderTitle} on ${f.interviewTime} was cancelled`, ...because(f)),
  interviewReminder: (f) => text(`Your interview for ${job(f)} begins in two hours: ${f.interviewTime}`, ...where(f)),
  interviewAnswerReminder: (f) =>
    text(`Please answer: interview for ${job(f)} on ${f.interviewTime}`, 'Accept it or ask for another time.'),
  interviewOutcomeReminder: (f) => text(`How was the interview with ${who(f)}?`, 'Hire the driver, or pass.'),
  startOffered: (f) =>
    text(
      `You are hired: ${job(f)}`,
      `Your first day is ${f.startOn ?? 'not set'}.`,
      'Please accept or decline the start date.',
    ),
  startOfferReminder: (f) =>
    text(`Please accept your start date at ${f.carrier}`, `Your first day is ${f.startOn ?? 'not set'}.`),
  startAccepted: (f) => text(`${who(f)} accepted the start on ${f.startOn ?? 'the offered day'}`),
  startDeclined: (f) => text(`${who(f)} declined the start`, ...because(f)),
  startMoved: (f) => text(`New start date at ${f.carrier}: ${f.startOn ?? 'not set'}`, 'Please accept or decline it.'),
  startRescinded: (f) => text(`${f.carrier} took back the offer for ${f.orderTitle}`, ...because(f)),
  startReached: (f) => text(`${who(f)} has not accepted the start`, 'Confirm the start, or rescind the offer.'),
  startHeld: (f) =>
    text(
      `The start is on hold: ${job(f)}`,
      'A licence or medical card has expired. The start follows as soon as it is renewed.',
    ),
  proofsLapsed: (f) =>
    text(
      `${who(f)} cannot start for now: ${f.orderTitle}`,
      'A licence or medical card has expired. We asked the driver to renew it.',
      f.startOn === null
        ? 'You can go on; a hire waits until it is renewed.'
        : `The start on ${f.startOn} waits until it is renewed.`,
    ),
  proofsLapsedAtWork: (f) =>
    text(
      `${who(f)} must not drive for now: ${f.orderTitle}`,
      'A licence or medical card has expired. We asked the driver to renew it.',
    ),
  proofsRenewed: (f) =>
    text(`${who(f)} has renewed what had expired: ${f.orderTitle}`, 'Nothing stands against the start any more.'),
  assignmentStarted: (f) => text(`The assignment has begun: ${job(f)}`),
  assignmentEnded: (f) => text(`The assignment has ended: ${job(f)}`, ...because(f)),
  noShowRecorded: (f) => text(`${f.carrier} recorded a no-show for ${f.orderTitle}`, ...because(f)),
  orderOver: (f) => text(`${job(f)} is no longer open`, ...because(f)),
  driverUnavailable: (f) => text(`${who(f)} is no longer available for ${f.orderTitle}`),
  overdue: (f) => text(`Overdue: ${who(f)} on ${f.orderTitle}`, 'This step has taken twice its target time.'),
};
