import type { CandidacyTemplate } from '#domain/candidacies/messages';
import type { CloseReason } from '#domain/candidacies/states';
import { jobTerms } from './job-terms';
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
  order_cancelled: 'the order was canceled',
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
const where = ({ interviewPlace, placeText }: TextFacts): string[] => {
  if (interviewPlace === null) return [];
  return [`${places[interviewPlace] ?? ''}${placeText === null ? '' : `: ${placeText}`}`];
};
const noted = ({ noteText }: TextFacts): string[] => (noteText === null ? [] : [noteText]);

const job = ({ orderTitle, carrier }: TextFacts): string => `${orderTitle} at ${carrier}`;
const who = ({ driver }: TextFacts): string => driver ?? 'The driver';
const firstDay = ({ startDay }: TextFacts): string => (startDay === '' ? 'not set yet' : startDay);
/** Answered or taken back before the email went out, there is no date any more. */
const askedDay = ({ proposedStartDay }: TextFacts): string =>
  proposedStartDay === '' ? 'already answered' : proposedStartDay;

/** One interview has two readers: whoever comes, and whoever asks the questions. */
const forEach = (facts: TextFacts, texts: Readonly<Record<'driver' | 'carrier', MessageText>>): MessageText =>
  facts.recipient.isDriver ? texts.driver : texts.carrier;

const SAFETY_NEXT = 'Open the candidate and approve or reject the review.';

