import { File as NodeFile } from 'node:buffer';
import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { anApplication, aStart } from '../../support/applications';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { aHosDay, aTrack, someHosSettings } from '../../support/hours';
import { aDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

afterEach(freshBrowser);

const open = (day = aHosDay(), extend: (api: FakeApi) => FakeApi = (api) => api, path = '/driver/hours') =>
  renderApp(path, {
    user: aDriver(),
    api: (api) =>
      extend(
        api
          .on('GET', '/api/driver/hours', ok(day))
          .on('GET', '/api/driver/hours/settings', ok(someHosSettings()))
          .on('POST', '/api/driver/duty-statuses', { status: 201, body: {} }),
      ),
  });

describe('the duty statuses', () => {
  it.each([
    ['renewProofAtWork', 1],
    ['onAssignment', 0],
  ] as const)('have a note while the driver must not drive (%s)', async (next, count) => {
    const start = aStart({ answer: 'accepted', startedAt: '2026-11-02T13:00:00.000Z' });
    const application = anApplication({ state: 'hired', turn: 'you', next, start });
    const { screen, api } = await open(aHosDay(), (fake) =>
      fake.on('GET', '/api/driver/candidacies', ok({ data: [application] })),
    );

    const statuses = await screen.findByRole('group', { name: 'Set your status' });
    await waitFor(() => {
      expect(api.sent('GET', '/api/driver/candidacies')).toHaveLength(1);
      expect(screen.queryAllByText(/^You must not drive for Long Beach Drayage for now/)).toHaveLength(count);
    });
    expect(within(statuses).getByRole('button', { name: /^Driving/ })).toBeEnabled();
  });
});

describe('the chart of a day', () => {
  it('has four lines with totals, the violation with its paragraph, and the clocks of a time', async () => {
    const { screen } = await open();

    const label = 'Day chart: Off duty 5:00, Sleeper berth 0:00, Driving 8:10, On duty 2:00';
    expect(await screen.findByRole('img', { name: label })).toBeVisible();
    expect(screen.getByText('Copied from ELD ABC123. Not the legal log.')).toBeVisible();
    const violations = within(screen.getByRole('list', { name: 'Violations' }));
    expect(violations.getByRole('listitem')).toHaveTextContent(
      /^More than 8 hours of driving without a 30-minute break: 1:00 PM UTC to 1:10 PM UTC \(49 CFR 395\.3\(a\)\(3\)\(ii\)\)$/,
    );
    const clocks = within(screen.getByRole('region', { name: /^Clocks at .*4:00 PM UTC/ }));
    expect(clocks.getByText('2:50 left, 8:10 used')).toBeVisible();
    expect(clocks.getByText(/^The log has gaps/)).toBeVisible();
    expect(screen.getByText(/^No data for 0:50 hours/)).toBeVisible();
  });

  it('is a table, too', async () => {
    const { screen, browser } = await open();
    await browser.click(await screen.findByText('Show as a table'));

    const rows = within(screen.getByRole('group', { name: 'Duty statuses of the day', hidden: true })).getAllByRole(
      'row',
      { hidden: true },
    );
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'FromToStatusLength',
      '12:00 AM UTC5:00 AM UTCOff duty (personal conveyance)5:00',
      '5:00 AM UTC1:10 PM UTCDriving8:10',
      '1:10 PM UTC2:00 PM UTCNo data0:50',
      '2:00 PM UTC4:00 PM UTCOn duty2:00',
    ]);
  });

  it('of two sources are next to each other', async () => {
    const { screen } = await open(aHosDay({ tracks: [aTrack(), aTrack({ provider: 'driver', source: 'driver' })] }));

    expect(await screen.findByRole('heading', { name: 'Set by the driver' })).toBeVisible();
    expect(screen.getByText(/never added up/)).toBeVisible();
    expect(screen.getAllByRole('img', { name: /^Day chart/ })).toHaveLength(2);
  });

  it('of another day is in the URL', async () => {
    const { screen, browser, api } = await open(aHosDay({ tracks: [], minutes: 1_500 }));
    expect(await screen.findByText('No log for this day')).toBeVisible();
    expect(screen.getByText(/this day has 25:00 hours/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Day after' })).toBeDisabled();
    await browser.click(screen.getByRole('button', { name: 'Day before' }));

    await waitFor(() => {
      const [, next] = api.sent('GET', '/api/driver/hours');
      expect(next?.query.get('date')).toBe('2026-06-15');
    });
  });

  it('says what went wrong', async () => {
    const { screen } = await open(aHosDay(), (api) => api.on('GET', '/api/driver/hours', refusal(503, 'unavailable')));

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('a status', () => {
  it('is sent with its time and an id', async () => {
    const { screen, browser, api } = await open();
    const group = within(await screen.findByRole('group', { name: 'Set your status' }));
    await browser.click(group.getByRole('button', { name: 'On duty (yard move)' }));

    const [sent] = api.sent('POST', '/api/driver/duty-statuses');
    expect(sent?.body).toMatchObject({ status: 'onDuty', remark: 'yardMove' });
    expect(sent?.headers.get('Idempotency-Key')).toBe((sent?.body as { clientId: string } | undefined)?.clientId);
  });

  it('waits on the phone without a network, and is sent with the same id and time', async () => {
    let isDown = true;
    const { screen, browser, api } = await open(aHosDay(), (fake) =>
      fake.on('POST', '/api/driver/duty-statuses', () =>
        isDown ? refusal(503, 'unavailable') : { status: 201, body: {} },
      ),
    );
    await browser.click(await screen.findByRole('button', { name: 'Driving' }));
    expect(await screen.findByText('1 status is waiting to be sent')).toBeVisible();
    isDown = false;
    window.dispatchEvent(new Event('online'));

    await waitFor(() => expect(screen.queryByText('1 status is waiting to be sent')).toBeNull());
    const bodies = api.sent('POST', '/api/driver/duty-statuses').map(({ body }) => body);
    expect(bodies.at(-1)).toEqual(bodies[0]);
  });

  it('that the server refuses is not sent again', async () => {
    const { screen, browser, api } = await open(aHosDay(), (fake) =>
      fake.on('POST', '/api/driver/duty-statuses', refusal(400, 'duty-status-in-future')),
    );
    await browser.click(await screen.findByRole('button', { name: 'Off duty' }));

    expect(await screen.findByText(/Check the clock of your phone/)).toBeVisible();
    expect(screen.queryByText(/waiting to be sent/)).toBeNull();
    expect(api.sent('POST', '/api/driver/duty-statuses')).toHaveLength(1);
  });
});

describe('a log file', () => {
  // jsdom's own files cannot be sent through Node's fetch.
  const file = new NodeFile(['status,start\ndriving,2026-06-15T08:00'], 'log.csv', { type: 'text/csv' }) as File;
  const choose = async (answer: Parameters<FakeApi['on']>[2]) => {
    const app = await open(aHosDay(), (fake) => fake.on('POST', '/api/driver/hours/imports', answer));
    await app.browser.upload(await app.screen.findByLabelText('Choose a log file'), file);
    return app;
  };

  it('is sent as it is, and the page says what it added and which times are missing', async () => {
    const gap = { startsAt: '2026-06-15T09:00:00.000Z', endsAt: '2026-06-15T10:00:00.000Z' };
    const imported = { added: 2, changed: 1, removed: 0, duplicates: 0, skipped: 0, gaps: [gap] };
    const { screen, api } = await choose({ status: 201, body: imported });

    expect(await screen.findByText('2 added, 1 changed, 0 removed')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Gaps in the file' })).getAllByRole('listitem')).toHaveLength(1);
    expect(api.sent('POST', '/api/driver/hours/imports')[0]?.headers.get('Content-Type')).toBe(
      'application/octet-stream',
    );
  });

  it('that is refused names every wrong line', async () => {
    const lines = [{ line: '2', fault: 'not-a-time' }];
    const { screen } = await choose(refusal(400, 'log-file-not-valid', { params: { lines } }));

    expect(within(await screen.findByRole('list', { name: 'Wrong lines' })).getByText(/^Line 2: /)).toBeVisible();
  });
});

it('connects a provider only after the driver agreed', async () => {
  const { screen, browser, api } = await open(aHosDay(), (fake) =>
    fake.on('POST', '/api/driver/eld-connections', { status: 204 }),
  );
  await browser.click(await screen.findByRole('button', { name: 'Connect Demo ELD' }));
  expect(api.sent('POST', '/api/driver/eld-connections')).toEqual([]);
  expect(await screen.findByText('Copy your logs from Demo ELD?')).toBeVisible();
  await browser.click(await screen.findByRole('button', { name: 'I agree' }));

  expect(await screen.findByText(/^Provider connected/)).toBeVisible();
  expect(api.sent('POST', '/api/driver/eld-connections')[0]?.body).toEqual({ provider: 'sandbox' });
});

it('names providers in words, wherever they appear', async () => {
  const tracks = [aTrack({ provider: 'sandbox' })];
  const connections = [
    {
      _id: '018f0000-0000-7000-8000-00000000e1d1',
      provider: 'sandbox',
      connectedAt: '2026-06-01T08:00:00.000Z',
      readAt: null,
    },
  ];
  const { screen } = await open(aHosDay({ tracks }), (fake) =>
    fake.on('GET', '/api/driver/hours/settings', ok(someHosSettings({ connections, providers: [] }))),
  );

  expect(await screen.findByText('Copied from Demo ELD. Not the legal log.')).toBeVisible();
  expect(await screen.findByText(/^Demo ELD · not read yet/)).toBeVisible();
  expect(screen.queryByText(/sandbox/)).toBeNull();
});

it('claims an exception for the shown day', async () => {
  const { screen, browser, api } = await open(aHosDay(), (fake) =>
    fake.on('PUT', '/api/driver/hours/exemptions', { status: 204 }),
  );
  await browser.click(await screen.findByRole('checkbox', { name: 'Adverse driving conditions' }));

  expect(api.sent('PUT', '/api/driver/hours/exemptions')[0]?.body).toEqual({
    date: '2026-06-16',
    exemptions: ['adverseConditions'],
  });
});
