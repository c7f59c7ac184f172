import { afterEach, describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import type { OnboardingOffer } from '#domain/purchases/schema';
import { onboardingModal } from '#web/entities/billing/onboarding/modals';
import { openModal } from '#web/shared/ui/modals';
import { asSafety, openCandidateDialog, openCandidates } from '../../support/candidate-dialog';
import { aCandidate, DRIVER_ID } from '../../support/carrier-drivers';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { findLoadedDialog } from '../../support/loaded-dialog';
import { aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const OFFER = '/api/onboarding-orders/{driverId}';
const ORDER = '/api/onboarding-orders';
const price = (product: OnboardingOffer['prices'][number]['product'], amount: number) => ({
  product,
  amount,
  id: '018f0000-0000-7000-8000-0000000000e1',
});

const anOffer = (more: Partial<OnboardingOffer> = {}): OnboardingOffer => ({
  problem: null,
  bought: [],
  checks: [],
  prices: [
    price('onboardingProgram', 100_000),
    price('onboardingMinimum', 25_000),
    price('psp', 1_100),
    price('drugTest', 4_500),
  ],
  trialEndsAt: '2026-01-01T06:00:00.000Z',
  trialEndsOn: '2025-12-31',
  at: '2026-11-20T12:00:00.000Z',
  ...more,
});

async function open(offer: OnboardingOffer, more: (api: FakeApi) => FakeApi = (api) => api) {
  const app = await renderApp('/business/agreement', {
    user: aSafetyOfficer(),
    api: (api) =>
      more(
        api
          .on('GET', '/api/business/agreement', refusal(404, 'not-found'))
          .on('GET', OFFER, ok(offer))
          .on('POST', ORDER, ok({ _id: DRIVER_ID, lines: [], totalCents: 100_000 })),
      ),
  });
  act(() => {
    openModal(onboardingModal, { driverId: DRIVER_ID, name: 'Maria Gomez' });
  });
  return { ...app, dialog: await findLoadedDialog('Order onboarding for Maria Gomez') };
}

afterEach(freshBrowser);

describe('an order of onboarding', () => {
  const hired = aCandidate({ state: 'hired', actions: ['endAssignment'], refusals: [] });

  it('begins in the menu of a hired candidate', async () => {
    const { dialog } = await openCandidateDialog(
      hired,
      'Order onboarding',
      asSafety((api) => api.on('GET', OFFER, ok(anOffer()))),
    );

    expect(await dialog.findByText('Order onboarding for Maria Gomez')).toBeVisible();
  });

  it.each([
    { of: 'for a recruiter', card: hired, extend: (api: FakeApi) => api },
    {
      of: 'before the hire',
      card: aCandidate({ actions: ['pass', 'cancelAssignment'] }),
      extend: asSafety((api) => api),
    },
  ])('is not in the menu $of', async ({ card, extend }) => {
    const { screen, browser } = await openCandidates(card, extend);
    await browser.click(screen.getByRole('button', { name: 'More actions for Maria Gomez' }));

    expect(screen.queryByRole('button', { name: 'Order onboarding' })).toBeNull();
  });

  it('says what it costs and what happens next, and names the price that was shown', async () => {
    const { screen, api, browser, dialog } = await open(anOffer());

    expect(dialog.getByText(/Each check starts right away/)).toBeVisible();
    await browser.click(dialog.getByRole('button', { name: 'Order for $1,000.00' }));

    expect(await screen.findByText('Onboarding ordered')).toBeVisible();
    expect(api.sent('POST', ORDER).map(({ body }) => body)).toEqual([
      { driverId: DRIVER_ID, choice: 'program', shownPriceCents: 100_000 },
    ]);
  });

  it('costs nothing in the trial, and says until when', async () => {
    const { dialog } = await open(anOffer({ trialEndsAt: '2026-12-01T06:00:00.000Z' }));

    expect(dialog.getByText(/Free during your trial until/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Order for $0.00' })).toBeVisible();
  });

  it('follows the checks of earlier orders', async () => {
    const bought = [{ product: 'psp', listCents: 1_100, cents: 1_100, reason: null } as const];
    const checks: OnboardingOffer['checks'] = [{ part: 'psp', step: 'waitsForDriver' }];
    const { dialog } = await open(anOffer({ bought, checks }));

    expect(dialog.getByText("Waits for the driver's signature or details")).toBeVisible();
  });

  it('says why nothing can be ordered, and that an administrator can change that', async () => {
    const { dialog } = await open(anOffer({ problem: 'agreement-not-accepted' }));

    expect(dialog.getByText('The carrier agreement is not accepted. Ask an administrator to accept it.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /Order for/ })).toBeNull();
  });

  it('keeps the dialog with the refusal if the price has changed', async () => {
    const { browser, dialog } = await open(anOffer(), (api) =>
      api.on('POST', ORDER, refusal(409, 'price-changed', { params: { price: '$1,100.00', cents: 110_000 } })),
    );
    await browser.click(dialog.getByRole('button', { name: 'Order for $1,000.00' }));

    expect(await dialog.findByText(/The price has changed/)).toBeVisible();
  });
});
