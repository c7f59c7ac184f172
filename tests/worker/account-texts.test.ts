import { describe, expect, it } from '@jest/globals';

import { writeAccountMessage } from '../../worker/account-messages/texts';

describe('what mails about a call say', () => {
  const call = { firstName: 'Ana', startsAt: '2099-07-02T16:30:00.000Z', timeZone: 'America/Denver' };
  const mail = { channel: 'mail', to: 'ana@juniper.example' } as const;

  it('names the time on the clock of whoever is called', () => {
    const { subject, lines, link } = writeAccountMessage({
      ...mail,
      template: 'call-booked',
      params: { ...call, link: 'https://gladhand.example/fleet/thankyou?booking=b' },
    });

    expect(subject).toMatch(/^Your call with Gladhand: Thursday, July 2 at 10:30.AM MDT$/);
    expect(lines.join(' ')).toContain('10:30');
    expect(link).toContain('/fleet/thankyou');
  });

  it('calls it off under the same time', () => {
    const { subject } = writeAccountMessage({ ...mail, template: 'call-cancelled', params: call });

    expect(subject).toMatch(/^Cancelled: your call with Gladhand on Thursday, July 2 at 10:30.AM MDT$/);
  });
});
