import { candidateLists } from '#domain/dashboard/candidate-lists';
import type { Page } from '@playwright/test';
import type { Crew } from './crew';
import { inTurn } from './scene';
import type { Scene } from './scene';

const page = '/business/candidates';

/** The first candidate of the list, with what can be done. */
const openFirstCandidate = async (tab: Page): Promise<void> => {
  await tab.getByRole('table').getByRole('link').first().click();
  await tab.getByRole('dialog').getByRole('heading').first().waitFor();
};

/** Everything that may be done in the panel. */
const commands = async (tab: Page): Promise<void> => {
  await tab
    .getByRole('dialog')
    .getByRole('button', { name: /^More actions/ })
    .click();
};

/** The candidates behind each number of the dashboard, and one of them over the list. */
export const candidateScenes = ({ hr, accounting }: Crew): Scene[] => [
  ...candidateLists.map((list) => ({ name: `candidates-${list}`, person: hr, path: `${page}?waiting=${list}` })),
  { name: 'candidates-nobody', person: accounting, path: page },
  { name: 'candidate-panel', person: hr, path: `${page}?waiting=reviews`, open: openFirstCandidate },
  {
    name: 'candidate-panel-menu',
    person: hr,
    path: `${page}?waiting=reviews`,
    open: inTurn(openFirstCandidate, commands),
  },
];
