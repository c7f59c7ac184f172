import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, renderHook, waitFor, within } from '@testing-library/react';
import type { DriverCard } from '#domain/drivers/schema';
import { applyChange } from '#web/shared/realtime/connect';
import { useHeldChanges } from '#web/shared/realtime/held-changes';
import { aDriverCard, aDriverProfile, DRIVER_ID } from '../../support/carrier-drivers';
import { anOrderView, ORDER_ID } from '../../support/carrier-orders';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const SEARCH = '/api/drivers/search';
const INVITE = '/api/job-order/fleet-job-request';
const address = `/business/job-order/${ORDER_ID}/hiring-flow/inviteDrivers`;
const invited = {
  status: 201,
  body: { _id: ORDER_ID, candidacyId: ORDER_ID, seq: 1, state: 'invited', stage: 'invited' },
};

const withoutTiles = (api: FakeApi) =>
  api.on('GET', '/api/job-order/id/{id}', ok(anOrderView())).on('GET', '/api/map-tiles', ok({ tiles: null }));

const withDrivers =
  (...cards: DriverCard[]) =>
  (api: FakeApi) =>
    withoutTiles(api).on('POST', SEARCH, ({ body }) => {
      const { page } = body as { page: number };
      const total = page === 0 ? cards.length : null;
      return ok({ data: cards.slice(page * 10, page * 10 + 10), page, total, isTotalCapped: false });
    });

const open = (extend: (api: FakeApi) => FakeApi, query = '') =>
  renderApp(address + query, { user: aRecruiter(), api: extend });

const many = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    aDriverCard({
      _id: `018f0000-0000-7000-8000-0000000002${String(at).padStart(2, '0')}`,
      firstName: `D${String(at)}`,
    }),
  );

const since = '2026-11-20T12:00:00.000Z';

afterEach(freshBrowser);

describe('without an agreement in force', () => {
  const card = aDriverCard({ inviteRefusal: 'agreement-not-accepted' });

  it('the invitation is refused before the click, with a link for those who can accept it', async () => {
    const { screen, api, browser } = await renderApp(address, {
      user: aRecruiter({ roles: ['business', 'business-admin'] }),
      api: withDrivers(card),
    });
    const button = await screen.findByRole('button', { name: 'Invite to job' });

    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/The carrier agreement is not accepted/);
    expect(screen.getByRole('link', { name: 'Go to the agreement' })).toHaveAttribute('href', '/business/agreement');
    await browser.click(button);
    expect(api.sent('POST', INVITE)).toEqual([]);
  });

  it('others read that an administrator can accept it', async () => {
    const { screen } = await open(withDrivers(card));

    expect(await screen.findByRole('button', { name: 'Invite to job' })).toHaveAccessibleDescription(
      'The carrier agreement is not accepted. Ask an administrator to accept it.',
    );
    expect(screen.queryByRole('link', { name: 'Go to the agreement' })).toBeNull();
  });
});

