import type { Page } from '@playwright/test';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { inOrder, openDialog } from './scene';

const WAITING = '/ops/drivers?stage=PendingHR';

/** Opens a tab of the first driver in the Pending HR stage. */
const openTab =
  (name: string, ready: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('heading', { name: ready }).first().waitFor();
  };

const press = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).click();
};

async function chooseReject(page: Page): Promise<void> {
  await page.getByText('Reject', { exact: true }).first().click();
}

/** Reviews of a driver's documents, histories, references, compliance and results. */
export function opsReviewScenes({ ops }: DemoUsers): Scene[] {
  const documents = openTab('Documents', "Driver's entries");
  const results = openTab('Results', 'Results');
  const histories = openTab('Histories', 'Work history');
  return [
    { name: 'ops-review-documents', person: ops, path: WAITING, open: documents },
    { name: 'ops-review-photo', person: ops, path: WAITING, open: inOrder(documents, press(/^Photo/)) },
    { name: 'ops-review-missing', person: ops, path: WAITING, open: inOrder(documents, press(/^Motor vehicle/)) },
    { name: 'ops-review-reject', person: ops, path: WAITING, open: inOrder(documents, chooseReject) },
    { name: 'ops-review-histories', person: ops, path: WAITING, open: histories },
    { name: 'ops-review-item-reject', person: ops, path: WAITING, open: inOrder(histories, openDialog(/^Reject .+/)) },
    { name: 'ops-review-item-note', person: ops, path: WAITING, open: inOrder(histories, openDialog(/^Add note .+/)) },
    { name: 'ops-review-references', person: ops, path: WAITING, open: openTab('References', 'References') },
    { name: 'ops-review-compliance', person: ops, path: WAITING, open: openTab('Background check form', 'Answers') },
    { name: 'ops-review-proof', person: ops, path: WAITING, open: inOrder(results, openDialog(/^Enter date/)) },
    {
      name: 'ops-review-results',
      person: ops,
      path: '/ops/drivers?stage=HRPaperWork',
      open: results,
    },
  ];
}
