import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { OwnAccess, OwnAccesses } from '#domain/dq-access/schema';
import { whatCarriersSee } from '#domain/dq-access/what-carriers-see';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { anAccess } from '../../support/own-file';
import { aDriver, anApplyingDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

afterEach(freshBrowser);

const CARRIER = 'Long Beach Drayage';

const aRequest = (more: Partial<OwnAccess> = {}): OwnAccess => ({
  _id: '018f0000-0000-7000-8000-0000000000f1',
  state: 'requested',
  since: '2026-11-24T15:00:00.000Z',
  reason: 'For the night runs',
  requestedAt: '2026-11-24T15:00:00.000Z',
  expiresAt: '2026-12-08T15:00:00.000Z',
  endsOn: null,
  ending: null,
  carrier: CARRIER,
  dotNumber: 1234567,
  isCarrierPaused: false,
  isByLaw: false,
  actions: ['grantAccess', 'rejectAccess'],
  ...more,
});

const aGrant = (more: Partial<OwnAccess> = {}) =>
  aRequest({
    state: 'approved',
    expiresAt: null,
    endsOn: '2027-11-24',
    actions: ['revokeAccess', 'extendAccess'],
    ...more,
  });

const accesses = (data: OwnAccess[], law: Partial<Pick<OwnAccesses, 'byLaw' | 'kept'>> = {}) =>
  ok({ data, byLaw: [], kept: [], ...law, today: '2026-11-26', defaultEndsOn: '2027-11-26', lastEndsOn: '2028-11-26' });

const open = (data: OwnAccess[], extend: (api: FakeApi) => FakeApi = (api) => api, user = aDriver()) =>
  renderApp('/driver/access', {
    user,
    api: (api) =>
      extend(
        api
          .on('GET', '/api/driver/dq-accesses', accesses(data))
          .on('GET', '/api/driver/access-log', ok({ data: [], next: null })),
      ),
  });

describe('the access of a deactivated carrier', () => {
  const note = `${CARRIER} is paused: no one there can read or answer this for now.`;

  it.each([
    ['an open request', aRequest({ isCarrierPaused: true }), true],
    ['a grant', aGrant({ isCarrierPaused: true }), true],
    ['an active carrier', aRequest(), false],
    ['an ended grant', aRequest({ state: 'revoked', isCarrierPaused: true, actions: [] }), false],
  ] as const)('says whether anybody can answer: %s', async (_, access, isSaid) => {
    const { screen } = await open([access]);
    await screen.findByRole('heading', { name: CARRIER });

    expect(screen.queryAllByText(note)).toHaveLength(isSaid ? 1 : 0);
  });
});

describe('a request', () => {
  it('shows who asks, why and until when, and is granted to the chosen day', async () => {
    const { screen, browser, api } = await open([aRequest()], (fake) =>
      fake.on('PATCH', '/api/driver/dq-accesses/{id}/grant', ok(aGrant())),
    );
    const requests = within(await screen.findByRole('list', { name: 'Requests to answer' }));
    expect(requests.getByRole('heading', { name: CARRIER })).toBeVisible();
    expect(requests.getByText('USDOT 1234567')).toBeVisible();
    expect(requests.getByText('For the night runs')).toBeVisible();

    await browser.click(requests.getByRole('button', { name: `Grant access: ${CARRIER}` }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Last day')).toHaveValue('2027-11-26');
    await browser.click(dialog.getByRole('button', { name: 'In 90 days' }));
    expect(dialog.getByLabelText('Last day')).toHaveValue('2027-02-24');
    await browser.click(dialog.getByRole('button', { name: 'In 12 months' }));
    await browser.click(dialog.getByRole('button', { name: 'Grant access' }));

    expect(await screen.findByText(`${CARRIER} has access now`)).toBeVisible();
    expect(api.sent('PATCH', '/api/driver/dq-accesses/{id}/grant').at(-1)?.body).toEqual({ endsOn: '2027-11-26' });
  });

  it('is rejected with an optional text', async () => {
    const { screen, browser, api } = await open([aRequest()], (fake) =>
      fake.on('PATCH', '/api/driver/dq-accesses/{id}/reject', ok(aRequest({ state: 'rejected', actions: [] }))),
    );

    await browser.click(await screen.findByRole('button', { name: `Reject: ${CARRIER}` }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.type(dialog.getByLabelText(/What should the carrier know/), 'Call me first');
    await browser.click(dialog.getByRole('button', { name: 'Reject' }));

    expect(await screen.findByText('The request was rejected')).toBeVisible();
    expect(api.sent('PATCH', '/api/driver/dq-accesses/{id}/reject').at(-1)?.body).toEqual({ text: 'Call me first' });
  });

  it('keeps the dialog open with the reason if the answer is refused, and shows how the access is now', async () => {
    const { screen, browser, api } = await open([aRequest()], (fake) =>
      fake.on('PATCH', '/api/driver/dq-accesses/{id}/grant', refusal(409, 'access-move-not-allowed')),
    );
    await screen.findByRole('button', { name: `Grant access: ${CARRIER}` });
    api.on('GET', '/api/driver/dq-accesses', accesses([]));

    await browser.click(await screen.findByRole('button', { name: `Grant access: ${CARRIER}` }));
    await browser.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Grant access' }));

    const problem = 'This request or access has changed in the meantime';
    expect(await screen.findByText(problem)).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: `Grant access: ${CARRIER}`, hidden: true })).toBeNull();
    });
  });
});

