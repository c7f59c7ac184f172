import { describe, expect, it } from '@jest/globals';
import { writeAccountMessage } from '#activities/messages/write-account-message';
import type { CloseReason } from '#domain/candidacies/states';

describe('the daily digest for a carrier', () => {
  it('lists the next step of each candidate, by order', () => {
    const candidate = { name: 'Maria Gomez', nextStep: 'safetyReviews', days: 3, isOver: true, link: '#c' } as const;
    const { subject, lines, html } = writeAccountMessage({
      channel: 'mail',
      to: 'rosa@lonestar.example',
      template: 'carrier-digest',
      params: {
        firstName: 'Rosa',
        settings: '#s',
        bench: [],
        benchLink: '#b',
        closed: [],
        mentions: [],
        orders: [
          { title: 'Night <drayage>', facility: 'Mesa Yard', link: '#o', candidates: [candidate] },
          {
            title: 'Day shuttle',
            facility: 'Mesa Yard',
            link: '#p',
            candidates: [
              { ...candidate, name: 'Scott I.', nextStep: 'carrierAnswersRequest', days: 0, isOver: false },
              { ...candidate, name: 'Joe P.', nextStep: 'carrierAnswersStart' },
            ],
          },
        ],
      },
    });

    expect(subject).toBe('Today: 3 candidates are waiting for you, 2 overdue');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Night <drayage>, Mesa Yard',
        '- Maria Gomez, Approve or reject the driver, waiting 3 days, overdue\n  #c',
        '- Scott I., Move to review or pass, waiting less than 1 day\n  #c',
        "- Joe P., Accept the driver's start date or keep yours, waiting 3 days, overdue\n  #c",
      ]),
    );
    expect(html).toContain('<a href="#o">Night &lt;drayage&gt;, Mesa Yard</a>');
  });

  it('lists bench reviews, and unread notes that mention the reader', () => {
    const review = { name: 'Maria G.', days: 2, isOver: true, link: '#r' };
    const mention = { name: 'Joe P.', author: 'Ann Smith', text: 'Please call @Rosa Diaz', link: '#n' };
    const textOf = (params: { bench: (typeof review)[]; mentions: (typeof mention)[] }) =>
      writeAccountMessage({
        channel: 'mail',
        to: 'rosa@lonestar.example',
        template: 'carrier-digest',
        params: { firstName: 'Rosa', settings: '#s', orders: [], benchLink: '#b', closed: [], ...params },
      });

    const { subject, lines, html } = textOf({ bench: [review], mentions: [mention, mention] });

    expect(subject).toBe('Today: 1 bench review is waiting for you, 2 unread mentions, 1 overdue');
    expect(lines).toEqual(
      expect.arrayContaining([
        '- Maria G., Approve or reject for the bench, waiting 2 days, overdue\n  #r',
        '- Joe P., Ann Smith: Please call @Rosa Diaz\n  #n',
      ]),
    );
    expect(html).toContain('<a href="#b">Bench reviews</a>');
    expect(textOf({ bench: [], mentions: [mention] }).subject).toBe('Today: 1 unread mention');
  });
});

describe('the ended candidates of the daily digest for a carrier', () => {
  const closedText = (by: 'driver' | 'system', reason: CloseReason): string =>
    writeAccountMessage({
      channel: 'mail',
      to: 'rosa@lonestar.example',
      template: 'carrier-digest',
      params: {
        ...{ firstName: 'Rosa', settings: '#s', orders: [], bench: [], benchLink: '#b', mentions: [] },
        closed: [{ name: 'Maria G.', order: 'Night drayage', by, reason, link: '#c' }],
      },
    })
      .lines.filter((line) => line.startsWith('- '))
      .join();

  it.each([
    ['system', 'hired_elsewhere', 'Hired for another job'],
    ['system', 'driver_not_available', 'The driver is no longer available'],
    ['system', 'expired', 'No answer in time'],
    ['driver', 'pay', 'Ended by the driver: Pay'],
    ['driver', 'unspecified', 'Ended by the driver'],
  ] as const)('say who ended it and why: %s, %s', (by, reason, words) => {
    expect(closedText(by, reason)).toBe(`- Maria G., Night drayage, ${words}\n  #c`);
  });
});
