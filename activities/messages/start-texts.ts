import type { CandidacyTemplate } from '#domain/candidacies/messages';
import { isFileStep, needsFileOfDriver } from '#domain/candidacies/next-step';
import { jobTerms } from './job-terms';
import type { MessageText, TextFacts } from './text-facts';
import {
  byRecipient,
  driverName,
  firstDayLines,
  job,
  noteLines,
  offeredDay,
  possessive,
  reasonLines,
  text,
  withDay,
  withShort,
  yourFirstDay,
} from './text-parts';

/** Templates about an offered start date. */
export type StartTemplate = Extract<CandidacyTemplate, `start${string}`>;

const FILE_TASK = 'Open your file and complete what it lists as your turn.';

const isHeldBack = ({ nextStep }: TextFacts): boolean =>
  nextStep !== null && (isFileStep(nextStep) || nextStep === 'renewProof');

const needsYourFile = ({ nextStep }: TextFacts): boolean => nextStep !== null && needsFileOfDriver(nextStep);

/** The driver's tasks that a start waits for: the signature has a page of its own, to which the message links. */
const tasksBeforeStart = (facts: TextFacts): string[] => [
  ...(facts.isSignatureDue ? [`Sign your application to ${facts.carrier} at the link below.`] : []),
  ...(needsYourFile(facts) ? [FILE_TASK] : []),
];

const isYourTurn = (facts: TextFacts): boolean => facts.isSignatureDue || needsYourFile(facts);

/** The text message that asks for the signature, if the start waits for it. */
const orToSign = (facts: TextFacts, short: string): string =>
  facts.isSignatureDue ? `Sign your application to ${facts.carrier} before your start` : short;

/** The tasks before the first day, with what happens otherwise once at the end. */
function beforeThat(facts: TextFacts): string[] {
  const tasks = tasksBeforeStart(facts);
  return tasks.length === 0 ? [] : ['Before your first day:', ...tasks, 'Otherwise your start is put on hold.'];
}

/** The party that completes the file of a held start, as the carrier's pages say it. */
function completedBy({ nextStep }: TextFacts): string {
  if (nextStep === 'driverCompletesFile') return 'We asked the driver to complete the file.';
  if (nextStep === 'bothCompleteFile') return 'HR or Safety completes the file, and we asked the driver for the rest.';
  return 'HR or Safety completes the file.';
}

