import type { CandidacyTemplate } from '#domain/candidacies/messages';
import { isBeforeStart } from '#domain/candidacies/next-step';
import { mustNotDrive } from '#domain/candidacies/next-step';
import { interviewTexts } from './interview-texts';
import { jobTerms } from './job-terms';
import { startTexts } from './start-texts';
import type { MessageText, TextFacts } from './text-facts';
import {
  byRecipient,
  contactOf,
  driverName,
  firstDayLines,
  job,
  ownWords,
  possessive,
  reasonLines,
  text,
  withShort,
} from './text-parts';

type Texts<Template extends string> = Readonly<Record<Template, (facts: TextFacts) => MessageText>>;

const SAFETY_NEXT = "Open the candidate's profile and approve or reject the driver.";

/** An assignment that ran to its planned end uses up its seat (docs/state-machines.md#seats). */
const seatNext = ({ reason }: TextFacts): string[] =>
  reason === 'completed' ? ['The seat does not reopen.'] : ['Open the order to fill the seat again.'];

/** The driver's options after the end of an application; only certified drivers apply. */
const otherJobs = ({ mayApply }: TextFacts): string =>
  mayApply ? 'You can apply for other jobs.' : 'Once you are certified, you can apply for other jobs.';

/** The party that ended an assignment before its planned end; otherwise the reason says that it ran until then. */
function endedBy({ endedBy: by, carrier, recipient: { isDriver } }: TextFacts): string[] {
  if (by === 'driver') return [isDriver ? 'You ended the assignment.' : 'The driver ended the assignment.'];
  if (by === 'fleet') return [`${carrier} ended the assignment.`];
  return by === 'ops' ? ['Gladhand ended the assignment.'] : [];
}

const isBarred = ({ nextStep }: TextFacts): boolean => nextStep !== null && mustNotDrive(nextStep);

const isAtWork = (facts: TextFacts): boolean => facts.nextStep === 'onAssignment' || isBarred(facts);

const isHired = ({ nextStep }: TextFacts): boolean => nextStep !== null && isBeforeStart(nextStep);

const pausedInHiring = (f: TextFacts): string[] => [
  `No one there can answer about ${f.orderTitle} for now. Your deadlines are paused, too, and nothing expires.`,
  `Interviews and start dates keep their time. ${isHired(f) ? 'To apply for other jobs, decline this one first.' : otherJobs(f)}`,
];

// The work itself is between the driver and the carrier.
const pausedAtWork = ({ orderTitle, carrier, contact }: TextFacts): string[] => [
  `No one there can answer about ${orderTitle} on Gladhand for now. Your assignment continues.`,
  contact === null
    ? `Call ${carrier} with questions about your work.`
    : `Questions about your work: ${contactOf(contact)}`,
];

