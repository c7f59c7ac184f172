import { REMIND_BEFORE_INTERVIEW_MS } from '#domain/candidacies/deadlines';
import type { CandidacyTemplate } from '#domain/candidacies/messages';
import { HOUR_MS } from '#domain/shared/durations';
import { jobTerms } from './job-terms';
import { startTexts } from './start-texts';
import type { MessageText, TextFacts } from './text-facts';
import {
  byRecipient,
  driverName,
  job,
  noteLines,
  placeLines,
  possessive,
  reasonLines,
  text,
  withShort,
} from './text-parts';

type Texts<Template extends string> = Readonly<Record<Template, (facts: TextFacts) => MessageText>>;

const SAFETY_NEXT = "Open the candidate's profile and approve or reject the driver.";

const REMINDER_HOURS = String(REMIND_BEFORE_INTERVIEW_MS / HOUR_MS);

/** An assignment that ran to its planned end uses up its seat (docs/state-machines.md#seats). */
const seatNext = ({ reason }: TextFacts): string[] =>
  reason === 'completed' ? ['The seat does not reopen.'] : ['Open the order to fill the seat again.'];

const otherTime = (f: TextFacts): MessageText =>
  text(
    `${driverName(f)} proposed another interview time`,
    `Scheduled: ${f.interviewTime}. Proposed: ${f.proposedTime}.`,
    ...noteLines(f),
    'Confirm the proposed time, or choose another one.',
  );

/** The text message of an offer contains all times, so it may have two segments. */
const offerText = (f: TextFacts, message: MessageText): MessageText => ({
  ...withShort(`Please pick an interview time: ${f.shortOfferedTimes.join('; ')}`, message),
  segments: 2,
});

/** The driver's answer to an offer of which no time fits. */
const noTimeFits = (f: TextFacts): MessageText =>
  text(
    `None of the interview times fits: ${driverName(f)}, ${f.orderTitle}`,
    `Offered: ${f.offeredTimes.join('; ')}.`,
    ...(f.proposedTime === '' ? [] : [`Proposed by the driver: ${f.proposedTime}.`]),
    ...noteLines(f),
    f.proposedTime === '' ? 'Offer other times.' : 'Confirm the proposed time, or offer other times.',
  );

