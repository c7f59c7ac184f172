import type { Page } from '@playwright/test';
import { candidateLists } from '#domain/dashboard/candidate-lists';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { inOrder, openDialog } from './scene';
import { selectAllRows } from './tools';

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

/** Selects the loaded candidates. */
async function selectCandidates(page: Page): Promise<void> {
  await selectAllRows(page);
  await page.locator('.gh-bulk-bar').waitFor();
}

const EVERYONE = `${PAGE}?waiting=all`;
const UNKNOWN = '018f0000-0000-7000-8000-00000000ffff';

/** The bulk actions on candidates: bar, forms, a preview, and the page of an unknown action. */
const bulkScenes = ({ hr, recruiter }: DemoUsers): Scene[] => [
  { name: 'candidates-filtered', person: hr, path: `${EVERYONE}&state=inReview&sort=distance` },
  { name: 'candidates-no-match', person: hr, path: `${EVERYONE}&state=invited&orderId=${UNKNOWN}` },
  // Only the bar: it is sticky and covers rows of the list, which has its own scene.
  { name: 'candidates-chosen', person: recruiter, path: EVERYONE, part: '.gh-bulk-bar', open: selectCandidates },
  {
    name: 'candidates-ended-chosen',
    person: hr,
    path: `${PAGE}?waiting=ended`,
    part: '.gh-bulk-bar',
    open: selectCandidates,
  },
  ...['Invite to another order', 'Message', 'Pass', 'Move to review'].map((action) => ({
    name: `candidates-bulk-${action.split(' ', 1).join('').toLowerCase()}`,
    person: hr,
    path: EVERYONE,
    open: inOrder(selectCandidates, openDialog(action)),
  })),
  { name: 'candidate-bulk-unknown', person: hr, path: `${PAGE}/bulk/${UNKNOWN}`, expects: [404] },
];

/** The candidate lists behind the dashboard's numbers, and the candidate panel. */
export const candidateScenes = (users: DemoUsers): Scene[] => {
  const { hr, accounting } = users;
  return [
    ...candidateLists.map((list) => ({ name: `candidates-${list}`, person: hr, path: `${PAGE}?waiting=${list}` })),
    { name: 'candidates-nobody', person: accounting, path: PAGE },
    { name: 'candidate-panel', person: hr, path: `${PAGE}?waiting=reviews`, open: openFirstCandidate },
    {
      name: 'candidate-panel-menu',
      person: hr,
      path: `${PAGE}?waiting=reviews`,
      open: inOrder(openFirstCandidate, openActions),
    },
    ...bulkScenes(users),
  ];
};