/** Emails and text messages of the hiring flow. */
export const candidacyTexts: Texts<CandidacyTemplate> = {
  invitation: (f) =>
    withShort(
      `Job invitation from ${f.carrier}`,
      text(
        `${f.carrier} invited you to a job: ${f.orderTitle}`,
        ...ownWords(f),
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
  requestReceived: (f) => text(`${driverName(f)} applied for ${f.orderTitle}`, 'Move the driver to review, or pass.'),
  requestAccepted: (f) =>
    withShort(
      `${f.carrier} is reviewing your application`,
      text(
        `${f.carrier} is reviewing your application for ${f.orderTitle}`,
        "The carrier accepted your application, and its safety team is reviewing your profile now. You don't need to do anything.",
        ...ownWords(f),
      ),
    ),
  reviewWaiting: (f) =>
    text(
      `Please review ${driverName(f)} for ${f.orderTitle}`,
      'The driver wants the job and needs approval from HR or Safety.',
      SAFETY_NEXT,
      // Without HR or Safety, the administrators get the email, and only HR and Safety decide.
      ...(f.recipient.isReviewer ? [] : ['You have no HR or Safety staff yet: add someone under "Staff" first.']),
    ),
  reviewApproved: (f) =>
    text(
      `${f.carrier} approved you for an interview`,
      `The job is ${f.orderTitle}. Next, the carrier sets a time for your interview.`,
      "You don't need to do anything. We'll notify you of the time.",
    ),
  approvedToSchedule: (f) =>
    text(
      `${driverName(f)} is approved for an interview: ${f.orderTitle}`,
      'HR or Safety approved the driver. Schedule the interview.',
    ),
  candidacyPassed: (f) =>
    withShort(
      `${f.carrier} isn't moving forward with your application`,
      text(
        `${f.carrier} isn't moving forward with your application for ${f.orderTitle}`,
        ...reasonLines({ ...f, noteText: null }),
        ...ownWords(f),
        otherJobs(f),
      ),
    ),
  invitationExpired: (f) =>
    withShort(
      `The invitation from ${f.carrier} expired`,
      text(
        `The invitation to ${job(f)} expired`,
        "You didn't answer in time.",
        f.mayApply ? 'You can still apply for the job.' : 'Once you are certified, you can apply for the job.',
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
  ...interviewTexts,
  ...startTexts,
  drivingBarred: (f) =>
    withShort(
      // A long name of a carrier is cut, never what to do.
      `You must not drive for now, open your file: ${f.carrier}`,
      text(`You must not drive for now: ${job(f)}`, 'Open your file. It says what is missing.'),
    ),
  drivingAllowed: (f) =>
    withShort(
      `You may drive for ${f.carrier} again`,
      text(`You may drive again: ${job(f)}`, 'Nothing in your file bars driving any more.'),
    ),
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
    text(
      `${driverName(f)} renewed the expired document: ${f.orderTitle}`,
      isBarred(f)
        ? 'The driver must not drive yet: the file lacks something else.'
        : 'The hold on hiring and driving is lifted.',
    ),
  assignmentStarted: (f) =>
    byRecipient(f, {
      driver: withShort(
        `Your assignment has started`,
        text(
          `Your assignment has started: ${job(f)}`,
          ...(f.startDay === '' ? [] : [`First day: ${f.startDay}`]),
          ...firstDayLines(f),
          '',
          'You see the assignment, and can end it, under "My applications".',
        ),
      ),
      carrier: text(
        `${possessive(driverName(f))} assignment has started: ${f.orderTitle}`,
        "The start waited for the driver's file, which is complete now.",
      ),
    }),
  assignmentEnded: (f) =>
    text(
      f.recipient.isDriver
        ? `Your assignment has ended: ${job(f)}`
        : `${possessive(driverName(f))} assignment has ended: ${f.orderTitle}`,
      ...endedBy(f),
      ...(f.endDay === '' ? [] : [`Last day: ${f.endDay}`]),
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
    withShort(
      `Job closed: ${job(f)}`,
      text(
        `${job(f)} is no longer open`,
        ...reasonLines(f),
        ...(f.startOn === null ? [] : [`Your start date no longer applies: ${f.startDay}.`]),
        otherJobs(f),
      ),
    ),
  driverUnavailable: (f) =>
    byRecipient(f, {
      driver: withShort(
        `Your start at ${f.carrier} is canceled`,
        text(
          `Your start at ${f.carrier} is canceled`,
          `The hire for ${f.orderTitle} has ended, because your profile is no longer available to carriers.`,
          'Your first day is removed from your calendar.',
        ),
      ),
      carrier: text(
        `${driverName(f)} is no longer available for ${f.orderTitle}`,
        'The hire has ended. Choose another candidate.',
      ),
    }),
  carrierPaused: (f) =>
    text(`${f.carrier} is paused on Gladhand`, ...(isAtWork(f) ? pausedAtWork(f) : pausedInHiring(f))),
  carrierResumed: (f) =>
    text(
      `${f.carrier} is active on Gladhand again`,
      ...(isAtWork(f)
        ? [`The carrier can answer about your assignment again: ${f.orderTitle}.`, "You don't need to do anything."]
        : [`Your application for ${f.orderTitle} continues where it stopped.`, 'Open it to see the next step.']),
    ),
  overdue: (f) =>
    text(
      `Overdue: ${driverName(f)} on ${f.orderTitle}`,
      "This step has taken twice its target time. The order's candidate list shows whose turn it is.",
    ),
};