/** Emails and text messages of the hiring flow. */
export const candidacyTexts: Texts<CandidacyTemplate> = {
  invitation: (f) =>
    withShort(
      `Job invitation from ${f.carrier}`,
      text(
        `${f.carrier} invited you to a job: ${f.orderTitle}`,
        'Read about the job, then accept or decline.',
        '',
        f.orderTitle,
        ...jobTerms(f),
      ),
    ),
  invitationCancelled: (f) =>
    withShort(
      `Job invitation canceled by ${f.carrier}`,
      text(`The invitation to ${job(f)} was canceled`, "You don't need to answer it anymore.", ...reasonLines(f)),
    ),
  invitationReminder: (f) =>
    withShort(
      `Please answer the invitation from ${f.carrier}`,
      text(
        `Your invitation to ${job(f)} is waiting`,
        'The carrier is waiting for your answer. Accept or decline before the invitation expires.',
        '',
        ...jobTerms(f),
      ),
    ),
  requestReceived: (f) =>
    text(`${driverName(f)} applied for ${f.orderTitle}`, 'Invite the driver to the job, or pass.'),
  requestAccepted: (f) =>
    withShort(
      `${f.carrier} is reviewing your application`,
      text(
        `${f.carrier} is reviewing your application for ${f.orderTitle}`,
        "The carrier accepted your application, and its safety team is reviewing your file now. You don't need to do anything.",
      ),
    ),
  reviewWaiting: (f) =>
    text(
      `Please review ${driverName(f)} for ${f.orderTitle}`,
      'The driver wants the job and needs approval from HR or Safety.',
      SAFETY_NEXT,
      'If you are an administrator and have no HR or Safety staff yet, add someone under "Staff" first.',
    ),
  candidacyPassed: (f) =>
    withShort(
      `${f.carrier} isn't moving forward with your application`,
      text(
        `${f.carrier} isn't moving forward with your application for ${f.orderTitle}`,
        ...reasonLines(f),
        'If you are certified, you can apply for other jobs.',
      ),
    ),
  invitationExpired: (f) =>
    withShort(
      `The invitation from ${f.carrier} expired`,
      text(
        `The invitation to ${job(f)} expired`,
        "You didn't answer in time. If you are certified, you can still apply for the job.",
      ),
    ),
  candidacyExpired: (f) =>
    withShort(
      `Application closed: no answer from ${f.carrier}`,
      text(
        `Your application was closed: ${job(f)}`,
        "The carrier didn't answer in time. You can apply for the job again.",
      ),
    ),
  interviewScheduled: (f) =>
    byRecipient(f, {
      driver: withShort(
        `Please respond: interview ${f.shortInterviewTime}`,
        text(
          `Interview for ${job(f)}: ${f.interviewTime}`,
          'The carrier invites you to an interview. Accept it, or propose another time.',
          ...placeLines(f),
          ...noteLines(f),
        ),
      ),
      carrier: text(
        `Calendar: interview with ${driverName(f)}, ${f.interviewTime}`,
        `This adds the interview for ${f.orderTitle} to your calendar. The driver has not answered yet.`,
        ...placeLines(f),
      ),
    }),
  interviewOffered: (f) =>
    offerText(
      f,
      text(
        `Pick a time for your interview for ${job(f)}`,
        'The carrier offers these times:',
        ...f.offeredTimes.map((time) => `- ${time}`),
        'Pick one of them, or say that none of them fits. A time can be taken before you pick it.',
        ...placeLines(f),
        ...noteLines(f),
      ),
    ),
  interviewPicked: (f) =>
    byRecipient(f, {
      driver: withShort(
        `Interview set: ${f.shortInterviewTime}`,
        text(
          `Your interview for ${job(f)} is set: ${f.interviewTime}`,
          'You picked this time. The other offered times no longer apply.',
          ...placeLines(f),
        ),
      ),
      carrier: text(
        `Calendar: interview with ${driverName(f)}, ${f.interviewTime}`,
        `The driver picked this time for ${f.orderTitle}. This adds the interview to your calendar.`,
        ...placeLines(f),
      ),
    }),
  interviewOfferCancelled: (f) =>
    withShort(
      `Interview canceled by ${f.carrier}`,
      text(
        `The interview for ${job(f)} was canceled`,
        ...reasonLines(f),
        "You don't need to pick a time anymore. Open your application to see its status.",
      ),
    ),
  interviewOfferLapsed: (f) =>
    byRecipient(f, {
      driver: withShort(
        `No interview time was picked: ${f.carrier}`,
        text(
          `The interview times for ${job(f)} have passed`,
          "You didn't pick one of them. The carrier can offer you other times.",
        ),
      ),
      carrier: text(
        `${driverName(f)} picked no interview time: ${f.orderTitle}`,
        'All offered times have passed. Offer other times, or pass.',
      ),
    }),
  interviewTimeProposed: (f) => (f.offeredTimes.length > 0 ? noTimeFits(f) : otherTime(f)),
  interviewRescheduled: (f) =>
    byRecipient(f, {
      driver:
        f.interviewAnswer === 'accepted'
          ? withShort(
              `Interview set: ${f.shortInterviewTime}`,
              text(
                `Your interview for ${job(f)} is set: ${f.interviewTime}`,
                "This time replaces the earlier one. You don't need to do anything.",
                ...placeLines(f),
              ),
            )
          : withShort(
              `Interview moved: ${f.shortInterviewTime}`,
              text(
                `New time for your interview for ${job(f)}: ${f.interviewTime}`,
                'It replaces the earlier time. Accept it, or propose another time.',
                ...placeLines(f),
              ),
            ),
      carrier: text(
        `Calendar: interview with ${driverName(f)} moved to ${f.interviewTime}`,
        `This moves the interview for ${f.orderTitle} on your calendar.`,
        ...placeLines(f),
      ),
    }),
  interviewCancelled: (f) =>
    byRecipient(f, {
      driver: withShort(
        `Interview canceled: ${f.shortInterviewTime}`,
        text(
          `The interview for ${job(f)} on ${f.interviewTime} was canceled`,
          ...reasonLines(f),
          'Open your application to see its status.',
        ),
      ),
      carrier: text(
        `Calendar: interview with ${driverName(f)} on ${f.interviewTime} canceled`,
        ...reasonLines(f),
        "This removes the interview from your calendar. Open the candidate's profile to see the next step.",
      ),
    }),
  interviewReminder: (f) =>
    withShort(
      `Interview in ${REMINDER_HOURS} hours: ${f.shortInterviewTime}`,
      text(
        `Your interview for ${job(f)} starts in ${REMINDER_HOURS} hours: ${f.interviewTime}`,
        'Please be ready on time.',
        ...placeLines(f),
      ),
    ),
  interviewAnswerReminder: (f) => {
    if (f.offeredTimes.length > 0) {
      return offerText(
        f,
        text(
          `Please pick a time for your interview for ${job(f)}`,
          'The carrier is waiting for your answer. These times are offered:',
          ...f.offeredTimes.map((time) => `- ${time}`),
          'Pick one of them, or say that none of them fits.',
          ...placeLines(f),
        ),
      );
    }
    return withShort(
      `Please respond: interview ${f.shortInterviewTime}`,
      text(
        `Please respond to the interview invitation for ${job(f)} on ${f.interviewTime}`,
        'The carrier is waiting for your answer. Accept the interview, or propose another time.',
        ...placeLines(f),
      ),
    );
  },
  ...startTexts,
  proofsLapsed: (f) =>
    text(
      `${driverName(f)} cannot start for now: ${f.orderTitle}`,
      'A license or medical card has expired. We asked the driver to renew it.',
      f.startOn === null
        ? 'You can continue, but a hire has to wait until it is renewed.'
        : `The start on ${f.startDay} has to wait until it is renewed.`,
    ),
  proofsLapsedAtWork: (f) =>
    text(
      `${driverName(f)} must not drive for now: ${f.orderTitle}`,
      'A license or medical card has expired. We asked the driver to renew it.',
      'Take the driver off the road until we notify you of the renewal.',
    ),
  proofsRenewed: (f) =>
    text(`${driverName(f)} renewed the expired document: ${f.orderTitle}`, 'The hold on hiring and driving is lifted.'),
  assignmentStarted: (f) =>
    withShort(
      `Your assignment has started`,
      text(`Your assignment has started: ${job(f)}`, 'To leave the job, end your assignment under "My applications".'),
    ),
  assignmentEnded: (f) =>
    text(
      f.recipient.isDriver
        ? `Your assignment has ended: ${job(f)}`
        : `${possessive(driverName(f))} assignment has ended: ${f.orderTitle}`,
      ...reasonLines(f),
      ...(f.recipient.isDriver ? ['Find your next job when you are ready.'] : seatNext(f)),
    ),
  noShowRecorded: (f) =>
    withShort(
      `${f.carrier} recorded a no-show`,
      text(
        `${f.carrier} recorded a no-show for ${f.orderTitle}`,
        'Your hire has ended. If you were there, please contact the carrier.',
      ),
    ),
  orderOver: (f) =>
    text(
      `${job(f)} is no longer open`,
      ...reasonLines(f),
      'If you had a start date, it no longer applies. If you are certified, you can apply for other jobs.',
    ),
  driverUnavailable: (f) =>
    text(
      `${driverName(f)} is no longer available for ${f.orderTitle}`,
      'The hire has ended. Choose another candidate.',
    ),
  overdue: (f) =>
    text(
      `Overdue: ${driverName(f)} on ${f.orderTitle}`,
      "This step has taken twice its target time. The order's candidate list shows whose turn it is.",
    ),
};
