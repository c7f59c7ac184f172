import { afterEach, describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { anOrderView, ORDER_ID } from '../../support/carrier-orders';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { carrier } from '../../support/order-form';
import { aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const UPDATE = '/api/order/fleet/{id}';

const open = (address: string, extend: (api: FakeApi) => FakeApi) =>
  renderApp(address, { user: aSafetyOfficer(), api: (api) => extend(carrier(api)) });

afterEach(freshBrowser);

describe('a save whose response is lost', () => {
  it('is not shown as the change of somebody else', async () => {
    const mine = anOrderView({ status: 'pending', approval: 'pending', actions: ['edit'], refusals: [] });
    let saved = mine;
    const { screen, client, browser } = await open(`/business/job-order/edit/${ORDER_ID}`, (fake) =>
      fake
        .on('GET', '/api/job-order/id/{id}', () => ok(saved))
        .on('PATCH', UPDATE, () => {
          saved = { ...mine, versionId: '018f0000-0000-7000-8000-0000000000f9', title: 'Night drayage two', seq: 4 };
          return refusal(503, 'unavailable');
        }),
    );
    await browser.type(await screen.findByLabelText('Job title'), ' two');
    await browser.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByRole('alert');

    await act(() => client.invalidateQueries());
    expect(screen.queryByText(/Someone else changed this order/)).not.toBeInTheDocument();

    // A later save of somebody else is shown.
    saved = { ...saved, versionId: '018f0000-0000-7000-8000-0000000000fa', numberOfDrivers: 4, seq: 5 };
    await act(() => client.invalidateQueries());
    expect(await screen.findByText(/Someone else changed this order/)).toBeVisible();
  });
});
