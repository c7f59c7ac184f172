import { describe, expect, it } from '@jest/globals';
import { outgoingText, writeAccountMessage } from '#activities/messages/write-account-message';
import { positions } from '#domain/accounts/roles';
import { closeReasonLabels } from '#domain/candidacies/labels';
import { INFECTED_TEXT, rejectionTexts, topicLabels } from '#domain/driver-pipeline/labels';
import type { InvitedAs } from '#domain/messages/account-messages';
import { stageLabels } from '#domain/stalled/labels';
import { gsmLength, gsmText } from '#platform/sms-text';
import driverTexts from '../../../web/src/shared/i18n/locales/en/driver.json';
import labels from '../../../web/src/shared/i18n/locales/en/labels.json';
import opsDrivers from '../../../web/src/shared/i18n/locales/en/ops-drivers.json';
import opsStalled from '../../../web/src/shared/i18n/locales/en/ops-stalled.json';
import { resolvedTexts } from '../../support/resolved-texts';

/** Parameters of messages about a pipeline that these texts do not use. */
const noSupport = { supportPhone: null, exitReason: null, isAvailable: true } as const;

describe('a message about a changed sign-in method', () => {
  const params = { firstName: 'Ana', link: 'https://gladhand.example/auth/notMe?undo=u' };

  const kinds = ['email-changed', 'phone-changed', 'network-linked', 'network-unlinked'] as const;
  it.each(kinds)('says how to undo the change: %s', (template) => {
    const mail = outgoingText({ channel: 'mail', to: 'ana@juniper.example', template, params }, {});
    const text = outgoingText({ channel: 'sms', to: '+15625550142', template, params }, {});

    expect(mail?.body).toMatch(/If this was not you, open the link below within 7 days.*\n\n.*undo=u/);
    expect(text?.body).toMatch(/^.*\. Undo within 7 days: .*undo=u$/);
  });
});

describe('an invitation', () => {
  const written = (as?: InvitedAs) => {
    const params = {
      firstName: 'Ana',
      organization: 'Juniper Freight',
      link: 'https://gladhand.example/auth/confirm',
      as,
    };
    const { subject, lines } = writeAccountMessage({
      ...{ channel: 'mail', to: 'ana@juniper.example', template: 'invitation' },
      params,
    });
    return `${subject}. ${lines[0] ?? ''}`;
  };

  it.each([
    [
      'applicant',
      /^Juniper Freight is active on Gladhand\. We activated Juniper Freight, and you are its administrator/,
    ],
    ['operations', /^Your Gladhand operations account is ready\. A colleague created an operations account/],
    [undefined, /^Juniper Freight invites you to Gladhand\. .* as a member of its staff\. Open/],
  ] as const)('fits the person who gets it: %s', (as, text) => {
    expect(written(as)).toMatch(text);
  });

  it.each(positions)('names the position as the console does: %s', (position) => {
    expect(written(position)).toContain(`(position: ${labels.position[position]})`);
  });
});

describe('emails about a call', () => {
  const call = { firstName: 'Ana', startsAt: '2099-07-02T16:30:00.000Z', timeZone: 'America/Denver' };
  const mail = { channel: 'mail', to: 'ana@juniper.example' } as const;

  it('give the time in the time zone of the person who is called', () => {
    const { subject, lines, link } = writeAccountMessage({
      ...mail,
      template: 'call-booked',
      params: { ...call, link: 'https://gladhand.example/fleet/thankyou?booking=b' },
    });

    expect(subject).toMatch(/^Your call with Gladhand: Thursday, July 2, 2099 at 10:30.AM MDT$/);
    expect(lines.join(' ')).toContain('10:30');
    expect(link).toContain('/fleet/thankyou');
  });

  it('state the same time when the call is canceled', () => {
    const { subject } = writeAccountMessage({ ...mail, template: 'call-cancelled', params: call });

    expect(subject).toMatch(/^Canceled: your call with Gladhand on Thursday, July 2, 2099 at 10:30.AM MDT$/);
  });
});

