import { candidateLists } from '#domain/dashboard/candidate-lists';
import type { Page } from '@playwright/test';
import type { DemoUsers } from './demo-users';
import { inOrder } from './scene';
import type { Scene } from './scene';

const page = '/business/candidates';

/** Opens the first candidate of the list. */
const openFirstCandidate = async (tab: Page): Promise<void> => {
  await tab.getByRole('table').getByRole('link').first().click();
  await tab.getByRole('dialog').getByRole('heading').first().waitFor();
};

/** Opens the panel's action menu. */
const openActions = async (tab: Page): Promise<void> => {
  await tab
    .getByRole('dialog')
    .getByRole('button', { name: /^More actions/ })
    .click();
};

/** The candidate lists behind the dashboard's numbers, and the candidate panel. */
export const candidateScenes = ({ hr, accounting }: DemoUsers): Scene[] => [
  ...candidateLists.map((list) => ({ name: `candidates-${list}`, person: hr, path: `${page}?waiting=${list}` })),
  { name: 'candidates-nobody', person: accounting, path: page },
  { name: 'candidate-panel', person: hr, path: `${page}?waiting=reviews`, open: openFirstCandidate },
  {
    name: 'candidate-panel-menu',
    person: hr,
    path: `${page}?waiting=reviews`,
    open: inOrder(openFirstCandidate, openActions),
  },
];
