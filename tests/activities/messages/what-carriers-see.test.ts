import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { accessTexts } from '#activities/messages/access-texts';
import { carrierViews, whatCarriersSee } from '#domain/dq-access/what-carriers-see';

const legal = (name: string) => readFileSync(`db/seeds/legal/en/${name}.md`, 'utf8');

describe('what carriers see of a driver', () => {
  it.each(carrierViews)('is said in the same words in the terms and in the privacy notice: %s', (view) => {
    for (const text of [legal('driver-terms'), legal('privacy-notice')]) expect(text).toContain(whatCarriersSee[view]);
  });

  it('is said in the same words in the email about a request', () => {
    const { lines } = accessTexts['access-requested']({
      ...{ firstName: 'Maria', isDriver: true, carrier: 'Night Lines', driver: 'Maria G.', text: null },
      ...{ endsOn: null, answerBy: '2026-12-10', reason: null, link: 'https://gladhand.example' },
    });

    expect(lines).toContain(whatCarriersSee.granted);
  });
});
