import type { PayoutFacts, PayoutTemplates } from '#domain/payouts/messages';
import { longDate } from '#domain/shared/long-date';
import { formatCents } from '#domain/shared/money';
import type { AccountText } from './account-text';

const week = ({ carrier, weekStartsOn }: PayoutFacts): string =>
  `your week of ${longDate(weekStartsOn, new Date().toISOString())} at ${carrier}`;

/** Emails to drivers about payouts. */
export const payoutTexts: {
  readonly [Template in keyof PayoutTemplates]: (params: PayoutTemplates[Template]) => AccountText;
} = {
  'payout-needs-card': (facts) => ({
    subject: 'Your pay is waiting for a debit card',
    firstName: facts.firstName,
    lines: [
      `${formatCents(facts.cents)} for ${week(facts)} is ready.`,
      'Add a debit card at the link below. We send the money as soon as we have it.',
    ],
    link: facts.link,
  }),
  'payout-failed': (facts) => ({
    subject: 'Your bank refused your pay',
    firstName: facts.firstName,
    lines: [
      `${formatCents(facts.cents)} for ${week(facts)} could not be sent to your card.`,
      'Replace the card at the link below. We send the money again as soon as we have the new one.',
    ],
    link: facts.link,
  }),
  'payout-paid': (facts) => ({
    subject: `You were paid ${formatCents(facts.cents)}`,
    firstName: facts.firstName,
    lines: [
      `It is for ${week(facts)}, and went to the card that ends in ${facts.last4}.`,
      'The statement at the link below shows each day.',
    ],
    link: facts.link,
  }),
};