describe('a grant', () => {
  it('shows its last day, and is extended or revoked', async () => {
    const { screen, browser, api } = await open([aGrant()], (fake) =>
      fake
        .on('PATCH', '/api/driver/dq-accesses/{id}/extend', ok(aGrant({ endsOn: '2028-01-31' })))
        .on('PATCH', '/api/driver/dq-accesses/{id}/revoke', ok(aGrant({ state: 'revoked', actions: [] }))),
    );
    const granted = within(await screen.findByRole('list', { name: 'Carriers with access' }));
    expect(granted.getByText(/Has access until/)).toBeVisible();

    await browser.click(granted.getByRole('button', { name: `Change the last day: ${CARRIER}` }));
    const extend = within(await screen.findByRole('dialog', { name: `Last day of access for ${CARRIER}` }));
    expect(extend.getByLabelText('Last day')).toHaveValue('2027-11-24');
    expect(extend.getByLabelText('Last day')).toHaveAttribute('min', '2026-11-26');
    await browser.click(extend.getByRole('button', { name: 'In 30 days' }));
    expect(extend.getByLabelText('Last day')).toHaveValue('2026-12-26');
    await browser.click(extend.getByRole('button', { name: 'In 12 months' }));
    await browser.click(extend.getByRole('button', { name: 'Change the last day' }));
    expect(await screen.findByText(new RegExp(`^${CARRIER} has access until`))).toBeVisible();
    expect(api.sent('PATCH', '/api/driver/dq-accesses/{id}/extend').at(-1)?.body).toEqual({ endsOn: '2027-11-26' });

    await browser.click(granted.getByRole('button', { name: `Revoke access: ${CARRIER}` }));
    await browser.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke access' }));

    expect(await screen.findByText(`${CARRIER} no longer has access`)).toBeVisible();
    expect(api.sent('PATCH', '/api/driver/dq-accesses/{id}/revoke').at(-1)?.body).toEqual({ text: '' });
  });
});

