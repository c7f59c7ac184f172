import type { JobOrderTemplate } from '#domain/job-orders/messages';
import type { MessageText, TextFacts } from './message-text';

/** English texts of the job order's own messages. */
export const orderTexts: Readonly<Record<JobOrderTemplate, (facts: TextFacts) => MessageText>> = {
  orderWaiting: (f) => ({ subject: `Job order to accept: ${f.orderTitle}`, lines: [`${f.carrier}, ${f.facility}.`] }),
  orderAccepted: (f) => ({
    subject: `Your job order is active: ${f.orderTitle}`,
    lines: ['You can now search and invite drivers.'],
  }),
  orderSentBack: (f) => ({
    subject: `Your job order needs a change: ${f.orderTitle}`,
    lines: f.noteText === null ? [] : [f.noteText],
  }),
  orderPast: (f) => ({
    subject: `Your job order is past: ${f.orderTitle}`,
    lines: ['It can be duplicated or cloned.'],
  }),
  orderSeatsTaken: (f) => ({
    subject: `All seats are taken at the moment: ${f.orderTitle} at ${f.carrier}`,
    lines: ['Your application stays open. You will hear from the carrier when a seat becomes free.'],
  }),
};
