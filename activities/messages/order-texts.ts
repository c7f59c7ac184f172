import type { JobOrderTemplate } from '#domain/job-orders/messages';
import type { MessageText, TextFacts } from './text-facts';

const text = (subject: string, ...lines: string[]): MessageText => ({ subject, lines });

/** Emails about a job order. */
export const orderTexts: Readonly<Record<JobOrderTemplate, (facts: TextFacts) => MessageText>> = {
  orderWaiting: (f) =>
    text(
      `Job order to accept: ${f.orderTitle}`,
      `${f.carrier} submitted it for ${f.facility}. Accept it, or send it back with a note.`,
    ),
  orderAccepted: (f) =>
    text(
      `Your job order is active: ${f.orderTitle}`,
      'We accepted it. You can now search for drivers and invite them.',
    ),
  orderSentBack: (f) =>
    text(
      `We sent your job order back: ${f.orderTitle}`,
      ...(f.noteText === null ? [] : [f.noteText]),
      'Edit the order and submit it again.',
    ),
  orderPast: (f) =>
    text(
      `Your job order has closed: ${f.orderTitle}`,
      'No more drivers can be hired for it. You can copy it to a new order.',
    ),
  orderSeatsTaken: (f) =>
    text(
      `All seats are taken for now: ${f.orderTitle} at ${f.carrier}`,
      'Your application or invitation stays open, in case a seat opens up.',
    ),
};