describe('an email about a rejected document', () => {
  const params = {
    firstName: 'Ana',
    driver: null,
    isReader: true,
    document: 'Forklift certificate',
    link: 'https://gladhand.example/d',
  };
  const rejected = (overrides: { driver?: string; isReader?: boolean; isSigned?: boolean; reason: string | null }) =>
    outgoingText(
      {
        channel: 'mail',
        to: 'ana@juniper.example',
        template: 'document-rejected',
        params: { ...params, ...overrides },
      },
      {},
    );

  it('gives its name, the reason and the page for a new one', () => {
    const mail = rejected({ reason: 'Not readable' });

    expect(mail?.subject).toBe('Document rejected: Forklift certificate');
    expect(mail?.body).toMatch(/Reason: "Not readable"[^]*upload a new document[^]*https:\/\/gladhand\.example\/d/);
  });

  it('asks for another signature on what was signed here', () => {
    const body = rejected({ reason: 'The last job is missing', isSigned: true })?.body;

    expect(body).toMatch(/Reason: "The last job is missing"[^]*sign it again[^]*https:\/\/gladhand\.example\/d/);
    expect(body).not.toContain('upload');
  });

  it('names the driver to a carrier, and leaves a reason out that the reader may not know', () => {
    const mail = rejected({ driver: 'Nora L.', isReader: false, reason: null });

    expect(mail?.subject).toBe('Document rejected: Forklift certificate (Nora L.)');
    expect(mail?.body).toContain('Colleagues with access to these records can see the reason.');
    expect(mail?.body).not.toContain('Reason:');
  });

  it('says where a reader finds the reason for a drug and alcohol record', () => {
    expect(rejected({ reason: null })?.body).toContain('You can read the reason in the file.');
  });
});

describe('a message to operations', () => {
  it('names applications, orders and their owner in the daily digest', () => {
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

    expect(subject).toBe('Today: 1 escalated, 7 newly overdue, 2 due today');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Escalated (more than 2× target): 1 job application, yours',
        '- Maria G., Night drayage, In review, 5 days (target: 2)\n  #a',
        'Newly overdue: 7 job applications, unassigned',
        'and 6 more: #2',
        'Due today: 2 orders',
        '- Day shuttle, Lone Star, Pending order, 5 days (target: 2)\n  #o',
      ]),
    );
    expect(lines.join('\n')).not.toContain('#1');
    expect(html).toContain('<a href="#2">Newly overdue: 7 job applications, unassigned</a>');
    expect(html).toContain('<a href="#a">Maria G., Night drayage</a>');
  });

  it('labels each stage as the pages of operations do', () => {
    for (const [stage, label] of Object.entries(resolvedTexts({ ...opsDrivers.stage, ...opsStalled.stage })))
      expect([stage, stageLabels[stage as keyof typeof stageLabels]]).toEqual([stage, label]);
    const about = { about: null, reason: null, note: null, on: null, link: '#', callWithin: 2, ...noSupport };
    const { subject, lines } = writeAccountMessage({
      channel: 'mail',
      to: 'dana@gladhand.example',
      template: 'pipeline-overdue',
      params: { firstName: 'Dana', isDriver: false, driver: 'Maria G.', stage: 'PreQualified_MeetsMin', ...about },
    });
    expect(`${subject} ${lines.join(' ')}`).not.toContain('PreQualified_MeetsMin');
  });

  it('names the driver of an expired document only to operations', () => {
    const facts = {
      about: 'dotMedicalCard',
      reason: null,
      note: null,
      on: '2099-09-30',
      link: '#',
      callWithin: 2,
    } as const;
    const params = { driver: 'Maria G.', stage: 'Certified', ...noSupport, ...facts } as const;
    const textFor = (firstName: string, isDriver: boolean) =>
      writeAccountMessage({
        channel: 'mail',
        to: 'somebody@gladhand.example',
        template: 'pipeline-proof-ended',
        params: { ...params, firstName, isDriver },
      });

    expect(textFor('Maria', true)).toMatchObject({
      subject: 'Your DOT medical card expired on Wednesday, September 30, 2099',
      lines: ['You must not drive until a new one is approved.', 'Upload the new one.'],
    });
    expect(textFor('Dana', false)).toMatchObject({
      subject: "Maria G.'s DOT medical card expired on Wednesday, September 30, 2099",
      lines: ['The driver must not drive until a new one is approved.', 'We asked the driver to renew it.'],
    });
  });
});

