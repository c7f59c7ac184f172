import { describe, expect, it } from '@jest/globals';
import { carrierDigestText } from '#activities/digest/carrier-digest-text';
import type { CarrierStep } from '#domain/candidacies/next-step';
import hiring from '../../../web/src/shared/i18n/locales/en/hiring.json';
import labels from '../../../web/src/shared/i18n/locales/en/labels.json';
import { resolvedTexts } from '../../support/resolved-texts';

type Command = keyof typeof hiring.command;

/** The buttons that take each step of the carrier. */
const buttons: Readonly<Record<CarrierStep, readonly Command[]>> = {
  carrierAnswersRequest: ['moveToReview', 'pass'],
  safetyReviews: ['approveForInterview', 'rejectReview'],
  carrierSchedulesInterview: ['scheduleInterview'],
  carrierConfirmsTime: ['confirmProposal', 'rescheduleInterview'],
  carrierOffersTimes: ['offerOtherTimes'],
  attendInterview: ['hire', 'pass'],
  decideAfterInterview: ['hire', 'pass'],
  carrierAnswersStart: ['acceptProposedStart', 'keepStart'],
  carrierConfirmsStart: ['confirmStart', 'rescindStart'],
  completeDriverFile: [],
  bothCompleteFile: [],
  completeDriverFileAtWork: [],
  bothCompleteFileAtWork: [],
};

/** The texts of rows for those who take a step, where they differ from its name. */
const ownTexts: Readonly<Partial<Record<CarrierStep, string>>> = {
  safetyReviews: labels.next.safetyReviewsYou,
  attendInterview: labels.next.decideAfterInterview,
};
const rowText = (step: CarrierStep): string => ownTexts[step] ?? labels.next[step];

/** A row says who completes the file; the email goes to that person. */
const toReader: Readonly<Partial<Record<CarrierStep, string>>> = {
  completeDriverFile: "Complete the driver's file",
  bothCompleteFile: "Complete the driver's file; the driver sends the rest",
  completeDriverFileAtWork: "The driver must not drive for now: complete the driver's file",
  bothCompleteFileAtWork: "The driver must not drive for now: complete the driver's file; the driver sends the rest",
};

function emailText(nextStep: CarrierStep): string {
  const candidate = { name: 'Ana', link: 'https://gladhand.example/a', nextStep, days: 1, isOver: false };
  const order = {
    title: 'Night drayage',
    facility: 'Pier T',
    link: 'https://gladhand.example/o',
    candidates: [candidate],
  };
  const { lines } = carrierDigestText({
    ...{ firstName: 'Lee', orders: [order], bench: [], closed: [], mentions: [] },
    ...{ benchLink: 'https://gladhand.example/b', settings: 'https://gladhand.example/s' },
  });
  return lines.join('\n');
}

describe('the next step of a carrier', () => {
  const steps = Object.keys(buttons) as CarrierStep[];

  it.each(steps)('is named as on its buttons, in rows and in the daily email: %s', (step) => {
    const names = resolvedTexts(Object.fromEntries(buttons[step].map((each) => [each, hiring.command[each].label])));
    const verbs = Object.values(names).map((name) => String(name).split(' ')[0]?.toLowerCase());

    expect(verbs.filter((verb) => !rowText(step).toLowerCase().includes(String(verb)))).toEqual([]);
    expect(emailText(step)).toContain(`, ${toReader[step] ?? rowText(step)}, waiting`);
  });
});
