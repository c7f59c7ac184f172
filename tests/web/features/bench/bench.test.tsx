import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { BenchDriver } from '#domain/drivers/bench/schema';
import type { InviteChoice } from '#domain/drivers/business/schema';
import { aBenchDriver, aFileAccess, DRIVER_ID, nearFit } from '../../support/carrier-drivers';
import { ORDER_ID, ORGANIZATION_ID } from '../../support/carrier-orders';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { findLoadedDialog } from '../../support/loaded-dialog';
import { aRecruiter, aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const LIST = `/api/bench-driver/fleet/${ORGANIZATION_ID}`;
const CHOICES = '/api/business/driver/{driverId}/orders';
const counts = { requested: 1, approved: 1, rejected: 0, removed: 0, overdue: 1 };

const facility = (id: string, name: string, latitude: number) => ({
  _id: `018f0000-0000-7000-8000-0000000000${id}`,
  organizationId: ORGANIZATION_ID,
  name,
  isActive: true,
  address: {
    latitude,
    longitude: -118.2,
    addressLine1: '1 Dock Way',
    fullAddress: '1 Dock Way, Long Beach, CA 90802',
    city: 'Long Beach',
    state: 'CA',
    postalCode: '90802',
    country: 'US',
  },
  timeZone: 'America/Los_Angeles',
  note: null,
  recruiterUsers: [],
});
const facilities = [facility('f1', 'Long Beach Yard', 33.77), facility('f2', 'Carson Lot', 33.83)];

const requested: Partial<BenchDriver> = {
  status: 'requested',
  dueAt: '2026-11-02T12:00:00.000Z',
  actions: ['remove'],
  refusals: [
    { action: 'approve', code: 'access-not-granted' },
    { action: 'reject', code: 'access-not-granted' },
  ],
};

const aChoice = (more: Partial<InviteChoice> = {}): InviteChoice => ({
  orderId: ORDER_ID,
  title: 'Night drayage',
  facility: 'Long Beach Yard',
  distanceMiles: 12,
  openSeats: 2,
  fit: nearFit,
  inviteRefusal: null,
  ...more,
});

interface Opened {
  search?: string;
  user?: ReturnType<typeof aRecruiter>;
  rows?: readonly BenchDriver[];
  extend?: (api: FakeApi) => FakeApi;
}

const open = ({ search = '', user = aRecruiter(), rows = [aBenchDriver()], extend = (api) => api }: Opened = {}) =>
  renderApp(`/business/bench${search}`, {
    user,
    api: (api) =>
      extend(
        api
          .on('GET', `/api/facility/organization/${ORGANIZATION_ID}`, ok(facilities))
          .on('GET', `${LIST}/counts`, ok(counts))
          .on('GET', LIST, ({ query }) => ok({ data: query.get('skip') === '0' ? rows : [], count: rows.length })),
      ),
  });

afterEach(freshBrowser);

describe('"My Bench"', () => {
  it('lists the approved drivers with distance, note and availability, measured from the first facility', async () => {
    const { screen, api } = await open();

    const row = within(await screen.findByRole('row', { name: /Maria G\./ }));
    expect(row.getByText('Carson, CA · 12 mi')).toBeVisible();
    expect(row.getByText('Good for night runs')).toBeVisible();
    expect(row.getByText(/^Robin Vale, /)).toBeVisible();
    expect(row.getByText('Available')).toBeVisible();
    expect(row.getByRole('link', { name: 'Maria G.' })).toHaveAttribute(
      'href',
      `/business/driver/${DRIVER_ID}/profile`,
    );
    const { query } = api.sent('GET', LIST)[0] ?? {};
    expect(query?.get('latitude')).toBe('33.77');
    expect(query?.get('status')).toBe('approved');
    expect(screen.getByText('1 review is overdue')).toBeVisible();
  });

  it('measures from another facility within a distance, and keeps both in the URL', async () => {
    const { screen, browser, api, router } = await open();
    await screen.findByRole('row', { name: /Maria G\./ });

    await browser.selectOptions(screen.getByLabelText('Distance from'), 'Carson Lot · Long Beach, CA');
    await browser.selectOptions(screen.getByLabelText('Within miles'), '30');
    await screen.findByRole('row', { name: /Maria G\./ });

    const { query } = api.sent('GET', LIST).at(-1) ?? {};
    expect(query?.get('latitude')).toBe('33.83');
    expect(query?.get('distance')).toBe('30');
    await waitFor(() => {
      expect(router.state.location.search).toContain('miles=30');
    });
  });

  it('shows only overdue reviews on request, says so, and shows all again', async () => {
    const rows = [aBenchDriver(requested)];
    const { screen, browser, api, router } = await open({ search: '?status=requested&overdue=true', rows });
    expect(await screen.findByText('Only overdue reviews')).toBeVisible();
    await screen.findByRole('row', { name: /Maria G\./ });
    expect(api.sent('GET', LIST).at(-1)?.query.get('overdue')).toBe('true');
    await browser.click(screen.getByRole('button', { name: 'Show all' }));

    await screen.findByRole('row', { name: /Maria G\./ });
    expect(screen.queryByText('Only overdue reviews')).toBeNull();
    expect(api.sent('GET', LIST).at(-1)?.query.get('overdue')).toBeNull();
    await waitFor(() => expect(router.state.location.search).toBe('?status=requested'));
  });

  it('shows the review with its target, and why HR and Safety cannot approve yet', async () => {
    const rows = [aBenchDriver(requested)];
    const { screen } = await open({ search: '?status=requested', user: aSafetyOfficer(), rows });

    const approve = await screen.findByRole('button', { name: 'Approve' });
    expect(approve).toHaveAttribute('aria-disabled', 'true');
    expect(approve).toHaveAccessibleDescription(/hasn't given your organization access to the file/);
    expect(screen.getByText('3d, target 2d')).toBeVisible();
  });

  it('removes a driver after a confirmation', async () => {
    const { screen, browser, api } = await open({
      extend: (fake) => fake.on('DELETE', '/api/bench-driver/{id}', { status: 204 }),
    });

    await browser.click(await screen.findByRole('button', { name: 'More actions for Maria G.' }));
    await browser.click(screen.getByRole('button', { name: 'Remove from bench' }));
    await browser.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));

    expect(await screen.findByText('Maria G. was removed from the bench')).toBeVisible();
    expect(api.sent('DELETE', '/api/bench-driver/{id}')).toHaveLength(1);
  });

  it('rejects a driver only with a reason', async () => {
    const rows = [aBenchDriver({ ...requested, actions: ['reject', 'remove'], refusals: [] })];
    const { screen, browser } = await open({ search: '?status=requested', user: aSafetyOfficer(), rows });

    await browser.click(await screen.findByRole('button', { name: 'More actions for Maria G.' }));
    await browser.click(screen.getByRole('button', { name: 'Reject for the bench' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.click(dialog.getByRole('button', { name: 'Reject' }));

    expect(await dialog.findByText('This field is required')).toBeVisible();
  });

  it('adds a removed driver again, with a note', async () => {
    const removed = aBenchDriver({ status: 'removed', actions: ['add'] });
    const { screen, browser, api } = await open({
      search: '?status=removed',
      rows: [removed],
      extend: (fake) => fake.on('POST', '/api/bench-driver', { status: 201, body: removed }),
    });

    await browser.click(await screen.findByRole('button', { name: 'Add again' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.type(dialog.getByLabelText(/^Note/), 'Back from leave');
    await browser.click(dialog.getByRole('button', { name: 'Add to bench' }));

    expect(await screen.findByText('Maria G. was added to the bench')).toBeVisible();
    expect(api.sent('POST', '/api/bench-driver')[0]?.body).toEqual({ driverId: DRIVER_ID, note: 'Back from leave' });
  });

  it('says why it is empty and what to do', async () => {
    const { screen } = await open({ rows: [] });

    expect(await screen.findByText('There are no drivers on your bench yet')).toBeVisible();
    const links = within(screen.getByRole('main')).getAllByRole('link', { name: 'Find drivers' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/business/drivers', '/business/drivers']);
  });

  it('shows that access is forbidden', async () => {
    const { screen } = await open({ extend: (api) => api.on('GET', LIST, refusal(403, 'forbidden')) });

    expect(await screen.findByText('Forbidden resource')).toBeVisible();
  });

  it('explains to accounting why nothing can be done', async () => {
    const { screen } = await open({ user: aRecruiter({ position: 'ACCOUNTING' }) });

    const invite = await screen.findByRole('button', { name: 'Invite to an order' });
    expect(invite).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the Invite Driver modal', () => {
  const invite = async (choices: readonly InviteChoice[], extend: (api: FakeApi) => FakeApi = (api) => api) => {
    const page = await open({ extend: (api) => extend(api.on('GET', CHOICES, ok({ data: choices }))) });
    await page.browser.click(await page.screen.findByRole('button', { name: 'Invite to an order' }));
    return { ...page, dialog: await findLoadedDialog('Invite Maria G.') };
  };

  it('fills in a message template for the driver, and sends the edited text', async () => {
    const templates = [
      { _id: DRIVER_ID, kind: 'invite', name: 'First contact', subject: null, text: 'Hello {firstName}', version: 1 },
      { _id: ORDER_ID, kind: 'pass', name: 'Thank you', subject: null, text: 'Thanks', version: 1 },
    ];
    const { dialog, browser, screen, api } = await invite([aChoice()], (fake) =>
      fake
        .on('GET', '/api/message-templates', ok({ data: templates }))
        .on('POST', '/api/message-templates/preview', ok({ text: 'Hello Maria' }))
        .on('POST', '/api/job-order/fleet-job-request', { status: 201, body: {} }),
    );

    const picker = await dialog.findByLabelText(/^Template/);
    expect(within(picker).queryByRole('option', { name: 'Thank you' })).toBeNull();
    await browser.selectOptions(picker, 'First contact');
    await waitFor(() => expect(dialog.getByLabelText(/^Message to the driver/)).toHaveValue('Hello Maria'));
    await browser.type(dialog.getByLabelText(/^Message to the driver/), '!');
    await browser.click(dialog.getByRole('button', { name: 'Invite to job' }));

    expect(await screen.findByText('Maria G. is invited to Night drayage')).toBeVisible();
    expect(api.sent('POST', '/api/message-templates/preview')[0]?.body).toEqual({
      text: 'Hello {firstName}',
      driverId: DRIVER_ID,
      orderId: ORDER_ID,
    });
    expect(api.sent('POST', '/api/job-order/fleet-job-request')[0]?.body).toMatchObject({ text: 'Hello Maria!' });
  });

  it('invites to the chosen order, shows the fit, and names the orders that are not possible', async () => {
    const other = '018f0000-0000-7000-8000-0000000000f9';
    const full = '018f0000-0000-7000-8000-0000000000f8';
    const { dialog, browser, screen, api } = await invite(
      [
        aChoice(),
        aChoice({ orderId: other, title: 'Regional dry van', distanceMiles: 30 }),
        aChoice({ orderId: full, title: 'Day shift', inviteRefusal: 'order-filled' }),
      ],
      (fake) => fake.on('POST', '/api/job-order/fleet-job-request', { status: 201, body: {} }),
    );

    expect(await dialog.findByText(/26 of 30 months of experience/)).toBeVisible();
    expect(dialog.getByText('1 order is not possible')).toBeVisible();
    expect(dialog.getByText(/Day shift · Long Beach Yard: All seats of this job are filled/)).toBeInTheDocument();
    await browser.selectOptions(dialog.getByLabelText('Job order'), 'Regional dry van · Long Beach Yard · 30 mi');
    await browser.click(dialog.getByRole('button', { name: 'Invite to job' }));

    expect(await screen.findByText('Maria G. is invited to Regional dry van')).toBeVisible();
    expect(api.sent('POST', '/api/job-order/fleet-job-request')[0]?.body).toEqual({
      jobOrderId: other,
      driverId: DRIVER_ID,
      source: 'bench',
      shownPriceCents: 0,
    });
  });

  it('stays open with the reason if the invitation is refused', async () => {
    const { dialog, browser } = await invite([aChoice()], (fake) =>
      fake.on('POST', '/api/job-order/fleet-job-request', refusal(409, 'driver-hired-elsewhere')),
    );

    await browser.click(await dialog.findByRole('button', { name: 'Invite to job' }));

    expect(await dialog.findByText('The driver was hired by another carrier')).toBeVisible();
  });

  it('says that there is no order, and why', async () => {
    const { dialog } = await invite([aChoice({ inviteRefusal: 'driver-already-invited' })]);

    expect(await dialog.findByText('There is no order to invite this driver to')).toBeVisible();
    expect(dialog.getByText(/The driver is already invited/)).toBeInTheDocument();
  });
});

describe("access to the driver's file", () => {
  it('is requested from the bench with a reason', async () => {
    const { screen, browser, api } = await open({
      extend: (fake) =>
        fake.on('PATCH', '/api/dq-access/request', ok(aFileAccess({ state: 'requested', actions: [] }))),
    });
    expect(await screen.findByText('No access to the file')).toBeVisible();

    await browser.click(screen.getByRole('button', { name: 'Request access' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.type(dialog.getByLabelText('Why do you need the file?'), 'For the night runs');
    await browser.click(dialog.getByRole('button', { name: 'Request access' }));

    await waitFor(() => {
      expect(api.sent('PATCH', '/api/dq-access/request').at(-1)?.body).toEqual({
        organizationId: ORGANIZATION_ID,
        driverId: DRIVER_ID,
        reason: 'For the night runs',
      });
    });
  });

  it('shows the state in the words of the product, and why a request is not possible', async () => {
    const granted = aFileAccess({ state: 'approved', endsOn: '2027-06-30', actions: ['giveUpAccess'] });
    const early = aFileAccess({ actions: [], refusals: [{ action: 'requestAccess', code: 'dq-file-not-available' }] });
    const { screen } = await open({
      rows: [
        aBenchDriver({ fileAccess: granted }),
        aBenchDriver({ _id: '018f0000-0000-7000-8000-0000000000b2', fileAccess: early }),
      ],
    });

    expect(await screen.findByText('DQ Files Access Granted')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Give up access' })).toBeVisible();
    expect(screen.getByText(/The driver's file isn't available yet/)).toBeVisible();
  });
});