describe('the email about an accepted renewal', () => {
  it.each([
    ['2099-09-30', "You don't need to do anything. The link below shows your documents."],
    ['2020-09-30', 'It ends soon: you will need a new one by that day. The link below shows your documents.'],
    [null, "You don't need to do anything. The link below shows your documents."],
  ])('does not contradict the warning that a document ends soon: %s', (on, line) => {
    const { lines } = writeAccountMessage({
      channel: 'mail',
      to: 'maria@drivers.example',
      template: 'pipeline-proof-renewed',
      params: {
        ...{ firstName: 'Maria', isDriver: true, driver: 'Maria G.', stage: 'Certified', about: 'dotMedicalCard', on },
        ...{ reason: null, note: null, callWithin: 6, link: '#p', ...noSupport },
      },
    });

    expect(lines).toEqual([line]);
  });
});

describe('emails about an answer that was not corrected', () => {
  const facts = {
    firstName: 'Ana',
    carrier: 'Lone Star',
    driver: 'Scott L.',
    employer: 'Blue Ridge Carriers',
    text: 'Our records are right',
    dueOn: '2099-07-02',
    isOverdue: false,
    isCorrection: false,
    link: '#v',
  };

  it.each([
    [true, false, /^You can attach your own statement at the link below\./],
    [true, true, /^Your statement stays with the answer\.$/],
    [false, false, /^Scott L\. can attach a statement, which stays with the answer\.$/],
    [false, true, /^The statement of Scott L\. stays with the answer\.$/],
  ])('offer a statement until there is one: to the driver %s, attached %s', (isDriver, hasRebuttal, text) => {
    const { lines } = writeAccountMessage({
      channel: 'mail',
      to: 'ana@juniper.example',
      template: 'verification-not-corrected',
      params: { ...facts, isDriver, hasRebuttal },
    });

    expect(lines).toEqual(['Reason: "Our records are right"', expect.stringMatching(text)]);
  });
});

describe('emails to a carrier about access to a file', () => {
  const params = {
    ...{ firstName: 'Ana', isDriver: false, carrier: 'Lone Star', driver: 'Scott L.', text: null },
    ...{ answerBy: null, endsOn: '2099-07-02', reason: null, link: '#a' },
  } as const;

  it.each([
    ['access-granted', 'Scott L. granted you access to their file'],
    ['access-day-changed', 'Scott L. changed the last day of your access to their file'],
    ['access-rejected', 'Scott L. rejected your request for access to their file'],
    ['access-unanswered', 'Scott L. did not answer your request for access to their file'],
    ['access-revoked', 'Scott L. ended your access to their file'],
  ] as const)('name the driver once: %s', (template, subject) => {
    expect(writeAccountMessage({ channel: 'mail', to: 'ana@juniper.example', template, params }).subject).toBe(subject);
  });
});

describe('labels in messages', () => {
  it('are those of the pages', () => {
    const { infected, ...rejections } = resolvedTexts(driverTexts.task.reason);

    expect(resolvedTexts(opsDrivers.thing)).toMatchObject(topicLabels);
    expect(resolvedTexts(labels.reason)).toMatchObject(closeReasonLabels);
    expect(rejectionTexts).toEqual(rejections);
    expect(INFECTED_TEXT).toBe(infected);
  });
});

