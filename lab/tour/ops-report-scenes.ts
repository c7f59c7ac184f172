import type { Page } from '@playwright/test';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';

/** Waits for the charts, which render after the tables. */
async function withCharts(page: Page): Promise<void> {
  await page.getByRole('table', { name: 'By week' }).waitFor();
  await page.locator('.recharts-surface').nth(2).waitFor();
}

/** Stage reports, the drivers in a figure, an empty period, and an invalid one. */
export function opsReportScenes({ ops }: DemoUsers): Scene[] {
  return [
    { name: 'ops-reports', person: ops, path: '/ops/reports', open: withCharts },
    { name: 'ops-reports-nothing', person: ops, path: '/ops/reports?from=2020-01-01&to=2020-02-01' },
    { name: 'ops-reports-invalid', person: ops, path: '/ops/reports?from=2026-02-01&to=2026-01-01' },
    { name: 'ops-report-rows', person: ops, path: '/ops/reports/rows?number=over' },
  ];
}
