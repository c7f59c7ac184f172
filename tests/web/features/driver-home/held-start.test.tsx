import { afterEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { emptySchedule } from '#domain/driver-histories/week';
import { anApplication, aStart } from '../../support/applications';
import { aDriverMe } from '../../support/drivers';
import type { FakeApi } from '../../support/fake-api';
import { ok } from '../../support/fake-api';
import { notSent } from '../../support/histories';
import { aPersonalInfo } from '../../support/own-file';
import { aDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const openHome = (applications: readonly DriverApplicationView[]) =>
  renderApp('/driver/home', {
    user: aDriver(),
    api: (api: FakeApi) =>
      api
        .on('GET', '/api/driver/me', ok(aDriverMe()))
        .on('GET', '/api/driver/candidacies', ok({ data: applications }))
        .on('GET', '/api/driver/personal-info', ok(aPersonalInfo({ renewals: [] })))
        .on('GET', '/api/driver-profile/verification/schedule', ok({ schedule: emptySchedule, standing: notSent }))
        .on('GET', '/api/driver/referral', ok({ code: 'H4MK29XW', link: 'https://gladhand.example/join' })),
  });

const firstDay = {
  ...{ fromHour: 6, facilityName: 'Pier T yard', address: '1 Dock Street, Long Beach, CA 90802' },
  contact: { name: 'Dana Reyes', phone: '+15625550142', email: 'dana@longbeachdrayage.example' },
  ...{ dressCode: [], otherRequirements: '' },
};
const held = { state: 'hired', turn: 'you', start: aStart({ answer: 'accepted' }), firstDay } as const;

/** The card of the next step: its links in their order. */
async function openNextStep(facts: Partial<DriverApplicationView>) {
  const application = anApplication({ ...held, fileTasks: { holding: 2, due: 1 }, ...facts });
  const { screen } = await openHome([application]);
  const card = within((await screen.findByText('Your turn')).closest('section') as HTMLElement);
  return { application, screen, card, links: card.getAllByRole('link') };
}

afterEach(freshBrowser);

describe('the home of a start that is held', () => {
  it.each([
    ['signature and file', { next: 'bothCompleteFile', signature: 'due' }, ['Sign my application', 'Open your file']],
    ['signature', { next: 'driverCompletesFile', signature: 'due' }, ['Sign my application', 'Open your file']],
    ['the file', { next: 'driverCompletesFile', signature: 'none' }, ['Open your file']],
    ['a renewal', { next: 'renewProof', signature: 'none' }, ['Renew now']],
  ] as const)('leads once to each task, and first to the named next step: %s', async (_, facts, names) => {
    const { screen, links } = await openNextStep(facts);

    expect(links.map(({ textContent }) => textContent)).toEqual(names);
    expect(links[0]).toHaveClass('gh-button-primary');
    for (const name of names) expect(screen.getAllByRole('link', { name })).toHaveLength(1);
  });

  it('names the signature as the next step, and leads to its page', async () => {
    const { application, card, links } = await openNextStep({ next: 'bothCompleteFile', signature: 'due' });

    const line = "Next: sign your application to Long Beach Drayage. You can't start before that.";
    expect(card.getByText(line)).toBeVisible();
    expect(links[0]).toHaveAttribute('href', `/driver/applications/${application.candidacyId}/sign`);
  });

  it('leads to each of two starts that wait for the driver', async () => {
    const ids = ['018f0000-0000-7000-8000-00000000ca01', '018f0000-0000-7000-8000-00000000ca02'] as const;
    const { screen } = await openHome(
      ids.map((candidacyId) => anApplication({ ...held, candidacyId, next: 'driverCompletesFile', signature: 'due' })),
    );

    const links = await screen.findAllByRole('link', { name: 'Sign my application' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ids.map((id) => `/driver/applications/${id}/sign`));
  });

  it.each([
    ['answerStart', 'you', /^Offered\. Your answer is needed\.$/],
    ['carrierConfirmsStart', 'carrier', /^Offered, and not answered in time\. The carrier confirms that you started\./],
    ['carrierAnswersStart', 'carrier', /^Offered\. You asked for another date; the carrier responds next\.$/],
  ] as const)('of an offered first day says whose turn it is: %s', async (next, turn, text) => {
    const proposal = next === 'carrierAnswersStart' ? { startOn: '2026-12-03', note: null } : null;
    const start = aStart({ answer: 'offered', proposal });
    const { screen } = await openHome([anApplication({ ...held, start, next, turn })]);

    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryAllByText('Offered. Your answer is needed.')).toHaveLength(turn === 'you' ? 1 : 0);
  });

  it('says once that its carrier is paused', async () => {
    const paused = { ...held, turn: 'nobody', next: 'completeDriverFile', isCarrierPaused: true } as const;
    const { screen } = await openHome([anApplication(paused)]);

    expect(await screen.findAllByText(/is paused/)).toHaveLength(1);
    expect(screen.queryByText(/^Next:/)).toBeNull();
  });
});