/** Emails and text messages about an offered start date, until the assignment starts. */
export const startTexts: Readonly<Record<StartTemplate, (facts: TextFacts) => MessageText>> = {
  startOffered: (f) =>
    withShort(
      withDay('You are hired! Start date', f.shortStartDay),
      text(
        `You are hired: ${job(f)}`,
        ...yourFirstDay(f),
        'Accept the start date, ask for another one, or decline the job.',
        'Your applications to other jobs are closed while you have this offer. If you decline it, you can apply again.',
        '',
        ...jobTerms(f),
      ),
    ),
  startOfferReminder: (f) =>
    withShort(
      withDay('Please answer your job offer. Start date', f.shortStartDay),
      text(
        `Please answer the job offer from ${f.carrier}`,
        ...yourFirstDay(f),
        'The carrier is waiting for your answer.',
      ),
    ),
  startAccepted: (f) =>
    text(
      // The start can still be put on hold, so the subject only says what the driver did.
      withDay(`${driverName(f)} accepted the start date`, f.startDay),
      `The driver accepted the start date for ${f.orderTitle}.`,
      ...(isHeldBack(f)
        ? [
            "The start waits for documents of the driver's file, or for a renewal. The driver's row shows what is missing.",
          ]
        : ['Let the driver know where to report and who to ask for.']),
    ),
  startProposed: (f) =>
    text(
      withDay(`${driverName(f)} proposed another start date`, f.proposedStartDay),
      ...offeredDay(f),
      'Accept the proposed date, or keep the offered one.',
      ...noteLines(f),
    ),
  startProposalReminder: (f) =>
    text(
      `Please respond to ${possessive(driverName(f))} proposed start date`,
      ...(f.proposedStartDay === '' ? [] : [`Proposed: ${f.proposedStartDay}.`]),
      ...offeredDay(f),
      'Accept the proposed date, or keep the offered one.',
    ),
  startSet: (f) =>
    withShort(
      `${withDay('Your start date is set', f.shortStartDay)}${f.shortStartHour === '' ? '' : `, ${f.shortStartHour}`}`,
      text(withDay(`Your start date at ${f.carrier} is set`, f.startDay), ...beforeThat(f), ...firstDayLines(f)),
    ),
  startKept: (f) =>
    withShort(
      withDay('Please answer. Start date unchanged', f.shortStartDay),
      text(
        withDay(`${f.carrier} kept the start date`, f.startDay),
        "The date that you proposed doesn't work for the carrier. Accept the offered date, or decline the job.",
      ),
    ),
  startDeclined: (f) =>
    byRecipient(f, {
      driver: withShort(
        `You declined the job at ${f.carrier}`,
        text(
          `You declined the job at ${f.carrier}`,
          `The carrier is notified that you will not start: ${f.orderTitle}.`,
          'Your first day is removed from your calendar. You can apply for other jobs.',
        ),
      ),
      carrier: text(
        `${driverName(f)} declined the job`,
        `The hire for ${f.orderTitle} has ended, and the seat is open again.`,
        ...reasonLines(f),
        'Choose another candidate.',
      ),
    }),
  startMoved: (f) =>
    withShort(
      withDay('Please answer. New start date', f.shortStartDay),
      text(
        withDay(`New start date at ${f.carrier}`, f.startDay),
        `The job is ${f.orderTitle}. Accept the date, ask for another one, or decline the job.`,
      ),
    ),
  startRescinded: (f) =>
    withShort(
      `Job offer rescinded by ${f.carrier}`,
      text(
        `${f.carrier} rescinded the offer for ${f.orderTitle}`,
        ...reasonLines(f),
        'You can apply for other jobs. Your profile is unchanged.',
      ),
    ),
  startReached: (f) =>
    text(
      `${driverName(f)} has not accepted the start date`,
      ...(f.startDay === '' ? [] : [`The first day for ${f.orderTitle} was ${f.startDay}.`]),
      'Confirm the start if the driver showed up, or rescind the offer.',
    ),
  startHeldByFile: (f) =>
    byRecipient(f, {
      driver: withShort(
        orToSign(f, 'Your start is on hold: documents are missing'),
        text(
          `Your start is on hold: ${job(f)}`,
          `Documents that ${f.carrier} needs before your first drive are missing.`,
          ...(isYourTurn(f)
            ? tasksBeforeStart(f)
            : ["The carrier completes your file. You don't need to do anything."]),
          'You can start as soon as the file is complete.',
        ),
      ),
      carrier: text(
        `${possessive(driverName(f))} start is on hold: ${f.orderTitle}`,
        "Documents of the driver's file that the law requires before the first drive are missing.",
        `${completedBy(f)} The start goes ahead as soon as it is complete.`,
      ),
    }),
  startNeedsFile: (f) =>
    withShort(
      orToSign(f, 'Your start waits for you: open your file'),
      text(
        `Your start waits for ${f.isSignatureDue ? 'your signature' : 'documents from you'}: ${job(f)}`,
        ...tasksBeforeStart(f),
        'You can start as soon as the file is complete.',
      ),
    ),
  startHeld: (f) =>
    byRecipient(f, {
      driver: withShort(
        `Your start is on hold: renew your documents`,
        text(
          `Your start is on hold: ${job(f)}`,
          'Your license or medical card has expired.',
          'Upload the new one. You can start as soon as it is approved.',
        ),
      ),
      carrier: text(
        `${possessive(driverName(f))} start is on hold: ${f.orderTitle}`,
        'A license or medical card has expired. We asked the driver to renew it. The start goes ahead once it is renewed.',
      ),
    }),
};
