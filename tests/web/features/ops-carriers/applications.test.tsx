import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { ApplicationView } from '#domain/carriers/schema';
import { aCarrierApplication } from '../../support/carriers';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { anOpsMember, aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const LIST = '/api/ops/carrier-applications';
const waiting =
  (...rows: ApplicationView[]) =>
  (api: FakeApi) =>
    api.on('GET', LIST, ({ query }) => {
      const data = query.get('skip') === '0' ? rows.filter(({ status }) => status === query.get('status')) : [];
      return ok({ data, count: data.length });
    });
const open = (extend: (api: FakeApi) => FakeApi, address = '/ops/carriers') =>
  renderApp(address, { user: anOpsMember(), api: extend });

afterEach(freshBrowser);

describe('applications of carriers', () => {
  it('show the carrier, its census record, its contact and its waiting time', async () => {
    const { screen } = await open(waiting(aCarrierApplication()));

    const row = within((await screen.findByText('Juniper Ridge Haulage')).closest('tr') as HTMLElement);
    expect(row.getByText('JUNIPER RIDGE HAULAGE LLC, OKLAHOMA CITY, OK')).toBeVisible();
    expect(row.getByText('“We start a lane to Denver in March”')).toBeVisible();
    expect(row.getByRole('link', { name: 'ana@juniper.example' })).toHaveAttribute(
      'href',
      'mailto:ana@juniper.example',
    );
    expect(row.getByText('No time booked')).toBeVisible();
    expect(row.getByText('2d, target 2d')).toBeVisible();
  });

  it('warn about a number that is not in the census', async () => {
    const { screen } = await open(waiting(aCarrierApplication({ census: null })));

    expect(await screen.findByText('Not in the FMCSA census')).toBeVisible();
  });

  it('are activated with an administrator, by default the applicant', async () => {
    const { screen, api, browser } = await open((fake) =>
      waiting(aCarrierApplication())(fake).on(
        'POST',
        `${LIST}/{id}/activate`,
        ok({ organizationId: aCarrierApplication()._id }),
      ),
    );
    await browser.click(await screen.findByRole('button', { name: 'Activate Juniper Ridge Haulage' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Activate Juniper Ridge Haulage?' }));
    await browser.clear(dialog.getByLabelText('First name'));
    await browser.type(dialog.getByLabelText('First name'), 'Maria');
    await browser.selectOptions(dialog.getByLabelText('Position'), 'SAFETY');

    await browser.click(dialog.getByRole('button', { name: 'Activate' }));

    expect(await screen.findByText(/Carrier activated/)).toBeVisible();
    expect(api.sent('POST', `${LIST}/{id}/activate`)[0]?.body).toEqual({
      name: 'Juniper Ridge Haulage',
      firstName: 'Maria',
      lastName: 'Flores',
      email: 'ana@juniper.example',
      position: 'SAFETY',
    });
  });

  it('keep the dialog open when the email address already has an account', async () => {
    const { screen, browser } = await open((fake) =>
      waiting(aCarrierApplication())(fake).on('POST', `${LIST}/{id}/activate`, refusal(409, 'email-taken')),
    );
    await browser.click(await screen.findByRole('button', { name: 'Activate Juniper Ridge Haulage' }));
    const dialog = within(await screen.findByRole('dialog'));

    await browser.click(dialog.getByRole('button', { name: 'Activate' }));

    expect(await dialog.findByText('An account with this email address already exists')).toBeVisible();
  });

  it('are declined after a confirmation', async () => {
    const { screen, api, browser } = await open((fake) =>
      waiting(aCarrierApplication())(fake).on('POST', `${LIST}/{id}/decline`, ok()),
    );
    await browser.click(await screen.findByRole('button', { name: 'Decline Juniper Ridge Haulage' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline Juniper Ridge Haulage?' }));

    await browser.click(dialog.getByRole('button', { name: 'Decline' }));

    expect(await screen.findByText('Application declined')).toBeVisible();
    expect(api.sent('POST', `${LIST}/{id}/decline`)).toHaveLength(1);
  });

  it.each([
    ['no call', null, 'No carrier account is created, and the applicant is not notified.'],
    ['a past call', '2026-01-02T15:00:00.000Z', 'No carrier account is created, and the applicant is not notified.'],
    [
      'an upcoming call',
      '2099-01-02T15:00:00.000Z',
      'No carrier account is created. The booked call is canceled, and the applicant is emailed.',
    ],
  ])('say before they are declined whether the applicant is notified: %s', async (_, callAt, text) => {
    const { screen, browser } = await open(waiting(aCarrierApplication({ callAt })));
    await browser.click(await screen.findByRole('button', { name: 'Decline Juniper Ridge Haulage' }));

    const line = within(await screen.findByRole('dialog')).getByText(text);
    await waitFor(() => expect(line).toBeVisible());
  });

  it('stay visible without buttons after a decision', async () => {
    const { screen, browser } = await open(waiting(aCarrierApplication({ status: 'declined' })));
    expect(await screen.findByText('No applications waiting')).toBeVisible();

    await browser.click(screen.getByRole('tab', { name: 'Declined' }));

    expect(await screen.findByText('Juniper Ridge Haulage')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Activate/ })).not.toBeInTheDocument();
  });

  it('show an error with a retry', async () => {
    const { screen } = await open((fake) => fake.on('GET', LIST, refusal(500, 'internal')));

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('are forbidden for carriers', async () => {
    const { screen } = await renderApp('/ops/carriers/applications', { user: aRecruiter() });

    expect(await screen.findByRole('heading', { name: 'Forbidden resource' })).toBeVisible();
  });
});
