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

describe('the morning’s digest', () => {
  it('words applications and orders by what they are, and whose', () => {
    const item = {
      name: 'Maria G.',
      about: 'Night drayage',
      stage: 'inReview',
      days: 5,
      targetDays: 2,
      link: '#a',
    } as const;
    const order = { ...item, name: 'Day shuttle', about: 'Lone Star', stage: 'pending', link: '#o' } as const;
    const { lines } = writeAccountMessage({
      channel: 'mail',
      to: 'dana@gladhand.example',
      template: 'ops-digest',
      params: {
        firstName: 'Dana',
        day: '2026-06-10',
        timeZone: 'America/Chicago',
        settings: '#s',
        lines: [
          { kind: 'escalated', what: 'candidacy', isOwn: true, count: 1, link: '#1', first: [item] },
          { kind: 'newOver', what: 'candidacy', isOwn: false, count: 7, link: '#2', first: [item] },
          { kind: 'dueToday', what: 'order', isOwn: false, count: 2, link: '#3', first: [order] },
        ],
      },
    });

    expect(lines).toEqual(
      expect.arrayContaining([
        'Escalated, past twice the target: 1 application of drivers of yours.',
        '  Maria G., Night drayage, in review, 5d / 2d: #a',
        'New over target: 7 applications of drivers without an owner.',
        '  and 6 more',
        'Due today: 2 orders that nobody owns.',
        '  Day shuttle, Lone Star, pending, 5d / 2d: #o',
      ]),
    );
  });
});