describe('another last day', () => {
  it('starts from the one of the grant, and needs a day', async () => {
    const { screen, browser, api } = await open([aGrant({ endsOn: '2027-11-26' })]);

    await browser.click(await screen.findByRole('button', { name: `Change the last day: ${CARRIER}` }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Last day')).toHaveValue('2027-11-26');
    await browser.clear(dialog.getByLabelText('Last day'));
    await browser.click(dialog.getByRole('button', { name: 'Change the last day' }));

    expect(await dialog.findByText('This field is required')).toBeVisible();
    expect(api.sent('PATCH', '/api/driver/dq-accesses/{id}/extend')).toEqual([]);
  });
});

describe('an earlier request', () => {
  const ended = (by: 'driver' | 'fleet' | 'system', more: { wasGranted: boolean; reason?: 'expired' }) =>
    aRequest({
      state: 'revoked',
      expiresAt: null,
      actions: [],
      ending: { by, reason: null, text: null, at: '2026-11-25T15:00:00.000Z', ...more },
    });

  it.each([
    [ended('driver', { wasGranted: false }), /^You rejected it on/],
    [ended('fleet', { wasGranted: false }), /^The carrier withdrew it on/],
    [ended('system', { wasGranted: false, reason: 'expired' }), /^Not answered, so rejected on/],
    [ended('driver', { wasGranted: true }), /^You ended it on/],
    [ended('fleet', { wasGranted: true }), /^The carrier ended it on/],
    [ended('system', { wasGranted: true, reason: 'expired' }), /^Ended on/],
  ])('says how it ended', async (access, text) => {
    const { screen } = await open([access]);

    expect(await screen.findByText(text)).toBeVisible();
  });
});

it('names what was opened', async () => {
  const of = { action: 'driver-record' } as const;
  const { screen } = await open([], (api) =>
    api.on(
      'GET',
      '/api/driver/access-log',
      ok({
        data: [anAccess(1, { ...of, about: 'dossier' }), anAccess(2, { ...of, about: 'notes' })],
        next: null,
      }),
    ),
  );

  expect(await screen.findByText('Your driver file')).toBeVisible();
  expect(screen.getByText('Notes on your past employers')).toBeVisible();
});

it('shows the whole access log page by page, also to drivers who are not active yet', async () => {
  const { screen, browser } = await open(
    [],
    (api) =>
      api.on('GET', '/api/driver/access-log', ({ query }) =>
        ok(
          query.get('after') === null
            ? {
                data: [
                  anAccess(1),
                  anAccess(2, { side: 'operations', carrier: null, action: 'driver-file', about: 'dotMedicalCard' }),
                ],
                next: 'more',
              }
            : { data: [anAccess(3, { carrier: 'Reno Van Line' })], next: null },
        ),
      ),
    anApplyingDriver(),
  );

  const list = within(await screen.findByRole('list', { name: 'Views of your file' }));
  expect(list.getByText(CARRIER)).toBeVisible();
  expect(list.getByText('Gladhand operations')).toBeVisible();
  expect(list.getByText('DOT medical card')).toBeVisible();
  await browser.click(screen.getByRole('button', { name: 'Show more' }));

  expect(await screen.findByText('Reno Van Line')).toBeVisible();
  expect(screen.getByText('No carrier has access')).toBeVisible();
});

it('loads its sections separately: a failed list leaves the log usable', async () => {
  const { screen } = await open([], (api) => api.on('GET', '/api/driver/dq-accesses', refusal(503, 'unavailable')));

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await screen.findByText('No one has opened your file yet.')).toBeVisible();
});

describe('what carriers see', () => {
  it('is said in the same words on the page and when access is granted', async () => {
    const { screen, browser } = await open([aRequest()]);

    for (const view of ['profile', 'outline', 'reviewing', 'granted'] as const) {
      expect(await screen.findByText(whatCarriersSee[view])).toBeVisible();
    }
    expect(screen.queryByText(whatCarriersSee.byLaw)).toBeNull();
    await browser.click(screen.getByRole('button', { name: `Grant access: ${CARRIER}` }));
    expect(within(await screen.findByRole('dialog')).getByText(whatCarriersSee.granted)).toBeVisible();
  });

  it('names the last day of a job, and after it the carriers that keep its records', async () => {
    const law = {
      byLaw: [
        { carrier: 'Bay Haulers', lastDay: null },
        { carrier: 'Night Lines', lastDay: '2026-11-26' },
      ],
      kept: ['Old Freight'],
    };
    const { screen } = await open([], (api) => api.on('GET', '/api/driver/dq-accesses', accesses([], law)));

    const section = within(await screen.findByRole('region', { name: 'Access by law' }));
    expect(section.getByText(whatCarriersSee.byLaw)).toBeVisible();
    expect(section.getByText('Bay Haulers')).toBeVisible();
    expect(section.getByText(/^Night Lines, through your last day there, .*Nov(ember)? 26/)).toBeVisible();
    expect(section.getByText(whatCarriersSee.kept)).toBeVisible();
    expect(section.getByText('Old Freight')).toBeVisible();
  });
});
