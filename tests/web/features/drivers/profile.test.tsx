import { afterEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import type { DriverProfile } from '#domain/drivers/schema';
import { aDriverProfile, DRIVER_ID } from '../../support/carrier-drivers';
import { ORDER_ID } from '../../support/carrier-orders';
import { ok, refusal } from '../../support/fake-api';
import type { FakeAnswer, FakeApi } from '../../support/fake-api';
import { aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const PROFILE = '/api/business/driver/{driverId}/profile';
const address = `/business/driver/${DRIVER_ID}/profile?orderId=${ORDER_ID}`;

const inReview: Partial<DriverProfile> = {
  lastName: 'Gomez',
  isMasked: false,
  contact: { phone: '+15625550142', email: 'maria@drivers.example' },
  candidacy: {
    candidacyId: ORDER_ID,
    round: 1,
    state: 'inReview',
    stage: 'pendingReview-pending',
    since: '2026-11-20T12:00:00.000Z',
  },
};

const event = (key: string, type: string, more: object = {}) => ({
  key,
  type,
  at: '2026-11-20T12:00:00.000Z',
  actor: { kind: 'fleet', name: 'Robin Vale' },
  reason: null,
  note: null,
  driver: null,
  ...more,
});

const open = (profile: FakeAnswer, extend: (api: FakeApi) => FakeApi = (api) => api) =>
  renderApp(address, { user: aRecruiter(), api: (api) => extend(api.on('GET', PROFILE, profile)) });

afterEach(freshBrowser);

describe("a driver's profile", () => {
  it('is masked before review: an initial, no contact, and why', async () => {
    const { screen, api } = await open(ok(aDriverProfile()));

    expect(await screen.findByRole('heading', { level: 1, name: 'Maria G.' })).toBeVisible();
    expect(screen.getByText(/shown once the driver is in review/)).toBeVisible();
    expect(screen.queryByText('Contact')).toBeNull();
    expect(api.sent('GET', PROFILE)[0]?.query.get('orderId')).toBe(ORDER_ID);
  });

  it('has the whole name once the driver is in review', async () => {
    const { screen } = await open(ok(aDriverProfile({ ...inReview, middleName: 'Guadalupe' })));

    expect(await screen.findByRole('heading', { level: 1, name: 'Maria Guadalupe Gomez' })).toBeVisible();
  });

  it('names the state without a turn: whose it is depends on the reader, and stands in the list', async () => {
    const { screen } = await open(ok(aDriverProfile(inReview)));

    expect(await screen.findByText('In review')).toBeVisible();
    expect(screen.queryByText(/Their turn/)).not.toBeInTheDocument();
  });

  it('says when the medical card ends once the driver is in review, and what a hire lacks', async () => {
    const { screen } = await open(
      ok(
        aDriverProfile({
          ...inReview,
          expiries: [{ proof: 'dotMedicalCard', on: '2026-12-12' }],
          readinessGaps: ['licenseInReview'],
        }),
      ),
      (api) => api.on('GET', '/api/job-order/{id}/timeline', ok({ data: [], next: null })),
    );

    expect(await screen.findByText('Medical card ends')).toBeVisible();
    expect(screen.getByText('12/12/2026')).toBeVisible();
    const gaps = within(screen.getByRole('region', { name: 'Before a hire' }));
    expect(gaps.getByText('license expired, new one in review (operations act)')).toBeVisible();
  });

  it("names the driver's class as the license does", async () => {
    const { screen } = await open(ok(aDriverProfile()));

    expect(await screen.findByText('CDL - A')).toBeVisible();
  });

  it('shows the fit with the order, criterion by criterion', async () => {
    const { screen } = await open(ok(aDriverProfile()));

    const fit = within(await screen.findByRole('region', { name: 'Fit with this order' }));
    expect(fit.getByText('26 of 30 months in the last 36 (near miss)')).toBeVisible();
    expect(fit.getByText('12 mi away')).toBeVisible();
  });

  it('shows name, contact and what happened once he is in review', async () => {
    const { screen, browser } = await open(ok(aDriverProfile(inReview)), (api) =>
      api.on('GET', '/api/job-order/{id}/timeline', ({ query }) =>
        query.get('after') === null
          ? ok({ data: [event('2', 'movedToReview')], next: 'more' })
          : ok({
              data: [event('1', 'requested', { actor: { kind: 'driver', name: null }, note: 'I live near' })],
              next: null,
            }),
      ),
    );

    expect(await screen.findByRole('heading', { level: 1, name: 'Maria Gomez' })).toBeVisible();
    expect(screen.getByRole('link', { name: '+1 (562) 555-0142' })).toHaveAttribute('href', 'tel:+15625550142');
    const timeline = within(await screen.findByRole('list', { name: 'Timeline' }));
    expect(timeline.getByText('Moved to review')).toBeVisible();
    expect(timeline.getByText(/Robin Vale/)).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Show earlier events' }));
    expect(await timeline.findByText('Asked for the job')).toBeVisible();
    expect(timeline.getByText('I live near')).toBeVisible();
  });

  it('says that there is no such driver', async () => {
    const { screen } = await open(refusal(404, 'not-found'));

    expect(await screen.findByText('Page not found.')).toBeVisible();
  });

  it('says that access is refused', async () => {
    const { screen } = await open(refusal(403, 'forbidden'));

    expect(await screen.findByText('Forbidden resource')).toBeVisible();
  });
});
