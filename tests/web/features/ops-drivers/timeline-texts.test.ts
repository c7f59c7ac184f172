import { expect, it } from '@jest/globals';
import type { AccountTemplate } from '#domain/messages/account-messages';
import { allTransitions } from '#domain/whose-turn/transitions/all';
import { candidacyTransitions } from '#domain/whose-turn/transitions/candidacies';
import type { TransitionRow } from '#domain/whose-turn/transitions/row';
import { templates } from '#web/features/ops-drivers/components/timeline/line-text';

/** The templates that the driver receives because of a transition; those about a job are stored with their text. */
const toDriver = Object.values(allTransitions)
  .filter((rows) => rows !== candidacyTransitions)
  .flatMap((rows: Readonly<Record<string, TransitionRow>>) => Object.values(rows))
  .flatMap(({ sends }) => sends)
  .flatMap((send) => /^driver: ([a-z]+-[a-z-]+) /.exec(send)?.[1] ?? []);

/** The templates that never go to a driver with an account. A new template is in one of the two lists. */
const toOthers: Readonly<Record<Exclude<AccountTemplate, (typeof templates)[number]>, string>> = {
  invitation: 'staff',
  'invited-elsewhere': 'staff',
  'carrier-received': 'applying carriers',
  'call-booked': 'applying carriers',
  'call-cancelled': 'applying carriers',
  'note-mention': 'staff',
  'carrier-deactivated': 'staff',
  'carrier-reactivated': 'staff',
  'consent-withdrawn': 'staff',
  'driving-allowed': 'staff',
  'driving-barred': 'staff',
  'state-served': 'the waitlist',
  'ops-digest': 'operations',
  'file-export': 'staff',
  'carrier-digest': 'staff',
  'adverse-disputed': 'staff',
  'adverse-ready': 'staff',
  'adverse-undelivered': 'staff',
  'agreement-trial-started': 'staff',
  'agreement-trial-ends': 'staff',
  'agreement-trial-extended': 'staff',
  'agreement-accepted': 'staff',
  'agreement-term-started': 'staff',
  'agreement-lapsed': 'staff',
  'agreement-renews': 'staff',
  'agreement-renewed': 'staff',
  'agreement-text-changed': 'staff',
  'agreement-notice-given': 'staff',
  'agreement-notice-withdrawn': 'staff',
  'agreement-ended': 'staff',
  'agreement-payment-warning': 'staff',
  'access-granted': 'staff',
  'access-day-changed': 'staff',
  'access-rejected': 'staff',
  'access-unanswered': 'staff',
  'access-revoked': 'staff',
  'pipeline-overdue': 'operations',
  'verification-postponed': 'staff',
  'verification-request': 'past employers',
  'verification-correction': 'past employers',
  'verification-rebuttal': 'past employers',
  'verification-attempt-due': 'staff',
  'verification-declined': 'staff',
  'verification-disputed': 'staff',
  'verification-rebutted': 'staff',
  'verification-due': 'staff',
  'invoice-issued': 'staff',
  'invoice-reminder': 'staff',
  'invoice-voided': 'staff',
  'invoice-credited': 'staff',
  'invoice-written-off': 'staff',
  'purchase-credited': 'staff',
  'credit-refunded': 'staff',
  'refund-returned': 'staff',
  'refund-failed': 'operations',
  'payment-received': 'staff',
  'payment-failed': 'staff',
  'payment-credited': 'operations',
  'carrier-paid': 'operations',
  'workdays-waiting': 'staff',
  'webhook-failing': 'staff',
  'webhook-paused': 'staff',
};

it('no template that goes to drivers is among those of others', () => {
  expect(Object.keys(toOthers).filter((template) => toDriver.includes(template))).toEqual([]);
});

it('the activity says what each message to a driver was, although its text is not stored', () => {
  const known: readonly string[] = templates;

  expect(new Set(toDriver).size).toBeGreaterThan(20);
  expect([...new Set(toDriver)].filter((template) => !known.includes(template))).toEqual([]);
});
