import { expect, it } from '@jest/globals';
import { outgoingText } from '#activities/messages/write-account-message';

it('a disabled carrier without overdue invoices may have paid, or been credited: the email says neither', () => {
  const params = { firstName: 'Olive', carrier: 'Blue Mesa Freight', link: 'https://gladhand.example/ops' };
  const mail = outgoingText({ channel: 'mail', to: 'olive@gladhand.example', template: 'carrier-paid', params }, {});

  expect(mail?.subject).toBe('Blue Mesa Freight no longer has an overdue invoice');
  expect(mail?.body).toContain('The carrier is disabled. You can enable it at the link below.');
  expect(mail?.body).not.toContain('paid');
});
