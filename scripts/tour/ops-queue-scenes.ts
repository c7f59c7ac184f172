import type { Page } from '@playwright/test';
import type { Crew } from './crew';
import { inTurn, opening, pressing } from './scene';
import type { Scene } from './scene';

/** Takes the oldest thing and waits until it can be judged. */
const taking = async (page: Page): Promise<void> => {
  await pressing(/^Take next/)(page);
  await page.getByText(/^Yours until/).waitFor();
  await page.getByRole('heading', { name: / · / }).first().waitFor();
};

const rejecting = async (page: Page): Promise<void> => {
  await page.getByText('Reject', { exact: true }).first().click();
};

/** What waits for a review over all drivers, and what is in hand. */
export function opsQueueScenes({ ops }: Crew): Scene[] {
  const path = '/ops/reviews';
  const licence = `${path}?kind=driverLicense`;
  const work = `${path}?kind=employmentHistory`;
  return [
    { name: 'ops-reviews', person: ops, path },
    { name: 'ops-reviews-none', person: ops, path: `${path}?kind=resume&stage=PreQualify` },
    { name: 'ops-reviews-document', person: ops, path: licence, open: taking },
    { name: 'ops-reviews-reject', person: ops, path: licence, open: inTurn(taking, rejecting) },
    { name: 'ops-reviews-history', person: ops, path: work, open: taking },
    { name: 'ops-reviews-item', person: ops, path: work, open: inTurn(taking, opening(/^Reject .+/)) },
    { name: 'ops-reviews-compliance', person: ops, path: `${path}?kind=compliance`, open: taking },
  ];
}
