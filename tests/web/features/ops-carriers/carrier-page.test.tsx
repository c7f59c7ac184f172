import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { aCensusCarrier, anOpsCarrier } from '../../support/carriers';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { anOpsMember } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';
import { aMember } from '../../support/staff';

const carrier = anOpsCarrier();
const ONE = '/api/ops/organizations/{id}';
const path = `/ops/carriers/${carrier._id}`;

const withCarrier = (api: FakeApi): FakeApi =>
  api
    .on('GET', ONE, ok(carrier))
    .on('GET', `${ONE}/staff`, ok([aMember({ state: 'invitation-expired', isAdmin: true })]))
    .on('GET', `${ONE}/notes`, ok({ data: [], count: 0 }))
    .on('POST', `${ONE}/notes`, ok({ _id: carrier._id }))
    .on('POST', `${ONE}/staff/{userId}/invitation`, ok())
    .on('POST', `${ONE}/deactivate`, ok())
    .on('GET', '/api/facility/organization/{orgId}', ok([]))
    .on('GET', '/api/job-order/{status}/organization/{orgId}', ok({ data: [], count: 0 }))
    .on('GET', '/api/events/{orgId}', ok({ data: [] }));
const open = (query = '', api = withCarrier) => renderApp(`${path}${query}`, { user: anOpsMember(), api });

afterEach(freshBrowser);

describe("a carrier's page", () => {
  it('shows registration, numbers and application', async () => {
    const { screen } = await open();

    expect(await screen.findByRole('heading', { level: 1, name: carrier.name })).toBeVisible();
    expect(screen.getByText(aCensusCarrier().legalName)).toBeVisible();
    expect(screen.getByText('USDOT number')).toBeVisible();
    expect(screen.getByText('Ana Flores')).toBeVisible();
  });

  it('stores a note', async () => {
    const { screen, browser, api } = await open();
    const [button] = await screen.findAllByRole('button', { name: 'Add note' });

    await browser.click(button as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Note about this carrier' }));
    await browser.type(dialog.getByRole('textbox'), 'Prefers calls after 3 PM');
    await browser.click(dialog.getByRole('button', { name: 'Save note' }));

    expect(await screen.findByText('Note saved')).toBeVisible();
    expect(api.sent('POST', `/api/ops/organizations/${carrier._id}/notes`)).toMatchObject([
      { body: { text: 'Prefers calls after 3 PM' } },
    ]);
  });

  it('invites an administrator again', async () => {
    const { screen, browser, api } = await open('?part=people');

    await browser.click(await screen.findByRole('button', { name: /^Invite .* again$/ }));
    await browser.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Invite again' }));

    expect(await screen.findByText('Invitation sent')).toBeVisible();
    expect(api.sent('POST', `/api/ops/organizations/${carrier._id}/staff/${aMember()._id}/invitation`)).toHaveLength(1);
  });

  it('keeps its tab and the status of the orders in the URL', async () => {
    const { screen, browser, router } = await open();

    await browser.click(await screen.findByRole('tab', { name: /^Job orders/ }));
    expect(await screen.findByText('Active (3)')).toBeInTheDocument();
    await browser.selectOptions(screen.getByLabelText('Status'), 'past');

    expect(await screen.findByText('No job orders with this status')).toBeVisible();
    await waitFor(() => {
      expect(router.state.location.search).toBe('?part=orders&status=past');
    });
  });

  it.each([
    ['facilities', 'No facilities yet'],
    ['events', 'No events yet'],
  ])('says what is empty: %s', async (part, text) => {
    const { screen } = await open(`?part=${part}`);

    expect(await screen.findByText(text)).toBeVisible();
  });

  it('shows that a carrier does not exist', async () => {
    const { screen } = await open('', (api) => withCarrier(api).on('GET', ONE, refusal(404, 'not-found')));

    expect(await screen.findByRole('alert')).toBeVisible();
  });
});
