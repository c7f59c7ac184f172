import type { Page } from '@playwright/test';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { inOrder, openDialog, press } from './scene';

/** Claims the oldest item and waits until it can be reviewed. */
async function takeNext(page: Page): Promise<void> {
  await press(/^Take next/)(page);
  await page.getByText(/^Yours until/).waitFor();
  await page.getByRole('heading', { name: / · / }).first().waitFor();
}

async function chooseReject(page: Page): Promise<void> {
  await page.getByText('Reject', { exact: true }).first().click();
}

/** The review queue, and claimed items of each kind. */
export function opsQueueScenes({ ops }: DemoUsers): Scene[] {
  const path = '/ops/reviews';
  const license = `${path}?kind=driverLicense`;
  const work = `${path}?kind=employmentHistory`;
  return [
    { name: 'ops-reviews', person: ops, path },
    { name: 'ops-reviews-none', person: ops, path: `${path}?kind=resume&stage=PreQualify` },
    { name: 'ops-reviews-document', person: ops, path: license, open: takeNext },
    { name: 'ops-reviews-reject', person: ops, path: license, open: inOrder(takeNext, chooseReject) },
    { name: 'ops-reviews-history', person: ops, path: work, open: takeNext },
    { name: 'ops-reviews-item', person: ops, path: work, open: inOrder(takeNext, openDialog(/^Reject .+/)) },
    { name: 'ops-reviews-documents', person: ops, path: `${path}/documents` },
    { name: 'ops-reviews-documents-none', person: ops, path: `${path}/documents?kind=psp` },
    { name: 'ops-reviews-compliance', person: ops, path: `${path}?kind=compliance`, open: takeNext },
  ];
}
