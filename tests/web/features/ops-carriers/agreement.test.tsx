import { afterEach, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { anOpsAgreement } from '../../support/agreements';
import { anOpsCarrier } from '../../support/carriers';
import { ok } from '../../support/fake-api';
import { anOpsMember } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

afterEach(freshBrowser);

const carrier = anOpsCarrier();
const ONE = '/api/ops/organizations/{id}';
const open = (agreement = anOpsAgreement()) =>
  renderApp(`/ops/carriers/${carrier._id}?part=agreement`, {
    user: anOpsMember(),
    api: (api) =>
      api
        .on('GET', ONE, ok(carrier))
        .on('GET', `${ONE}/staff`, ok([]))
        .on('GET', `${ONE}/agreement`, ok(agreement))
        .on('POST', `${ONE}/agreement/warnings`, ok(agreement))
        .on('POST', `${ONE}/agreement/trial`, ok(agreement))
        .on('POST', `${ONE}/agreement/disable`, ok(agreement)),
  });

it('warns about a payment after a question; disabling waits for the second warning', async () => {
  const { screen, browser, api } = await open(anOpsAgreement({ warnings: 1 }));

  expect(await screen.findByText('Warnings about overdue payments: 1. Disabling needs 2.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Disable' })).toBeDisabled();
  await browser.click(screen.getByRole('button', { name: 'Warn about payment' }));
  await browser.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Warn about payment' }));

  expect(await screen.findByText('Saved')).toBeVisible();
  expect(api.sent('POST', `${ONE}/agreement/warnings`)).toHaveLength(1);
});

it('says what disabling stops and what continues', async () => {
  const { screen, browser, api } = await open(anOpsAgreement({ warnings: 2 }));

  await browser.click(await screen.findByRole('button', { name: 'Disable' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Disable ${carrier.name} for non-payment?` }));
  expect(dialog.getByText('3 job orders pause.')).toBeVisible();
  expect(dialog.getByText('1 application pauses.')).toBeVisible();
  expect(dialog.getByText('2 hires and running assignments continue.')).toBeVisible();
  await browser.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The invoice of January is not paid');
  await browser.click(dialog.getByRole('button', { name: 'Disable' }));

  expect(await screen.findByText('Saved')).toBeVisible();
  expect(api.sent('POST', `${ONE}/agreement/disable`)[0]?.body).toEqual({
    reason: 'The invoice of January is not paid',
  });
});

it('extends the trial to a day', async () => {
  const { screen, browser, api } = await open(
    anOpsAgreement({ state: 'trial', term: null, actions: ['extendTrial', 'warnAboutPayment'] }),
  );

  await browser.click(await screen.findByRole('button', { name: 'Extend trial' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Extend trial' }));
  await browser.click(dialog.getByRole('button', { name: 'Extend trial' }));

  expect(await screen.findByText('Saved')).toBeVisible();
  expect(api.sent('POST', `${ONE}/agreement/trial`)[0]?.body).toEqual({ lastOn: '2026-12-01' });
});
