import type { Page } from '@playwright/test';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { inOrder, openDialog } from './scene';

/** Waits for the charts, which render after the tables. */
async function withCharts(page: Page): Promise<void> {
  await page.getByRole('table', { name: 'Reasons for declining' }).waitFor();
  await page.locator('.recharts-surface').nth(3).waitFor();
}

/** Opens the carrier with the most rows in its lists: the demo's main one. */
const openCarrier = (name: string) => async (page: Page) => {
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('heading', { name: 'At a glance' }).waitFor();
};

const openTab = (name: RegExp) => async (page: Page) => {
  await page.getByRole('tab', { name }).click();
  await page.getByRole('tabpanel').waitFor();
};

/** The carrier's reports with the rows of a figure, and its page for operations. */
export function carrierReportScenes({ hr, recruiter, ops }: DemoUsers): Scene[] {
  const reports = '/business/reports';
  const name = hr.user.organization?.name ?? '';
  const list = `/ops/carriers/organizations?${new URLSearchParams({ search: name }).toString()}`;
  const tab = (label: RegExp) => inOrder(openCarrier(name), openTab(label));
  return [
    { name: 'carrier-reports', person: hr, path: reports, open: withCharts },
    { name: 'carrier-reports-recruiter', person: recruiter, path: reports, open: withCharts },
    { name: 'carrier-hiring-targets', person: hr, path: reports, open: openDialog('Hiring targets') },
    { name: 'carrier-reports-nothing', person: hr, path: `${reports}?from=2020-01-01&to=2020-02-01` },
    { name: 'carrier-reports-invalid', person: hr, path: `${reports}?from=2026-02-01&to=2026-01-01` },
    { name: 'carrier-report-rows', person: hr, path: `${reports}/rows?number=waiting` },
    { name: 'carrier-report-rows-closed', person: hr, path: `${reports}/rows?number=closed` },
    {
      name: 'carrier-report-rows-empty',
      person: hr,
      path: `${reports}/rows?number=hires&from=2020-01-01&to=2020-02-01`,
    },
    { name: 'ops-carrier', person: ops, path: list, open: openCarrier(name) },
    { name: 'ops-carrier-note', person: ops, path: list, open: inOrder(openCarrier(name), openDialog('Add note')) },
    { name: 'ops-carrier-orders', person: ops, path: list, open: tab(/^Job orders/) },
    { name: 'ops-carrier-people', person: ops, path: list, open: tab(/^Staff/) },
    { name: 'ops-carrier-facilities', person: ops, path: list, open: tab(/^Facilities/) },
    { name: 'ops-carrier-events', person: ops, path: list, open: tab(/^Events/) },
  ];
}
