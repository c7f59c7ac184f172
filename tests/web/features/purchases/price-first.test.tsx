import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { aBenchDriver, aCandidate, aDriverCard, nearFit } from '../../support/carrier-drivers';
import { anOrderView, ORDER_ID, ORGANIZATION_ID } from '../../support/carrier-orders';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { withCandidates } from '../../support/order-candidates';
import { aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const PRICES = '/api/purchases/match-prices';
const ORDER_PAGE = `/business/job-order/${ORDER_ID}/hiring-flow/inviteDrivers`;
/** The commands after which a match is due: the invitation, and the acceptance of a request. */
const INVITE = '/api/job-order/fleet-job-request';
const ACCEPT = '/api/job-order/driver-job-request/approved/{id}';

afterEach(freshBrowser);

const withDriver = (card: ReturnType<typeof aDriverCard>) => (api: FakeApi) =>
  api
    .on('GET', '/api/job-order/id/{id}', ok(anOrderView()))
    .on('GET', '/api/map-tiles', ok({ tiles: null }))
    .on('POST', '/api/drivers/search', ok({ data: [card], page: 0, total: 1, isTotalCapped: false }));

const choice = {
  ...{ orderId: ORDER_ID, title: 'Night drayage', facility: 'Long Beach Yard', distanceMiles: 12 },
  ...{ openSeats: 2, fit: nearFit, inviteRefusal: null },
};
const counts = { requested: 1, approved: 1, rejected: 0, removed: 0, overdue: 1 };
const withBench = (api: FakeApi) =>
  api
    .on('GET', `/api/bench-driver/fleet/${ORGANIZATION_ID}`, ok({ data: [aBenchDriver()], count: 1 }))
    .on('GET', `/api/bench-driver/fleet/${ORGANIZATION_ID}/counts`, ok(counts))
    .on('GET', '/api/facility/organization/{orgId}', ok([]))
    .on('GET', '/api/business/driver/{driverId}/orders', ok({ data: [choice] }));

const since = '2026-11-20T12:00:00.000Z';
const ofRequest = { candidacyId: ORDER_ID, round: 1, state: 'requested', stage: 'requested', since } as const;
const request = aCandidate({ state: 'requested', turn: 'carrier', actions: ['moveToReview', 'pass'], refusals: [] });

/** Every door to a match: where it is, the button that opens it, and the one that confirms. */
const doors = [
  {
    who: 'a driver who fits',
    at: ORDER_PAGE,
    extend: withDriver(aDriverCard({ fit: [] })),
    door: 'Invite to job',
    confirmation: 'Invite to job',
  },
  {
    who: 'a driver who is not ready',
    at: ORDER_PAGE,
    extend: withDriver(aDriverCard({ fit: [], readinessGaps: ['applicationOpen'] })),
    door: 'Invite to job',
    confirmation: 'Invite to job',
  },
  {
    who: 'a request in the search',
    at: ORDER_PAGE,
    extend: withDriver(aDriverCard({ candidacy: ofRequest })),
    door: 'Move to review',
    confirmation: 'Move to review',
  },
  {
    who: 'a request in its tab',
    at: `${ORDER_PAGE}?tab=requests`,
    extend: withCandidates(request),
    door: 'Move to review',
    confirmation: 'Move to review',
  },
  {
    who: 'a driver of the bench',
    at: '/business/bench',
    extend: withBench,
    door: 'Invite to an order',
    confirmation: 'Invite to job',
  },
] as const;

describe.each(doors)('$who', ({ at: address, extend, door, confirmation }) => {
  const open = async (prices: Parameters<FakeApi['on']>[2]) => {
    const page = await renderApp(address, {
      user: aRecruiter(),
      api: (fake) => extend(fake).on('POST', PRICES, prices).on('POST', INVITE, ok()).on('PATCH', ACCEPT, ok(request)),
    });
    await page.browser.click(await page.screen.findByRole('button', { name: door }));
    return page;
  };
  const sent = ({ api }: { api: FakeApi }) => [...api.sent('POST', INVITE), ...api.sent('PATCH', ACCEPT)];

  it('cannot be confirmed without the price', async () => {
    const page = await open(refusal(503, 'unreachable'));
    await waitFor(() => expect(page.api.sent('POST', PRICES)).not.toEqual([]));
    const dialog = page.screen.queryByRole('dialog');
    const offered = dialog === null ? [] : within(dialog).queryAllByRole('button', { name: confirmation });
    for (const button of offered) await page.browser.click(button);

    expect(await page.screen.findAllByText(/could not be reached/)).not.toEqual([]);
    expect(sent(page)).toEqual([]);
  });

  it('is confirmed with the price that is shown', async () => {
    const page = await open(ok({ data: [], total: { cents: 5_000, paid: 1, isTrial: false, trialEndsOn: null } }));
    const dialog = within(await page.screen.findByRole('dialog'));
    expect(await dialog.findByText(/\$50\.00/, { selector: 'p' })).toBeVisible();
    await page.browser.click(await dialog.findByRole('button', { name: confirmation }));

    await waitFor(() => expect(sent(page).map(({ body }) => body)).toMatchObject([{ shownPriceCents: 5_000 }]));
  });
});
