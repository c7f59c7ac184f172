import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { ScreeningCall } from '#domain/screening-calls/schema';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { goOffline, goOnline } from '../../support/network';
import { anOpsDriver } from '../../support/ops-drivers';
import { anOpsMember, aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const { _id, name } = anOpsDriver();
const owner = { _id: '018f0000-0000-7000-8000-000000000302', name: 'Dana Whitfield' };
const ONE = '/api/ops/drivers/{id}';
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const aCall = (more: Partial<ScreeningCall> = {}): ScreeningCall => ({
  _id,
  kind: 'screening',
  name,
  place: 'Dallas, TX',
  phone: '+12145550100',
  timeZone: 'America/Chicago',
  callAt: ago(9),
  isDue: true,
  tries: 0,
  lastTriedAt: null,
  enteredAt: ago(9),
  targetDays: 8,
  snoozedUntil: null,
  owner: null,
  ...more,
});

const withCalls =
  (calls: ScreeningCall[] = [aCall()]) =>
  (api: FakeApi): FakeApi =>
    api
      .on('GET', '/api/ops/calls', ({ query }) =>
        ok({
          data: query.get('turn') === 'later' || query.has('owner') ? [] : calls,
          next: null,
          counts: { due: calls.length, later: 0 },
        }),
      )
      .on('GET', '/api/ops/members', ok({ data: [owner] }))
      .on('GET', ONE, ok(anOpsDriver()));
const open = (path: string, api = withCalls()) => renderApp(path, { user: anOpsMember(), api });

afterEach(freshBrowser);

describe('screening calls', () => {
  it('show the driver, the phone number, the waiting time and earlier attempts', async () => {
    const { screen } = await open('/ops/calls', withCalls([aCall({ tries: 2, lastTriedAt: ago(1) })]));

    const row = within(await screen.findByRole('row', { name: new RegExp(name) }));
    expect(row.getByRole('link', { name: '+1 (214) 555-0100' })).toHaveAttribute('href', 'tel:+12145550100');
    expect(row.getByText(/9d, target 8d/)).toBeVisible();
    expect(row.getByText(/2 unanswered calls/)).toBeVisible();
    expect(screen.getByRole('tab', { name: /Due now/ })).toHaveTextContent('1');
  });

  it('answer without a network that nothing was sent, and record the call when it is back', async () => {
    const { screen, browser, api } = await open('/ops/calls');
    const row = within(await screen.findByRole('row', { name: new RegExp(name) }));
    const record = row.getByRole('button', { name: /^Record call/ });
    goOffline();

    await browser.click(record);
    expect(await screen.findByText('You were offline. Nothing was sent.')).toBeVisible();

    goOnline(api.fetch);
    await browser.click(record);
    expect(await screen.findByRole('dialog', { name: new RegExp(name) })).toBeVisible();
  });

  it('keep their filters in the URL, and say why the list is empty', async () => {
    const { screen, browser, router } = await open('/ops/calls');

    await browser.click(await screen.findByRole('tab', { name: /Later/ }));
    expect(await screen.findByText('No calls scheduled for later')).toBeVisible();
    await browser.selectOptions(screen.getByRole('combobox', { name: 'Owner' }), owner._id);

    expect(await screen.findByText('No calls match these filters')).toBeVisible();
    await waitFor(() => {
      expect(router.state.location.search).toBe(`?turn=later&owner=${owner._id}`);
    });
  });

  it('open with the filters of the daily email, show them, and clear them', async () => {
    const agreedBy = new Date().toISOString();
    const { screen, api, browser, router } = await open(`/ops/calls?agreedBy=${agreedBy}`);
    await screen.findByRole('row', { name: new RegExp(name) });

    expect(api.sent('GET', '/api/ops/calls')[0]?.query.get('agreedBy')).toBe(agreedBy);
    expect(screen.getByText(/^Scheduled calls only, until/)).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Show all calls' }));

    await waitFor(() => {
      expect(router.state.location.search).toBe('');
    });
    expect(api.sent('GET', '/api/ops/calls').at(-1)?.query.has('agreedBy')).toBe(false);
  });

  it('can be rescheduled after a missed call for tomorrow at nine in the driver’s time zone', async () => {
    const { screen, api, browser } = await open('/ops/calls');
    api.on('POST', `${ONE}/missed-call`, ok(anOpsDriver()));

    await browser.click(await screen.findByRole('button', { name: /^No answer/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.click(dialog.getByRole('radio', { name: 'Tomorrow at 9 AM' }));
    await browser.type(dialog.getByLabelText(/^Note/), 'Mailbox is full');
    await browser.click(dialog.getByRole('button', { name: 'Schedule callback' }));

    expect(await screen.findByText(`Callback to ${name} scheduled`)).toBeVisible();
    const body = api.sent('POST', `${ONE}/missed-call`)[0]?.body as { againAt: string; note: string };
    expect(body.note).toBe('Mailbox is full');
    const there = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', hour: 'numeric', minute: '2-digit' });
    expect(there.format(new Date(body.againAt))).toBe('9:00 AM');
  });

  it('require a time when none is preset, and show a refusal in the dialog', async () => {
    const { screen, api, browser } = await open('/ops/calls');
    api.on(
      'POST',
      `${ONE}/missed-call`,
      refusal(409, 'pipeline-changed', { params: { what: 'call recorded', who: 'Dana W.' } }),
    );

    await browser.click(await screen.findByRole('button', { name: /^No answer/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.click(dialog.getByRole('radio', { name: 'Another time' }));
    await browser.click(dialog.getByRole('button', { name: 'Schedule callback' }));
    expect(await dialog.findByText('Choose a date and time')).toBeVisible();
    await browser.type(dialog.getByLabelText(/^Date and time/), '2099-03-02T10:30');
    await browser.click(dialog.getByRole('button', { name: 'Schedule callback' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('Dana W.');
    expect(api.sent('POST', `${ONE}/missed-call`)[0]?.body).toMatchObject({ againAt: '2099-03-02T16:30:00.000Z' });
  });

  it('are recorded with their outcome', async () => {
    const { screen, api, browser } = await open('/ops/calls');
    api.on('POST', `${ONE}/call`, ok(anOpsDriver()));

    await browser.click(await screen.findByRole('button', { name: /^Record call/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.click(dialog.getByRole('button', { name: 'Record call' }));

    expect(await screen.findByText(`Call with ${name} recorded`)).toBeVisible();
  });

  it('show the follow-up date of exited drivers and can move them to another stage', async () => {
    const { screen, browser, router, api } = await open(
      '/ops/calls?kind=contactAgain',
      withCalls([aCall({ kind: 'contactAgain', callAt: '2026-03-02T15:00:00.000Z' })]),
    );

    const row = within(await screen.findByRole('row', { name: new RegExp(name) }));
    expect(row.getByText('Follow-up')).toBeVisible();
    expect(row.getByText(/Was due .*9:00 AM/)).toBeVisible();
    expect(row.queryByText(/9d, target 8d/)).toBeNull();
    expect(api.sent('GET', '/api/ops/calls')[0]?.query.get('kind')).toBe('contactAgain');
    await browser.click(row.getByRole('button', { name: /^Move/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('combobox')).toHaveAccessibleName(/\S/);
    await browser.click(dialog.getByRole('button', { name: 'Cancel' }));
    await browser.selectOptions(screen.getByRole('combobox', { name: 'Call type' }), 'Any type');
    await waitFor(() => {
      expect(router.state.location.search).toBe('');
    });
  });

  it('show an error with a retry', async () => {
    const { screen } = await open('/ops/calls', (api) =>
      withCalls()(api).on('GET', '/api/ops/calls', refusal(503, 'unavailable')),
    );

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('are forbidden for carriers', async () => {
    const { screen } = await renderApp('/ops/calls', { user: aRecruiter(), api: withCalls() });

    expect(await screen.findByRole('heading', { name: 'Forbidden resource' })).toBeVisible();
  });
});