describe('the driver search', () => {
  it('shows masked drivers with distance and match, and loads more pages', async () => {
    const { screen, api, browser } = await open(withDrivers(...many(12)));

    const row = within(await screen.findByRole('article', { name: 'D0 G.' }));
    expect(row.getByText('12 mi')).toBeVisible();
    expect(row.getByText('Near match: 26 of 30 months of experience (last 36 months)')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('article', { name: 'D11 G.' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(api.sent('POST', SEARCH).map(({ body }) => body)).toMatchObject([
      { orderId: ORDER_ID, page: 0, limit: 10, haulCertifiedOnly: false, miles: null },
      { page: 1 },
    ]);
  });

  it('shows which preferences a driver has not stated, and nothing if all are stated', async () => {
    const silent = { transmissions: [], freightLevels: [], freightTypes: [], shifts: [] };
    const { screen } = await open(
      withDrivers(aDriverCard({ firstName: 'Una', ...silent }), aDriverCard({ _id: ORDER_ID, firstName: 'Ann' })),
    );

    const row = within(await screen.findByRole('article', { name: 'Una G.' }));
    expect(
      row.getByText('Transmission not stated · Freight level not stated · Freight type not stated · Shift not stated'),
    ).toBeVisible();
    expect(within(screen.getByRole('article', { name: 'Ann G.' })).queryByText(/not stated/)).toBeNull();
  });

  it('sends the filters on "Apply Filter" and keeps them in the URL', async () => {
    const { screen, api, browser, router } = await open(withDrivers(aDriverCard()));
    await browser.click(await screen.findByRole('button', { name: 'Filters' }));
    expect(screen.getByLabelText(/Miles from facility/)).toHaveAttribute('placeholder', '30');
    await browser.type(screen.getByLabelText(/Miles from facility/), '40');
    await browser.type(screen.getByLabelText(/^Name/), 'mar');
    await browser.click(screen.getByRole('checkbox', { name: 'Class A' }));
    await browser.click(screen.getByRole('checkbox', { name: 'Night' }));
    expect(api.sent('POST', SEARCH)).toHaveLength(1);

    await browser.click(screen.getByRole('button', { name: 'Apply Filter' }));

    await waitFor(() =>
      expect(api.sent('POST', SEARCH).at(-1)?.body).toMatchObject({
        miles: 40,
        search: 'mar',
        filters: { driverClass: ['driverLicenseClassA'], shift: ['Night'], transmission: [] },
      }),
    );
    await waitFor(() => expect(router.state.location.search).toContain('miles=40'));
    await browser.click(screen.getByRole('button', { name: 'Remove filter: Class A' }));
    await waitFor(() =>
      expect(api.sent('POST', SEARCH).at(-1)?.body).toMatchObject({ filters: { driverClass: [] }, miles: 40 }),
    );
  });

  it('rejects a radius over 100 miles at its field', async () => {
    const { screen, api, browser } = await open(withDrivers(aDriverCard()));
    await browser.click(await screen.findByRole('button', { name: 'Filters' }));
    await browser.type(screen.getByLabelText(/Miles from facility/), '101');
    await browser.click(screen.getByRole('button', { name: 'Apply Filter' }));

    expect(await screen.findByText('miles should must less then 100')).toBeVisible();
    expect(api.sent('POST', SEARCH)).toHaveLength(1);
  });

  it('searches for certified drivers immediately', async () => {
    const { screen, api, browser } = await open(withDrivers(aDriverCard()));
    await browser.click(await screen.findByRole('switch', { name: 'Ready to hire' }));

    await waitFor(() => expect(api.sent('POST', SEARCH).at(-1)?.body).toMatchObject({ haulCertifiedOnly: true }));
  });

  it('shows the number of drivers, and hides drivers who do not match immediately', async () => {
    const { screen, api, browser, router } = await open(withDrivers(...many(12)));

    expect(await screen.findByText('12 drivers')).toBeVisible();
    await browser.click(screen.getByRole('switch', { name: 'Hide drivers who are not a match' }));

    await waitFor(() => expect(api.sent('POST', SEARCH).at(-1)?.body).toMatchObject({ fitsOnly: true }));
    await waitFor(() => expect(router.state.location.search).toContain('fits=true'));
  });

  it('says that there may be more drivers than counted', async () => {
    const { screen } = await open((api) =>
      withDrivers()(api).on('POST', SEARCH, ok({ data: many(10), page: 0, total: 1_000, isTotalCapped: true })),
    );

    expect(await screen.findByText('More than 1,000 drivers')).toBeVisible();
  });

  it('sorts by match among the nearest drivers, says so, and keeps the order in the URL', async () => {
    const { screen, api, browser, router } = await open(withDrivers(...many(2)));
    expect(await screen.findByText('2 drivers')).toBeVisible();
    await browser.selectOptions(screen.getByLabelText('Sort by'), 'Best match');

    expect(
      await screen.findByText('2 drivers · Sorted among the nearest 2,000 drivers that pass the filters'),
    ).toBeVisible();
    expect(api.sent('POST', SEARCH).at(-1)?.body).toMatchObject({ sort: 'match' });
    await waitFor(() => expect(router.state.location.search).toContain('sort=match'));
    await browser.click(screen.getByRole('switch', { name: 'Ready to hire' }));
    await browser.click(screen.getByRole('button', { name: 'Filters' }));
    await browser.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=match'));
  });

  it('explains every criterion of a row, those that match as well', async () => {
    const { screen, browser } = await open(withDrivers(aDriverCard()));
    const row = within(await screen.findByRole('article'));
    expect(row.queryByText('12 mi away')).toBeNull();
    await browser.click(row.getByText('Every criterion'));

    const lines = within(await row.findByRole('list')).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      '✓ClassClass A (Match)',
      '~Experience26 of 30 months of experience (last 36 months) (Near match)',
      '✓Miles12 mi away (Match)',
      '✓TransmissionDrives manual, which covers automatic (Match)',
    ]);
  });

  it('marks a preference that the driver has not stated neither as a match nor as a mismatch', async () => {
    const unstated = { criterion: 'freightLevel' as const, result: 'pass' as const };
    const fit = [{ ...unstated, detail: { needed: 'no-touch', notStated: true } }];
    const { screen, browser } = await open(withDrivers(aDriverCard({ fit })));
    const row = within(await screen.findByRole('article'));
    await browser.click(row.getByText('Every criterion'));

    const lines = within(await row.findByRole('list')).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual(['–Freight levelNot stated by the driver; needed: No touch']);
  });

  it('shows the radius on the map, with a slider', async () => {
    const { screen, browser } = await open(withDrivers(aDriverCard()), '?miles=40');
    await browser.click(await screen.findByRole('button', { name: 'Radius on the map' }));
    const slider = await screen.findByRole('slider', { name: 'Miles from facility' });
    expect(slider).toHaveAttribute('aria-valuetext', '40 mi');
    expect(screen.getByText('Drivers within 40 mi of Pier T yard')).toBeVisible();
  });

  it('sets the radius with the keys of the slider', async () => {
    const { screen, api, browser } = await open(withDrivers(aDriverCard()), '?miles=40');
    await browser.click(await screen.findByRole('button', { name: 'Radius on the map' }));
    const slider = await screen.findByRole('slider', { name: 'Miles from facility' });

    // antd reads the code of the key, which browsers send, but user-event does not.
    fireEvent.keyDown(slider, { key: 'ArrowRight', keyCode: 39 });

    expect(slider).toHaveAttribute('aria-valuetext', '45 mi');
    await waitFor(() => expect(api.sent('POST', SEARCH).at(-1)?.body).toMatchObject({ miles: 45 }));
  });

  it('explains an empty result and clears all filters', async () => {
    const { screen, api, browser } = await open(withDrivers(), '?miles=5&class=driverLicenseClassB');

    expect(await screen.findByText('No matched drivers.')).toBeVisible();
    expect(api.sent('POST', SEARCH)[0]?.body).toMatchObject({
      miles: 5,
      filters: { driverClass: ['driverLicenseClassB'] },
    });
    await browser.click(screen.getAllByRole('button', { name: 'Clear all' })[0] as HTMLElement);
    await waitFor(() => expect(api.sent('POST', SEARCH).at(-1)?.body).toMatchObject({ miles: null }));
  });

  it('advises to check the name if only a name filters', async () => {
    const { screen } = await open(withDrivers(), '?name=nobodyatall');

    expect(await screen.findByText('No matched drivers.')).toBeVisible();
    expect(screen.getByText(/No available driver matches this name/)).toBeVisible();
    expect(screen.queryByText(/radius/)).toBeNull();
  });

  it('invites a matching driver immediately, with a confirmation', async () => {
    const { screen, api, browser } = await open((fake) => withDrivers(aDriverCard())(fake).on('POST', INVITE, invited));
    await browser.click(await screen.findByRole('button', { name: 'Invite to job' }));

    expect(await screen.findByText('Maria G. was invited')).toBeVisible();
    expect(api.sent('POST', INVITE)[0]?.body).toEqual({
      jobOrderId: ORDER_ID,
      driverId: DRIVER_ID,
      shownPriceCents: 0,
    });
  });

  it("does not count an invitation among other users' changes", async () => {
    const { screen, api, browser, client } = await open((fake) =>
      withDrivers(aDriverCard())(fake).on('POST', INVITE, invited),
    );
    const { result } = renderHook(() => useHeldChanges('candidacy', () => undefined));
    await browser.click(await screen.findByRole('button', { name: 'Invite to job' }));
    await waitFor(() => expect(api.sent('POST', INVITE)).toHaveLength(1));

    act(() => {
      applyChange(client, { topic: 'candidacy', id: ORDER_ID, driverId: DRIVER_ID, orderId: ORDER_ID });
    });

    expect(result.current.count).toBe(0);
  });

  it('requires a confirmation for a driver who does not match', async () => {
    const card = aDriverCard({
      fit: [{ criterion: 'shift', result: 'fail', detail: { needed: 'Night', held: ['AM'] } }],
    });
    const { screen, api, browser } = await open((fake) => withDrivers(card)(fake).on('POST', INVITE, invited));
    expect(await screen.findByText('No match: Does not work night shifts')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Invite to job' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite Maria G. anyway?' }));
    await browser.click(dialog.getByRole('button', { name: 'Invite to job' }));

    await waitFor(() => expect(api.sent('POST', INVITE)).toHaveLength(1));
  });

  it('shows the status instead of the button for a driver who is already on this order', async () => {
    const candidacy = {
      candidacyId: ORDER_ID,
      round: 1,
      state: 'invited' as const,
      stage: 'invited' as const,
      since: '2026-11-20T12:00:00.000Z',
    };
    const { screen } = await open(withDrivers(aDriverCard({ candidacy })));

    const row = within(await screen.findByRole('article'));
    expect(row.getByText('Invited')).toBeVisible();
    expect(row.queryByRole('button', { name: 'Invite to job' })).toBeNull();
  });

  it('adds a driver to the bench from the list, and says who is on it already', async () => {
    const onBench = aDriverCard({ _id: ORDER_ID, firstName: 'Scott', benchStatus: 'approved' });
    const { screen, browser } = await open(withDrivers(aDriverCard(), onBench));

    await browser.click(await screen.findByRole('button', { name: 'More actions for Scott G.' }));
    expect(screen.getByText('This driver is already on your bench')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'More actions for Maria G.' }));
    const menu = within(screen.getByRole('list', { name: 'More actions for Maria G.' }));
    await browser.click(menu.getByRole('button', { name: 'Add to bench' }));

    expect(await screen.findByRole('dialog', { name: 'Add Maria G. to the bench' })).toBeVisible();
  });

  it('shows obstacles to the hire before the invitation', async () => {
    const card = aDriverCard({ isCertified: false, fit: [], readinessGaps: ['licenseExpired', 'applicationOpen'] });
    const { screen, api, browser } = await open((fake) => withDrivers(card)(fake).on('POST', INVITE, invited));
    const row = within(await screen.findByRole('article'));
    expect(row.getByText('Not ready: license expired, application not complete')).toBeVisible();
    await browser.click(row.getByRole('button', { name: 'Invite to job' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Invite Maria G. anyway?' }));
    expect(dialog.getByText(/license expired/)).toBeInTheDocument();
    expect(api.sent('POST', INVITE)).toHaveLength(0);
  });

  it('does not invite a driver who is hired by another carrier', async () => {
    const { screen } = await open(withDrivers(aDriverCard({ inviteRefusal: 'driver-hired-elsewhere' })));

    const button = await screen.findByRole('button', { name: 'Invite to job' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('The driver was hired by another carrier');
  });

  it('says why a driver whose assignment on the order has ended is not invited to it', async () => {
    const candidacy = { candidacyId: ORDER_ID, round: 1, state: 'ended', stage: 'hired', since } as const;
    const { screen } = await open(withDrivers(aDriverCard({ candidacy, inviteRefusal: 'assignment-ended' })));

    const button = await screen.findByRole('button', { name: 'Invite to job' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/^The driver's assignment on this job order has ended\./);
  });

  it('does not invite while the carrier is not active', async () => {
    const { screen } = await open(withDrivers(aDriverCard({ inviteRefusal: 'organization-inactive' })));

    const button = await screen.findByRole('button', { name: 'Invite to job' });
    expect(button).toHaveAccessibleDescription('The carrier is not active, please contact support');
  });

  it('accepts a request in one step: the driver moves to review', async () => {
    const candidacy = { candidacyId: ORDER_ID, round: 1, state: 'requested', stage: 'requested', since } as const;
    const { screen, api, browser } = await open((fake) =>
      withDrivers(aDriverCard({ candidacy }))(fake).on('POST', INVITE, {
        status: 201,
        body: { ...invited.body, state: 'inReview', stage: 'pendingReview-pending' },
      }),
    );
    await browser.click(await screen.findByRole('button', { name: 'Move to review' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move to review' }));
    expect(dialog.getByText(/does not have to respond again/)).toBeInTheDocument();
    await browser.click(dialog.getByRole('button', { name: 'Move to review' }));

    expect(await screen.findByText('Maria G. is in review')).toBeVisible();
    expect(api.sent('POST', INVITE)).toHaveLength(1);
  });

  it('confirms an invitation from the panel, and continues with the next driver', async () => {
    const cards = many(2);
    const { screen, browser, router } = await open(
      (fake) =>
        withDrivers(...cards)(fake)
          .on('POST', INVITE, invited)
          .on('GET', '/api/business/driver/{driverId}/profile', (_request, { driverId }) =>
            ok(aDriverProfile({ _id: driverId ?? '' })),
          ),
      `?driver=${String(cards[0]?._id)}`,
    );
    const drawer = within(await screen.findByRole('dialog'));
    await browser.click(await drawer.findByRole('button', { name: 'Invite to job' }));

    expect(await screen.findByText('D0 G. was invited')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toContain(`driver=${String(cards[1]?._id)}`));
  });

  it('shows the reason of a refused invitation', async () => {
    const { screen } = await open(withDrivers(aDriverCard({ inviteRefusal: 'driver-not-searchable' })));

    const button = await screen.findByRole('button', { name: 'Invite to job' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription();
  });

  it('says once that all seats are filled, and offers no invitation', async () => {
    const full = anOrderView({ seatsTaken: 2, numberOfDrivers: 2 });
    const { screen } = await open((fake) =>
      withDrivers(...many(2).map((card) => ({ ...card, inviteRefusal: 'order-filled' })))(fake).on(
        'GET',
        '/api/job-order/id/{id}',
        ok(full),
      ),
    );

    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.getAllByText(/All seats on this order are filled/)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Invite to job' })).toBeNull();
  });

  it('explains why the server refused an invitation', async () => {
    const { screen, browser } = await open((fake) =>
      withDrivers(aDriverCard())(fake).on('POST', INVITE, refusal(409, 'driver-already-invited')),
    );
    await browser.click(await screen.findByRole('button', { name: 'Invite to job' }));

    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('invites the selected drivers to the order, after a preview that names the skipped ones', async () => {
    const doubtful: DriverCard['fit'] = [
      { criterion: 'shift', result: 'fail', detail: { needed: 'Night', held: ['AM'] } },
    ];
    const cards = many(3).map((card, at) => (at === 2 ? { ...card, fit: doubtful } : card));
    const taken = aDriverCard({ _id: DRIVER_ID, firstName: 'Scott', inviteRefusal: 'driver-hired-elsewhere' });
    const outcome = ({ _id, firstName }: DriverCard, problem: { code: string; message: string } | null) => ({
      _id,
      seen: null,
      name: `${firstName} G.`,
      order: 'Night drayage',
      problem,
    });
    const { screen, api, browser } = await open((fake) =>
      withDrivers(
        ...cards,
        taken,
      )(fake).on('POST', '/api/candidates/bulk/preview', () =>
        ok({
          data: cards.map((card, at) =>
            outcome(card, at === 1 ? { code: 'driver-already-invited', message: 'Already invited' } : null),
          ),
          possible: 2,
          refused: 1,
          isCut: false,
          samples: [],
          cost: null,
        }),
      ),
    );
    await browser.click(await screen.findByRole('checkbox', { name: /D0 G\./ }));
    expect(screen.queryByRole('checkbox', { name: /Scott/ })).toBeNull();
    await browser.click(await screen.findByRole('button', { name: 'Select all 3 shown' }));
    expect(screen.getByText('1 is no match, or not ready')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Invite 3 drivers' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Invite 2 drivers to an order' }));
    expect(dialog.getByText('Already invited')).toBeInTheDocument();
    expect(api.sent('POST', '/api/candidates/bulk/preview')[0]?.body).toEqual({
      targets: { driverIds: cards.map(({ _id }) => _id) },
      act: { kind: 'invite', orderId: ORDER_ID, text: '' },
    });

    await browser.click(dialog.getByRole('button', { name: 'Add a message' }));
    expect(dialog.queryByRole('combobox', { name: 'Order' })).toBeNull();
    await browser.type(await dialog.findByLabelText(/^Message to the driver/), 'Hello');
    await browser.click(dialog.getByRole('button', { name: 'Preview' }));

    expect(await dialog.findByText('Already invited')).toBeInTheDocument();
    expect(api.sent('POST', '/api/candidates/bulk/preview')[1]?.body).toMatchObject({
      act: { kind: 'invite', orderId: ORDER_ID, text: 'Hello' },
    });
  });

  it('offers a retry after a failure', async () => {
    const { screen } = await open((fake) => withDrivers()(fake).on('POST', SEARCH, refusal(500, 'internal')));

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
