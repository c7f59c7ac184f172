import type { Page } from '@playwright/test';
import { dqReviewStatuses } from '#domain/dq-review/statuses';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { inOrder, openDialog, press, untilPdf } from './scene';

const PAGE = '/business/dq-review';

/** Opens the first file of the list. */
async function openFile(page: Page): Promise<void> {
  await openDialog(/^Driver file/)(page);
  await page.getByRole('list', { name: 'Timeline' }).waitFor();
}

/** Expands every section of the file; documents of employers stand above, so these come last. */
async function expandSections(page: Page): Promise<void> {
  for (const name of ['Consents', 'Documents', 'Employment history']) {
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).first().click();
  }
}

async function openQualification(page: Page): Promise<void> {
  await page.getByRole('table').getByRole('link').first().click();
  await page.waitForURL(/assignmentId/);
  await page.getByRole('list', { name: 'Timeline' }).waitFor();
}

const untilHistory = (page: Page) => page.getByText('No exports yet').waitFor();

/** The qualification review, the qualification view of an assignment, and the driver's file in its drawer. */
export function dossierScenes({ hr, safety, manager, accounting }: DemoUsers): Scene[] {
  const onAssignment = { person: hr, path: `${PAGE}/on-assignment` };
  return [
    ...dqReviewStatuses.map((status) => ({ name: `dq-review-${status}`, person: safety, path: `${PAGE}/${status}` })),
    { name: 'dq-review-manager', person: manager, path: `${PAGE}/awaiting-review` },
    { name: 'dq-review-accounting', person: accounting, path: `${PAGE}/approved` },
    { name: 'dq-review-reject', person: safety, path: `${PAGE}/awaiting-review`, open: openDialog(/^Reject/) },
    { name: 'dq-review-unknown', person: hr, path: `${PAGE}/elsewhere` },
    { name: 'qualification', person: hr, path: `${PAGE}/on-assignment`, open: openQualification },
    { name: 'dossier', ...onAssignment, open: openFile },
    { name: 'dossier-sections', ...onAssignment, open: inOrder(openFile, expandSections) },
    {
      name: 'dossier-consent',
      ...onAssignment,
      open: inOrder(openFile, expandSections, press('Consent to the verification of employment'), untilPdf),
    },
    {
      name: 'dossier-add-document',
      ...onAssignment,
      open: inOrder(openFile, expandSections, press(/^Add document ?: Additional document/)),
    },
    { name: 'dossier-export', ...onAssignment, open: inOrder(openFile, press('Export PDF'), untilHistory) },
    { name: 'dossier-mvr', ...onAssignment, open: inOrder(openFile, press('MVR Details')) },
    { name: 'dossier-shadow', person: hr, path: `${PAGE}/bench-review`, open: inOrder(openFile, expandSections) },
  ];
}
