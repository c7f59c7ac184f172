import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { freshBrowser, renderApp } from '../../support/render';

const OFFER = '/api/fleet/call-times';
const id = (last: number) => `018f0000-0000-7000-8000-0000000002${String(last).padStart(2, '0')}`;
const times = [
  { _id: id(1), startsAt: '2099-03-02T16:30:00.000Z' },
  { _id: id(2), startsAt: '2099-03-02T17:30:00.000Z' },
  { _id: id(3), startsAt: '2099-03-03T16:30:00.000Z' },
];
const offer = (more: object = {}) => ok({ companyName: 'Juniper Ridge Haulage', booked: null, times, ...more });
const open = (extend: (api: FakeApi) => FakeApi, search = '?booking=secret-1') =>
  renderApp(`/fleet/thankyou${search}`, { api: extend });

afterEach(freshBrowser);

describe('the thank-you page', () => {
  it('says that the team will call', async () => {
    const { screen, api } = await open((fake) => fake, '');

    expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeVisible();
    expect(screen.getByText(/Our team will call you/)).toBeVisible();
    expect(api.sent('GET', OFFER)).toHaveLength(0);
  });

  it('offers times by day and books the selected one', async () => {
    let booked: object | null = null;
    const { screen, api, browser } = await open((fake) =>
      fake
        .on('GET', OFFER, () => offer({ booked }))
        .on('POST', `${OFFER}/{id}/book`, () => {
          booked = { startsAt: times[1]?.startsAt };
          return offer({ booked });
        }),
    );
    const [firstDay, secondDay] = await screen.findAllByRole('group');

    const [, second] = within(firstDay as HTMLElement).getAllByRole('button');
    expect(within(secondDay as HTMLElement).getAllByRole('button')).toHaveLength(1);
    await browser.click(second as HTMLElement);

    expect(await screen.findByText('Your call is booked. We emailed you the details.')).toBeVisible();
    expect(await screen.findByText(/^We'll call you on Mon, Mar 2/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Choose another time' })).toBeVisible();
    expect(api.sent('POST', `${OFFER}/${id(2)}/book`)[0]?.body).toEqual({
      booking: 'secret-1',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });

  it('says that a time was already taken', async () => {
    const { screen, browser } = await open((fake) =>
      fake.on('GET', OFFER, offer()).on('POST', `${OFFER}/{id}/book`, refusal(409, 'call-time-taken')),
    );
    const [day] = await screen.findAllByRole('group');

    await browser.click(within(day as HTMLElement).getAllByRole('button')[0] as HTMLElement);

    expect(await screen.findByText('This time is no longer available. Please choose another one')).toBeVisible();
  });

  it('offers no choice while there are no times', async () => {
    const { screen, api } = await open((fake) => fake.on('GET', OFFER, offer({ times: [] })));

    await waitFor(() => {
      expect(api.sent('GET', OFFER)).toHaveLength(1);
    });
    expect(await screen.findByText('Our team will call you.')).toBeVisible();
    await waitFor(() => {
      expect(document.querySelector('.gh-page-skeleton')).toBeNull();
    });
    expect(screen.queryByText(/[Cc]hoose|times/)).toBeNull();
  });

  it('shows the booked time while no other times are left', async () => {
    const booked = { startsAt: times[1]?.startsAt };
    const { screen } = await open((fake) => fake.on('GET', OFFER, offer({ booked, times: [] })));

    expect(await screen.findByText(/^We'll call you on Mon, Mar 2/)).toBeVisible();
    expect(screen.queryByText(/[Cc]hoose|times/)).toBeNull();
  });

  it('says that a link does not work, and that the team calls anyway', async () => {
    const { screen } = await open((fake) => fake.on('GET', OFFER, refusal(400, 'link-not-valid')));

    expect(await screen.findByText(/^This link doesn't work/)).toBeVisible();
    expect(screen.getByText('Our team will call you.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