/** English texts of the hiring flow's messages. */
export const candidacyTexts: Texts<CandidacyTemplate> = {
  invitation: (f) =>
    text(
      `${f.carrier} invites you: ${f.orderTitle}`,
      'You are invited to this job. Read it, then accept or decline.',
      '',
      f.orderTitle,
      ...jobTerms(f),
    ),
  invitationCancelled: (f) =>
    text(`The invitation to ${job(f)} was canceled`, 'You do not need to answer it any more.', ...because(f)),
  invitationReminder: (f) =>
    text(
      `Your invitation to ${job(f)} is waiting`,
      'The carrier has not heard from you. Accept or decline before the invitation expires.',
      '',
      ...jobTerms(f),
    ),
  requestReceived: (f) =>
    text(
      `${who(f)} asks for ${f.orderTitle}`,
      'A driver would like this job. Invite the driver to the job, or pass with a reason.',
    ),
  requestAccepted: (f) =>
    text(
      `${f.carrier} is reviewing you for ${f.orderTitle}`,
      'The carrier wants to go on with you, and its safety team looks at your file now. You do not need to do anything.',
    ),
  reviewWaiting: (f) =>
    text(
      `Please review ${who(f)} for ${f.orderTitle}`,
      'The driver wants the job and waits for HR or Safety.',
      SAFETY_NEXT,
    ),
  candidacyPassed: (f) =>
    text(
      `${f.carrier} does not go on with ${f.orderTitle}`,
      ...because(f),
      'Your application for this job is closed. Other jobs stay open to you.',
    ),
  candidacyExpired: (f) =>
    text(`No answer in time: ${job(f)}`, 'This application was closed. You can ask for the job again.'),
  interviewScheduled: (f) =>
    forEach(f, {
      driver: text(
        `Interview for ${job(f)}: ${f.interviewTime}`,
        'The carrier invites you to an interview. Accept it, or ask for another time.',
        ...where(f),
        ...noted(f),
      ),
      carrier: text(
        `Calendar: interview with ${who(f)}, ${f.interviewTime}`,
        `This puts the interview for ${f.orderTitle} in your calendar. The driver answers next.`,
        ...where(f),
      ),
    }),
  interviewTimeProposed: (f) =>
    text(
      `${who(f)} asks for another interview time`,
      `Planned: ${f.interviewTime}. Asked for: ${f.proposedTime}.`,
      'Confirm the new time, or choose another one.',
    ),
  interviewMoved: (f) =>
    forEach(f, {
      driver:
        f.interviewAnswer === 'accepted'
          ? text(
              `Your interview for ${job(f)} is set: ${f.interviewTime}`,
              'This time is agreed; an earlier one no longer counts. You do not need to do anything.',
              ...where(f),
            )
          : text(
              `New time for your interview for ${job(f)}: ${f.interviewTime}`,
              'The earlier time no longer counts. Accept the new one, or ask for another time.',
              ...where(f),
            ),
      carrier: text(
        `Calendar: interview with ${who(f)} moved to ${f.interviewTime}`,
        `This moves the interview for ${f.orderTitle} in your calendar.`,
        ...where(f),
      ),
    }),
  interviewCancelled: (f) =>
    forEach(f, {
      driver: text(
        `The interview for ${job(f)} on ${f.interviewTime} was canceled`,
        ...because(f),
        'Open the application to see where it stands.',
      ),
      carrier: text(
        `Calendar: interview with ${who(f)} on ${f.interviewTime} canceled`,
        ...because(f),
        'This takes the interview out of your calendar. Open the candidate to see what comes next.',
      ),
    }),
  interviewReminder: (f) =>
    text(
      `Your interview for ${job(f)} begins in two hours: ${f.interviewTime}`,
      'Please be ready on time.',
      ...where(f),
    ),
  interviewAnswerReminder: (f) =>
    text(
      `Please answer: interview for ${job(f)} on ${f.interviewTime}`,
      'The carrier waits for your answer. Accept the interview, or ask for another time.',
      ...where(f),
    ),
  startOffered: (f) =>
    text(
      `You are hired: ${job(f)}`,
      `Your first day is ${firstDay(f)}.`,
      'Accept the start date, or decline it with a reason.',
      '',
      ...jobTerms(f),
    ),
  startOfferReminder: (f) =>
    text(
      `Please answer your start date at ${f.carrier}`,
      `Your first day is ${firstDay(f)}. The carrier waits for your answer.`,
    ),
  startAccepted: (f) =>
    text(
      `${who(f)} starts on ${firstDay(f)}`,
      `The driver accepted the start date for ${f.orderTitle}.`,
      'Tell the driver where to go and whom to ask for.',
    ),
  startProposed: (f) =>
    text(
      `${who(f)} asks for another start date: ${askedDay(f)}`,
      `Offered for ${f.orderTitle}: ${firstDay(f)}. Accept the new date, or keep the offered one.`,
      ...noted(f),
    ),
  startProposalReminder: (f) =>
    text(
      `Please answer ${who(f)}: another start date`,
      `Asked for: ${askedDay(f)}. Offered for ${f.orderTitle}: ${firstDay(f)}.`,
      'Accept the new date, or keep the offered one.',
    ),
  proposedStartAccepted: (f) =>
    text(`Your start date at ${f.carrier} is set: ${firstDay(f)}`, 'The carrier accepted the date that you asked for.'),
  startKept: (f) =>
    text(
      `${f.carrier} keeps the start date: ${firstDay(f)}`,
      'The date that you asked for is not possible. Accept or decline the offered date.',
    ),
  startDeclined: (f) =>
    text(
      `${who(f)} declined the start`,
      `The hire for ${f.orderTitle} has ended and the seat is open again.`,
      ...because(f),
      'Choose another candidate.',
    ),
  startMoved: (f) =>
    text(
      `New start date at ${f.carrier}: ${firstDay(f)}`,
      `It is for ${f.orderTitle}. Accept the date, or decline it.`,
    ),
  startRescinded: (f) =>
    text(
      `${f.carrier} took back the offer for ${f.orderTitle}`,
      ...because(f),
      'You are free for other jobs; your profile is unchanged.',
    ),
  startReached: (f) =>
    text(
      `${who(f)} has not accepted the start`,
      `The first day for ${f.orderTitle} was ${firstDay(f)}.`,
      'Confirm the start if the driver came, or rescind the offer.',
    ),
  startHeld: (f) =>
    forEach(f, {
      driver: text(
        `Your start is on hold: ${job(f)}`,
        'Your license or medical card has expired.',
        'Upload the new one; the start follows as soon as it is approved.',
      ),
      carrier: text(
        `The start of ${who(f)} is on hold: ${f.orderTitle}`,
        'A license or medical card has expired. We asked the driver to renew it; the start follows then.',
      ),
    }),
  proofsLapsed: (f) =>
    text(
      `${who(f)} cannot start for now: ${f.orderTitle}`,
      'A license or medical card has expired. We asked the driver to renew it.',
      f.startOn === null
        ? 'You can go on; a hire waits until it is renewed.'
        : `The start on ${f.startDay} waits until it is renewed.`,
    ),
  proofsLapsedAtWork: (f) =>
    text(
      `${who(f)} must not drive for now: ${f.orderTitle}`,
      'A license or medical card has expired. We asked the driver to renew it.',
      'Take the driver off the road until we tell you that it is renewed.',
    ),
  proofsRenewed: (f) =>
    text(
      `${who(f)} has renewed what had expired: ${f.orderTitle}`,
      'Nothing stands against the start or the work any more.',
    ),
  assignmentStarted: (f) =>
    text(`Your assignment has begun: ${job(f)}`, 'Have a good first day. Your application shows whom to call.'),
  assignmentEnded: (f) =>
    text(
      f.recipient.isDriver
        ? `Your assignment has ended: ${job(f)}`
        : `The assignment of ${who(f)} has ended: ${f.orderTitle}`,
      ...because(f),
      f.recipient.isDriver ? 'Find your next job when you are ready.' : 'Open the order to fill the seat again.',
    ),
  noShowRecorded: (f) =>
    text(
      `${f.carrier} recorded a no-show for ${f.orderTitle}`,
      ...because(f),
      'If you were there, call us and we look into it.',
    ),
  orderOver: (f) => text(`${job(f)} is no longer open`, ...because(f), 'Other jobs stay open to you.'),
  driverUnavailable: (f) =>
    text(`${who(f)} is no longer available for ${f.orderTitle}`, 'The hire has ended. Choose another candidate.'),
  overdue: (f) =>
    text(
      `Overdue: ${who(f)} on ${f.orderTitle}`,
      'This step has taken twice its target time. Open the candidate to see whose turn it is.',
    ),
};
