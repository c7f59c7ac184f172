import { describe, expect, it } from '@jest/globals';

import { stageLabels } from '#domain/stalled/labels';
import opsDrivers from '../../web/src/shared/i18n/locales/en/ops-drivers.json';
import opsStalled from '../../web/src/shared/i18n/locales/en/ops-stalled.json';
import { outgoingText, writeAccountMessage } from '../../worker/account-messages/texts';

describe('what is said of a changed contact', () => {
  const params = { firstName: 'Ana', link: 'https://gladhand.example/auth/notMe?undo=u' };

  const kinds = ['email-changed', 'phone-changed', 'network-linked', 'network-unlinked'] as const;
  it.each(kinds)('is how to take it back: %s', (template) => {
    const mail = outgoingText({ channel: 'mail', to: 'ana@juniper.example', template, params });
    const text = outgoingText({ channel: 'sms', to: '+15625550142', template, params });

    expect(mail.body).toMatch(/If this was not you, open this page within a week.*\n\n.*undo=u/);
    expect(text.body).toMatch(/^.*\. Not you\? Take it back within a week: .*undo=u$/);
  });
});

describe('what mails about a call say', () => {
  const call = { firstName: 'Ana', startsAt: '2099-07-02T16:30:00.000Z', timeZone: 'America/Denver' };
  const mail = { channel: 'mail', to: 'ana@juniper.example' } as const;

  it('names the time on the clock of whoever is called', () => {
    const { subject, lines, link } = writeAccountMessage({
      ...mail,
      template: 'call-booked',
      params: { ...call, link: 'https://gladhand.example/fleet/thankyou?booking=b' },
    });

    expect(subject).toMatch(/^Your call with Gladhand: Thursday, July 2, 2099 at 10:30.AM MDT$/);
    expect(lines.join(' ')).toContain('10:30');
    expect(link).toContain('/fleet/thankyou');
  });

  it('calls it off under the same time', () => {
    const { subject } = writeAccountMessage({ ...mail, template: 'call-cancelled', params: call });

    expect(subject).toMatch(/^Canceled: your call with Gladhand on Thursday, July 2, 2099 at 10:30.AM MDT$/);
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
    const { subject, lines, html } = writeAccountMessage({
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

    expect(subject).toBe('Today: 1 far over target, 7 newly late, 2 due');
    expect(lines).toEqual(
      expect.arrayContaining([
        'More than twice the target: 1 application of yours',
        '- Maria G., Night drayage, In review, 5 of 2 days\n  #a',
        'Newly late: 7 applications without an owner',
        'and 6 more: #2',
        'Due today: 2 orders',
        '- Day shuttle, Lone Star, Pending order, 5 of 2 days\n  #o',
      ]),
    );
    expect(lines.join('\n')).not.toContain('#1');
    expect(html).toContain('<a href="#2">Newly late: 7 applications without an owner</a>');
    expect(html).toContain('<a href="#a">Maria G., Night drayage</a>');
  });

  it('names each stage as the pages of operations do', () => {
    for (const [stage, label] of Object.entries({ ...opsDrivers.stage, ...opsStalled.stage }))
      expect([stage, stageLabels[stage as keyof typeof stageLabels]]).toEqual([stage, label]);
    const about = { about: null, reason: null, note: null, on: null, link: '#', callWithin: 2, supportPhone: null };
    const { subject, lines } = writeAccountMessage({
      channel: 'mail',
      to: 'dana@gladhand.example',
      template: 'pipeline-overdue',
      params: { firstName: 'Dana', driver: 'Maria G.', stage: 'PreQualified_MeetsMin', ...about },
    });
    expect(`${subject} ${lines.join(' ')}`).not.toContain('PreQualified_MeetsMin');
  });
});

describe('the morning’s digest for a carrier', () => {
  it('says what each candidate waits for, by order', () => {
    const candidate = { name: 'Maria Gomez', nextStep: 'safetyReviews', days: 3, isOver: true, link: '#c' } as const;
    const { subject, lines, html } = writeAccountMessage({
      channel: 'mail',
      to: 'rosa@lonestar.example',
      template: 'carrier-digest',
      params: {
        firstName: 'Rosa',
        settings: '#s',
        orders: [
          { title: 'Night <drayage>', facility: 'Mesa Yard', link: '#o', candidates: [candidate] },
          {
            title: 'Day shuttle',
            facility: 'Mesa Yard',
            link: '#p',
            candidates: [{ ...candidate, name: 'Scott I.', nextStep: 'carrierAnswersRequest', days: 0, isOver: false }],
          },
        ],
      },
    });

    expect(subject).toBe('Today: 2 candidates wait for you, 1 overdue');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Night <drayage>, Mesa Yard',
        '- Maria Gomez, Review the driver, 3 days, overdue\n  #c',
        '- Scott I., Answer the request, since today\n  #c',
      ]),
    );
    expect(html).toContain('<a href="#o">Night &lt;drayage&gt;, Mesa Yard</a>');
  });
});
