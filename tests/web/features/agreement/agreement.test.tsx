import { afterEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import type { PriceList } from '#domain/prices/schema';
import { nextChange } from '#web/entities/agreement/next-change';
import { anAgreement, anAgreementSummary } from '../../support/agreements';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

afterEach(freshBrowser);

/** A price that changes, the late fee, and the record of a state. */
const thePrices: PriceList = {
  data: [
    {
      ...{ product: 'certifiedMatch', state: null, amount: 5_000, startsAt: '2026-01-01T06:00:00.000Z' },
      next: { amount: 6_000, startsAt: '2099-01-01T06:00:00.000Z' },
    },
    { product: 'lateFee', state: null, amount: 150, startsAt: '2026-01-01T06:00:00.000Z', next: null },
    { product: 'mvr', state: 'TX', amount: 1_200, startsAt: '2026-01-01T06:00:00.000Z', next: null },
  ],
  trialEndsOn: null,
  isTrial: false,
};
const anAdministrator = () => aRecruiter({ position: 'HR', roles: ['business', 'business-admin'] });
const open = (agreement = anAgreement(), extend: (api: FakeApi) => FakeApi = (api) => api, user = anAdministrator()) =>
  renderApp('/business/agreement', {
    user,
    api: (api) =>
      extend(api.on('GET', '/api/business/agreement', ok(agreement)).on('GET', '/api/prices', ok(thePrices))),
  });

describe('the page of the agreement', () => {
  it('shows state, dates, what comes next, the text, documents and history', async () => {
    const { screen } = await open();

    expect(await screen.findByRole('heading', { level: 1, name: 'Agreement' })).toBeVisible();
    expect(await screen.findByText('In force')).toBeVisible();
    expect(screen.getByText('Renews for one year after 07/15/2099')).toBeVisible();
    expect(screen.getByText('07/16/2026 to 07/15/2099')).toBeVisible();
    expect(screen.getByRole('heading', { name: '1. Parties and services' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download document of version 1' })).toBeVisible();
    expect(screen.getByText('Agreement accepted')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept the agreement' })).toBeNull();
  });

  it('reads out its state without a turn', async () => {
    const { screen } = await open(anAgreement({ state: 'trial' }));

    expect((await screen.findAllByText('Free trial')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/\(Their turn\)/)).toBeNull();
  });

  it('leads past the text to the signature while it can be accepted', async () => {
    const { screen, browser } = await open(anAgreement({ actions: ['acceptAgreement'] }));
    await browser.click(await screen.findByRole('button', { name: 'Go to the signature' }));

    const signature = within(document.activeElement as HTMLElement);
    expect(signature.getByRole('button', { name: 'Accept the agreement' })).toBeVisible();
  });

  it('shows the text last when there is nothing to do about it', async () => {
    const { screen } = await open();
    const text = await screen.findByRole('heading', { name: '1. Parties and services' });
    const history = screen.getByRole('heading', { name: 'History of the agreement' });
    expect(history.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('button', { name: 'Go to the signature' })).toBeNull();
  });

  it('lists the prices, with what comes next and the records of the states', async () => {
    const { screen } = await open();

    const prices = within(await screen.findByRole('group', { name: 'Prices' }));
    expect(prices.getByText('$50.00')).toBeVisible();
    expect(prices.getByText(/\$60\.00 from 01\/01\/2099/)).toBeVisible();
    expect(prices.getByText('1.5% a month')).toBeVisible();
    expect(prices.queryByText('$12.00')).toBeNull();
    expect(screen.getByText('Motor vehicle record, by state')).toBeVisible();
  });

  it('shows an error', async () => {
    const { screen } = await renderApp('/business/agreement', {
      user: anAdministrator(),
      api: (api) => api.on('GET', '/api/business/agreement', refusal(500, 'internal')),
    });
    expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
  });

  it('is signed with name and agreement, and the addendum if it is chosen', async () => {
    const view = anAgreement({ state: 'trial', acceptedAt: null, isTextAccepted: false, actions: ['acceptAgreement'] });
    const { screen, browser, api } = await open(view, (fake) =>
      fake.on('POST', '/api/business/agreement/acceptance', ok(view)),
    );
    await browser.click(await screen.findByRole('checkbox', { name: 'Accept the addendum, too' }));
    await browser.type(screen.getByRole('textbox', { name: /full name/ }), 'Robin Vale');
    await browser.click(screen.getByRole('radio', { name: 'Use my typed name' }));
    await browser.click(
      screen.getByRole('checkbox', { name: 'I accept the carrier agreement and the addendum for my company' }),
    );
    await browser.click(screen.getByRole('button', { name: 'Accept the agreement' }));

    expect(await screen.findByText('The agreement is accepted. The signed document is below.')).toBeVisible();
    expect(api.sent('POST', '/api/business/agreement/acceptance')[0]?.body).toEqual({
      shown: 'a'.repeat(64),
      shownAddendum: 'b'.repeat(64),
      fullName: 'Robin Vale',
      signature: { type: 'typed' },
      hasAgreed: true,
    });
  });

  it('says what stays open before notice is given', async () => {
    const { screen, browser, api } = await open(anAgreement(), (fake) =>
      fake.on('POST', '/api/business/agreement/notice', ok(anAgreement())),
    );
    await browser.click(await screen.findByRole('button', { name: 'Give notice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give notice of termination?' }));
    expect(dialog.getByText(/The agreement ends after 12\/30\/2026/)).toBeVisible();
    expect(dialog.getByText('3 open job orders close on that day.')).toBeVisible();
    expect(dialog.getByText('1 application closes on that day.')).toBeVisible();
    expect(dialog.getByText('2 hires and running assignments continue.')).toBeVisible();
    await browser.type(dialog.getByRole('textbox', { name: 'Reason' }), 'We hire ourselves now');
    await browser.click(dialog.getByRole('button', { name: 'Give notice' }));

    expect(await screen.findByText('Notice was given')).toBeVisible();
    expect(api.sent('POST', '/api/business/agreement/notice')[0]?.body).toEqual({ reason: 'We hire ourselves now' });
  });

  it('names no amount that is not invoiced yet if there is none', async () => {
    const { open: matters } = anAgreement();
    const { screen, browser } = await open(anAgreement({ open: { ...matters, unbilledCents: 0 } }));
    await browser.click(await screen.findByRole('button', { name: 'Give notice' }));
    expect(await screen.findByText('Open invoices stay due.')).toBeVisible();
  });

  it('names the time zones as people do', async () => {
    const { screen } = await open(anAgreement({ timeZone: 'America/Los_Angeles' }));

    expect(await screen.findByText('Pacific time (Los Angeles)')).toBeVisible();
    expect(screen.queryByText(/America\//)).toBeNull();
  });

  it('is only read by people who are no administrators', async () => {
    const view = anAgreement({ isTextAccepted: false, actions: [] });
    const { screen } = await open(view, undefined, aRecruiter());

    expect(await screen.findByText('An administrator of your company can accept the agreement.')).toBeVisible();
    expect(screen.queryByText('Time zone of your company')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Give notice' })).toBeNull();
  });
});

describe('the banner', () => {
  const now = Date.parse('2026-07-10T15:00:00.000Z');
  const changeOf = (more: Parameters<typeof anAgreementSummary>[0]) => nextChange(anAgreementSummary(more), now);
  const term = { number: 1, startsOn: '2025-07-31', endsOn: '2026-07-30' };

  it.each([
    [{}, null],
    [{ state: 'trial', acceptedAt: null, isTextAccepted: false, trialEndsOn: '2026-07-25' }, null],
    [{ state: 'trial', acceptedAt: null, isTextAccepted: false, trialEndsOn: '2026-07-24' }, 'trialEnds'],
    [{ state: 'trial', trialEndsOn: '2026-07-24' }, null],
    [{ state: 'trial', trialEndsOn: '2026-07-17' }, 'trialEndsAccepted'],
    [{ state: 'lapsed' }, 'lapsed'],
    [{ term }, 'renews'],
    [{ isTextAccepted: false }, 'textChanged'],
    [{ state: 'noticeGiven', notice: { party: 'carrier', at: '', endsOn: '2026-08-01' } }, 'noticeGiven'],
    [{ state: 'ended' }, 'ended'],
    [{ warnings: 1 }, 'warned'],
  ] as const)('of %j says %s', (more, change) => {
    expect(changeOf(more as Parameters<typeof anAgreementSummary>[0])?.change ?? null).toBe(change);
  });

  it('says that an administrator accepts to those who cannot', async () => {
    const trial = {
      state: 'trial',
      acceptedAt: null,
      isTextAccepted: false,
      trialEndsOn: '2020-07-24',
      term: null,
    } as const;
    const { screen } = await renderApp('/business/permissions', {
      user: aRecruiter({ position: 'ACCOUNTING' }),
      api: (api) => api.on('GET', '/api/business/agreement/summary', ok(anAgreementSummary(trial))),
    });
    expect(await screen.findByText(/An administrator has to accept the agreement by then/)).toBeVisible();
    expect(screen.queryByText(/Accept the agreement to go on/)).toBeNull();
  });

  it('links to the page of the agreement', async () => {
    const { screen } = await renderApp('/business/permissions', {
      user: anAdministrator(),
      api: (api) =>
        api.on('GET', '/api/business/agreement/summary', ok(anAgreementSummary({ state: 'lapsed', term: null }))),
    });
    expect(await screen.findByText(/The carrier agreement is not accepted/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the agreement' })).toHaveAttribute('href', '/business/agreement');
  });
});
