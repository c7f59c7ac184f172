import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { Deposit } from '#domain/deposits/schema';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { anOpsMember } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const LIST = '/api/ops/billing/deposits';

const aDeposit = (more: Partial<Deposit> = {}): Deposit => ({
  _id: '018f0000-0000-7000-8000-0000000de001',
  provider: 'stripe',
  reference: 'po_1',
  state: 'paid',
  startedAt: '2026-11-02T15:00:00.000Z',
  arrivesOn: '2026-11-04',
  cents: 9_680,
  paymentsCents: 11_000,
  otherCents: -1_000,
  feeCents: 320,
  paymentCount: 2,
  ...more,
});
const totals = { heldCents: 2_500, onTheWayCents: 9_700, feeCents: 640 };
const page = (...data: Deposit[]) => ok({ data, next: null, ...totals });

const open = (extend: (api: FakeApi) => FakeApi) =>
  renderApp('/ops/billing/deposits', { user: anOpsMember(), api: extend });

afterEach(freshBrowser);

describe('deposits of the payment provider', () => {
  it('are shown with their sums, and where the rest of the money is', async () => {
    const { screen } = await open((api) => api.on('GET', LIST, page(aDeposit())));

    const table = within(await screen.findByRole('table', { name: 'Deposits' }));
    const cells = (await table.findAllByRole('cell')).map(({ textContent }) => textContent);
    expect(cells).toEqual(['11/04/2026', 'po_12 payments', '✓ In the bank', '$110.00', '-$10.00', '-$3.20', '$96.80']);
    expect(screen.getByLabelText('Totals')).toHaveTextContent(
      'Held by the provider$25.00Not yet at the bank$97.00Fees so far$6.40',
    );
  });

  it('say what the provider has not reported yet, and which the bank refused', async () => {
    const silent = { paymentsCents: null, otherCents: null, feeCents: null, paymentCount: null };
    const { screen } = await open((api) =>
      api.on(
        'GET',
        LIST,
        page(
          aDeposit({ ...silent, state: 'onTheWay' }),
          aDeposit({ _id: 'other', reference: 'po_0', state: 'failed' }),
        ),
      ),
    );

    await screen.findByText('Not arrived yet');
    const [, first, second] = screen.getAllByRole('row');
    expect(within(first as HTMLElement).getAllByText('Not reported yet')).toHaveLength(3);
    expect(within(first as HTMLElement).getByText('Not arrived yet')).toBeVisible();
    expect(within(second as HTMLElement).getByText('The bank refused it')).toBeVisible();
  });

  it('are saved as a table', async () => {
    const { screen, api, browser } = await open((fake) =>
      fake.on('GET', LIST, page(aDeposit())).on('GET', `${LIST}/csv`, ok('Arrives')),
    );
    await browser.click(await screen.findByRole('button', { name: 'Save as table (CSV)' }));

    await waitFor(() => {
      expect(api.sent('GET', `${LIST}/csv`)).toHaveLength(1);
    });
  });

  it('may be none', async () => {
    const { screen } = await open((api) => api.on('GET', LIST, page()));

    expect(await screen.findByText('No deposits yet')).toBeVisible();
  });

  it('show that they are loading', async () => {
    const { screen } = await open((api) => api.on('GET', LIST, () => new Promise(() => undefined)));

    expect(
      await screen.findByText('Deposits of the payment provider to the bank, and the fees that it keeps.'),
    ).toBeVisible();
    expect(document.querySelector('[aria-busy="true"], .gh-skeleton')).not.toBeNull();
    expect(screen.queryByText('No deposits yet')).toBeNull();
  });

  it('can be loaded again after an error', async () => {
    let isDown = true;
    const { screen, browser } = await open((api) =>
      api.on('GET', LIST, () => (isDown ? refusal(503, 'unavailable') : page(aDeposit()))),
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await browser.click(again);

    expect(await screen.findByText('In the bank')).toBeVisible();
  });
});
