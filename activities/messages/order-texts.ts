import type { JobOrderTemplate } from '#domain/job-orders/messages';
import type { MessageText, TextFacts } from './message-text';

const text = (subject: string, ...lines: string[]): MessageText => ({ subject, lines });

/** English texts of the job order's own messages. */
export const orderTexts: Readonly<Record<JobOrderTemplate, (facts: TextFacts) => MessageText>> = {
  orderWaiting: (f) =>
    text(
      `Job order to accept: ${f.orderTitle}`,
      `${f.carrier} sent it for ${f.facility}. Accept it, or send it back with a note.`,
    ),
  orderAccepted: (f) =>
    text(`Your job order is active: ${f.orderTitle}`, 'We accepted it. You can now search and invite drivers.'),
  orderSentBack: (f) =>
    text(
      `Your job order needs a change: ${f.orderTitle}`,
      ...(f.noteText === null ? [] : [f.noteText]),
      'Edit the order and send it again.',
    ),
  orderPast: (f) =>
    text(
      `Your job order is past: ${f.orderTitle}`,
      'No more drivers can be hired for it. It can be duplicated or cloned.',
    ),
  orderSeatsTaken: (f) =>
    text(
      `All seats are taken at the moment: ${f.orderTitle} at ${f.carrier}`,
      'Your application stays open. You will hear from the carrier when a seat becomes free.',
    ),
};