describe('a commercial email', () => {
  const message = {
    channel: 'mail',
    to: 'ana@juniper.example',
    template: 'state-served',
    params: { state: 'Idaho', link: 'https://gladhand.example/auth/registerAsDriver' },
  } as const;

  it('ends with how to opt out and the postal address', () => {
    const sender = { postalAddress: '100 Example Street, Long Beach, CA 90802', supportEmail: 'help@gladhand.example' };

    expect(outgoingText(message, sender)?.body).toMatch(
      /The Gladhand team\n\nTo stop receiving emails like this, write to help@gladhand\.example\.\nGladhand, 100 Example Street/,
    );
  });

  it('is not sent unless the postal address and the support email are configured', () => {
    expect(outgoingText(message, { supportEmail: 'help@gladhand.example' })).toBeUndefined();
  });
});

describe('a text message', () => {
  const link = 'https://app.gladhand.example/auth/notMe?undo=aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789_-aBcDe';
  const facts = {
    firstName: 'Maximiliano',
    isDriver: true,
    driver: 'Maximiliano Christopher W.',
    stage: 'PreQualified_MeetsMin',
    about: 'hazmat',
    reason: null,
    note: null,
    on: '2099-09-30',
    callWithin: 2,
    ...noSupport,
    link: 'https://app.gladhand.example/driver/personalInfo',
  } as const;
  const messages = [
    { template: 'code', params: { code: '123456' } },
    { template: 'email-changed', params: { firstName: 'Ana', link } },
    { template: 'phone-changed', params: { firstName: 'Ana', link } },
    { template: 'network-linked', params: { firstName: 'Ana', link } },
    { template: 'network-unlinked', params: { firstName: 'Ana', link } },
    {
      template: 'share-link',
      params: { link: 'https://app.gladhand.example/auth/registerAsDriver?referral=maxw2026' },
    },
    { template: 'pipeline-proof-ends', params: facts },
    { template: 'pipeline-proof-ended', params: facts },
    { template: 'pipeline-rejected', params: facts },
    { template: 'pipeline-entry-corrected', params: facts },
    { template: 'pipeline-asked', params: facts },
    { template: 'pipeline-call-missed', params: facts },
    { template: 'pipeline-accepted', params: facts },
    { template: 'pipeline-certified', params: facts },
    { template: 'pipeline-certified', params: { ...facts, stage: 'Certified' } },
    { template: 'pipeline-closed', params: facts },
    { template: 'pipeline-reopened', params: facts },
    { template: 'pipeline-corrected', params: facts },
  ] as const;

  it('names the author of a note in an email about what was sent back', () => {
    const params = { ...facts, about: 'dotMedicalCard', reason: 'unreadable', note: 'The lower half is dark' } as const;

    const message = { template: 'pipeline-rejected', params } as const;
    const body = outgoingText({ channel: 'mail', to: 'ana@example.com', ...message }, {})?.body ?? '';

    expect(body).toContain('The reviewer wrote: “The lower half is dark”');
  });

  it.each([
    ['with the link', 'https://app.gladhand.example/fleet/thankyou?booking=1', true],
    ['without the link', undefined, false],
  ] as const)('offers a time for the call only %s', (_, booking, offers) => {
    const params = { firstName: 'Ana', company: 'Juniper', ...(booking !== undefined && { link: booking }) };

    const message = { template: 'carrier-received', params } as const;
    const body = outgoingText({ channel: 'mail', to: 'ana@example.com', ...message }, {})?.body ?? '';

    expect(body).toContain('Our team will call you.');
    expect([body.includes('Choose a time'), body.includes('link'), body.includes('https://')]).toEqual([
      offers,
      offers,
      offers,
    ]);
  });

  it.each(messages)('fits into one segment: $template', (message) => {
    const body = outgoingText({ channel: 'sms', to: '+15625550142', ...message }, {})?.body ?? '';

    expect(body).toBe(gsmText(body));
    expect(gsmLength(body)).toBeLessThanOrEqual(160);
    expect(body).not.toContain('...');
  });
});
