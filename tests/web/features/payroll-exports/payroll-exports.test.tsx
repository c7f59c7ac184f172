import { afterEach, describe, expect, it } from '@jest/globals';
import type { PayrollExport } from '#domain/payroll-exports/schema';
import { type FakeApi, ok } from '../../support/fake-api';
import { aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const names = { service: 'Driving', regular: 'Hourly', overtime: 'Overtime', companyCreateTime: '' };
const batch: PayrollExport = {
  _id: '01935a00-0000-7000-8000-00000000bb01',
  format: 'csv',
  from: '2026-11-02',
  to: '2026-11-08',
  workdays: 5,
  minutes: 2_400,
  payCents: 100_000,
  createdBy: 'Ana Cruz',
  createdAt: '2026-11-10T12:00:00.000Z',
};
const preview = {
  workdays: 5,
  minutes: 2_400,
  payCents: 100_000,
  notApproved: 1,
  adjustments: 0,
  adjustmentCents: 0,
  earlier: [] as PayrollExport[],
};

const openExports = (search = '', data: PayrollExport[] = [], extend: (api: FakeApi) => FakeApi = (api) => api) =>
  renderApp(`/business/payroll-exports${search}`, {
    user: aRecruiter({ position: 'ACCOUNTING' }),
    api: (api) => extend(api.on('GET', '/api/payroll-exports', ok({ data, count: data.length, names }))),
  });
const DAYS = '?from=2026-11-02&to=2026-11-08';

afterEach(freshBrowser);

describe('payroll exports', () => {
  it('say when the list has only the last ones', async () => {
    const { screen } = await openExports('', [], (fake) =>
      fake.on('GET', '/api/payroll-exports', ok({ data: [batch], count: 1_201, names })),
    );

    expect(await screen.findByText('The last 1 of 1,201 exports are shown.')).toBeVisible();
  });

  it('show what an export would contain, and create it with the names of QuickBooks', async () => {
    const { screen, browser, api } = await openExports(DAYS, [], (fake) =>
      fake
        .on('GET', '/api/payroll-exports/preview', ok(preview))
        .on('POST', '/api/payroll-exports', { status: 201, body: { ...batch, format: 'iif' } })
        .on('GET', '/api/payroll-exports/{exportId}/file', ok('!TIMERHDR')),
    );

    expect(await screen.findByText('5 workdays, 40 h, $1,000.00')).toBeVisible();
    expect(screen.getByText('1 workday is not approved and is left out.')).toBeVisible();
    await browser.selectOptions(screen.getByLabelText('Format'), 'iif');
    await browser.clear(screen.getByLabelText('Service item'));
    await browser.type(screen.getByLabelText('Service item'), 'Linehaul');
    await browser.click(screen.getByRole('button', { name: 'Create the export' }));

    expect(await screen.findByText('The export was created.')).toBeVisible();
    expect(api.sent('POST', '/api/payroll-exports')[0]?.body).toEqual({
      ...{ from: '2026-11-02', to: '2026-11-08', format: 'iif', again: false },
      names: { ...names, service: 'Linehaul' },
    });
  });

  it('warn of workdays that were exported before, and list the batches', async () => {
    const { screen } = await openExports(DAYS, [batch], (fake) =>
      fake.on('GET', '/api/payroll-exports/preview', ok({ ...preview, earlier: [batch] })),
    );

    expect(await screen.findByText(/were exported before: .* by Ana Cruz/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export again' })).toBeEnabled();
    expect(screen.getByRole('button', { name: /^Download .*CSV/ })).toBeVisible();
  });

  it('ask for the days first', async () => {
    const { screen } = await openExports();

    expect(await screen.findByText('Choose the first and the last day.')).toBeVisible();
    expect(screen.getByText('No payroll exports yet')).toBeVisible();
  });
});
