import { expect, it } from '@jest/globals';
import { outgoingText } from '#activities/messages/write-account-message';

it('a disabled carrier without overdue invoices may have paid, or been credited: the email says neither', () => {
  const params = { firstName: 'Olive', carrier: 'Blue Mesa Freight', link: 'https://gladhand.example/ops' };
  const mail = outgoingText({ channel: 'mail', to: 'olive@gladhand.example', template: 'carrier-paid', params }, {});

  expect(mail?.subject).toBe('Blue Mesa Freight no longer has an overdue invoice');
  expect(mail?.body).toContain('The carrier is disabled. You can enable it at the link below.');
  expect(mail?.body).not.toContain('paid');
});

it.each(['warning30', 'warning45'] as const)('the reminder %s says where to pay and whom to ask', (kind) => {
  const params = {
    firstName: 'Ana',
    kind,
    number: 'G-000042',
    cents: 12_000,
    dueOn: '2026-10-31',
    link: 'https://x.test',
  };
  const write = (contact: string | null) =>
    outgoingText(
      { channel: 'mail', to: 'ana@x.test', template: 'invoice-reminder', params: { ...params, contact } },
      {},
    )?.body;

  expect(write('help@gladhand.example')).toContain(
    'Please pay it at the link below, or contact us: help@gladhand.example.',
  );
  expect(write(null)).toContain('Please pay it at the link below, or contact us.');
});
