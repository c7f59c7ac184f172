import { expect, it } from '@jest/globals';
import { outgoingText } from '#activities/messages/write-account-message';

const to = 'maria@gladhand.example';
function bodyOf(more: { side: 'driver' | 'carrier'; isDirect: boolean; cents: number }): string {
  const link = 'https://gladhand.example/x';
  const params = { firstName: 'Maria', day: '2026-11-16', note: 'One hour more', link, ...more };
  return outgoingText({ channel: 'mail', to, template: 'workday-settled', params }, {})?.body ?? '';
}

it.each([
  ['driver', false, 2_500, '$25.00 is added to your next payout.'],
  ['driver', false, -2_500, '$25.00 is taken from later pay of the same week only.'],
  ['driver', true, 2_500, 'Your pay for this day is $25.00 more. The carrier pays you itself.'],
  ['driver', true, 0, 'Your pay does not change.'],
  ['carrier', false, 3_000, '$30.00 is added to your next invoice.'],
  ['carrier', false, -3_000, '$30.00 is credited on your next invoice.'],
  ['carrier', true, -2_500, "The driver's pay for this day is $25.00 less. You pay the driver yourself."],
  ['carrier', true, 0, 'The pay of the driver does not change.'],
] as const)('a settled dispute says to the %s, direct %s, %i cents: %s', (...[side, isDirect, cents, line]) => {
  expect(bodyOf({ side, isDirect, cents })).toContain(line);
});
