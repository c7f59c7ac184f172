import type { Page } from '@playwright/test';
import type { Crew } from './crew';
import { inTurn, opening } from './scene';
import type { Scene } from './scene';

const waiting = '/ops/drivers?stage=PendingHR';

/** A tab of the first driver who waits for his reviews. */
const part =
  (name: string, ready: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('heading', { name: ready }).first().waitFor();
  };

const choosing = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).click();
};

const rejecting = async (page: Page): Promise<void> => {
  await page.getByText('Reject', { exact: true }).first().click();
};

/** What a driver sent, as operations review it. */
export function opsReviewScenes({ ops }: Crew): Scene[] {
  const documents = part('Documents', "Driver's entries");
  const results = part('Results', 'Results');
  const histories = part('Histories', 'Employment history');
  return [
    { name: 'ops-review-documents', person: ops, path: waiting, open: documents },
    { name: 'ops-review-photo', person: ops, path: waiting, open: inTurn(documents, choosing(/^Photo/)) },
    { name: 'ops-review-missing', person: ops, path: waiting, open: inTurn(documents, choosing(/^Motor vehicle/)) },
    { name: 'ops-review-reject', person: ops, path: waiting, open: inTurn(documents, rejecting) },
    { name: 'ops-review-histories', person: ops, path: waiting, open: histories },
    { name: 'ops-review-item-reject', person: ops, path: waiting, open: inTurn(histories, opening(/^Reject .+/)) },
    { name: 'ops-review-item-note', person: ops, path: waiting, open: inTurn(histories, opening(/^Add note .+/)) },
    { name: 'ops-review-references', person: ops, path: waiting, open: part('References', 'References') },
    { name: 'ops-review-compliance', person: ops, path: waiting, open: part('Compliance', 'Answers') },
    { name: 'ops-review-proof', person: ops, path: waiting, open: inTurn(results, opening(/^Enter date/)) },
    {
      name: 'ops-review-results',
      person: ops,
      path: '/ops/drivers?stage=HRPaperWork',
      open: results,
    },
  ];
}
