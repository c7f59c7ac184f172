import { REMIND_BEFORE_INTERVIEW_MS } from '#domain/candidacies/deadlines';
import type { CandidacyTemplate } from '#domain/candidacies/messages';
import { HOUR_MS } from '#domain/shared/durations';
import type { MessageText, TextFacts } from './text-facts';
import { byRecipient, driverName, job, noteLines, placeLines, reasonLines, text, withShort } from './text-parts';

type InterviewTemplate = Extract<CandidacyTemplate, `interview${string}`>;

const REMINDER_HOURS = String(REMIND_BEFORE_INTERVIEW_MS / HOUR_MS);

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

/** Why an interview does not take place: it was canceled itself, or a hire or the end of the application made it idle. */
function whyNoInterview(f: TextFacts): string[] {
  const { isDriver } = f.recipient;
  switch (f.cause) {
    case 'hired':
      return [`${isDriver ? 'You are' : 'The driver is'} hired, so the interview is no longer needed.`];
    case 'interviewCancelled':
    case 'interviewRejected':
      return [
        ...reasonLines(f),
        isDriver ? 'Open your application to see its status.' : "Open the candidate's profile to see the next step.",
      ];
    default:
      return [
        `${isDriver ? 'Your application' : 'The application'} is closed, so the interview will not take place.`,
        ...reasonLines(f),
      ];
  }
}

/** Emails and text messages about interviews. */
export const interviewTexts: Readonly<Record<InterviewTemplate, (facts: TextFacts) => MessageText>> = {
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
  interviewOfferCanceled: (f) =>
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
  interviewProposalWithdrawn: (f) =>
    text(
      `${driverName(f)} withdrew the proposed interview time: ${f.orderTitle}`,
      f.offeredTimes.length > 0 ? `Offered: ${f.offeredTimes.join('; ')}.` : `Scheduled: ${f.interviewTime}.`,
      "The driver can still answer. You don't need to do anything.",
    ),
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
        f.cause === 'hired'
          ? `Interview no longer needed: ${f.shortInterviewTime}`
          : `Interview canceled: ${f.shortInterviewTime}`,
        text(
          `The interview for ${job(f)} on ${f.interviewTime} ${f.cause === 'hired' ? 'is no longer needed' : 'was canceled'}`,
          ...whyNoInterview(f),
        ),
      ),
      carrier: text(
        `Calendar: interview with ${driverName(f)} on ${f.interviewTime} canceled`,
        ...whyNoInterview(f),
        'This removes the interview from your calendar.',
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
};
