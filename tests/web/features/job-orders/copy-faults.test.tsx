import { afterEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { anOrderItem, anOrderView } from '../../support/carrier-orders';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { carrier } from '../../support/order-form';
import { openOrders, withOrders } from '../../support/order-list';
import { freshBrowser } from '../../support/render';

afterEach(freshBrowser);

async function copy(extend: (api: FakeApi) => FakeApi) {
  const app = await openOrders((fake) => extend(withOrders(anOrderItem())(carrier(fake))));
  await app.browser.click(await app.screen.findByRole('button', { name: /More actions/ }));
  await app.browser.click(app.screen.getByRole('button', { name: 'Duplicate' }));
  const dialog = within(await app.screen.findByRole('dialog', { name: 'Copy this order?' }));
  await app.browser.click(dialog.getByRole('button', { name: 'Copy order' }));
  return { ...app, dialog };
}

describe('an order that cannot be copied as it is', () => {
  it('opens its copy in the form, which marks what has to be corrected', async () => {
    const message = 'This order pays drivers more than this. Raise it, or leave it empty';
    const fault = { in: 'body', pointer: '/carrierStraightTimeRateAmount', code: 'custom', message };
    const { screen } = await copy((fake) =>
      fake
        .on('POST', '/api/duplicate/{id}', refusal(400, 'invalid-input', { errors: [fault] }))
        .on('GET', '/api/job-order/id/{id}', ok(anOrderView({ carrierStraightTimeRateAmount: 20 }))),
    );

    expect(await screen.findByText(/^The order was not copied: some of its entries/)).toBeVisible();
    const field = await screen.findByLabelText(/^Carrier straight-time rate/);
    expect(field).toHaveValue(20);
    expect(field).toHaveAccessibleDescription(new RegExp(message));
    expect(field).toHaveAttribute('aria-invalid', 'true');
  });

  it('says in the dialog what no field can correct', async () => {
    const { dialog, router } = await copy((fake) =>
      fake.on('POST', '/api/duplicate/{id}', refusal(409, 'facility-inactive', { message: 'Facility is inactive' })),
    );

    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(router.state.location.pathname).toBe('/business/job-order/active');
  });
});
