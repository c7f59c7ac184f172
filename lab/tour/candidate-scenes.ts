import type { Page } from '@playwright/test';
import { candidateLists } from '#domain/dashboard/candidate-lists';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { inOrder } from './scene';

const PAGE = '/business/candidates';

/** Opens the first candidate of the list. */
async function openFirstCandidate(page: Page): Promise<void> {
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
}

/** Opens the panel's action menu. */
async function openActions(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^More actions/ })
    .click();
}

/** The candidate lists behind the dashboard's numbers, and the candidate panel. */
export const candidateScenes = ({ hr, accounting }: DemoUsers): Scene[] => [
  ...candidateLists.map((list) => ({ name: `candidates-${list}`, person: hr, path: `${PAGE}?waiting=${list}` })),
  { name: 'candidates-nobody', person: accounting, path: PAGE },
  { name: 'candidate-panel', person: hr, path: `${PAGE}?waiting=reviews`, open: openFirstCandidate },
  {
    name: 'candidate-panel-menu',
    person: hr,
    path: `${PAGE}?waiting=reviews`,
    open: inOrder(openFirstCandidate, openActions),
  },
];
