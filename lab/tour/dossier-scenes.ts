import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { dqReviewStatuses } from '#domain/dq-review/statuses';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { inOrder, openDialog, press, untilPdf } from './scene';

const PAGE = '/business/dq-review';

const untilTimeline = (page: Page) => page.getByRole('list', { name: 'Timeline' }).waitFor();

/** Opens the first file of the list. */
const openFile = inOrder(openDialog(/^Driver file/), untilTimeline);

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

/** Opens the file of the second driver, from that of the first. */
async function openNext(page: Page): Promise<void> {
  await press('Next driver')(page);
  await page.getByText(/^2 of /).waitFor();
  await untilTimeline(page);
}

const file = (page: Page) => page.getByRole('dialog').first();

/** Adds a document to the file, which its reviewer accepts with that, unless there is one. */
async function addApproved(page: Page): Promise<void> {
  const withdraw = file(page).getByRole('button', { name: /^Withdraw review/ });
  if ((await withdraw.count()) > 0) return;
  await press(/^Add document ?: Additional document/)(page);
  const form = page.getByRole('dialog').last();
  await form.getByLabel('Title').fill('Tanker training certificate');
  await form
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'certificate.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 1200, height: 760, channels: 3, background: '#3c78c8' } })
        .png()
        .toBuffer(),
    });
  await form.getByText(/is uploaded$/).waitFor();
  await form.locator('input[type=date]').first().fill('2026-01-05');
  await form.getByRole('button', { name: 'Add document', exact: true }).click();
  await withdraw.first().waitFor();
}

const withdrawIn = (part: Locator) => part.getByRole('button', { name: /^Withdraw review/ }).first();

async function openTakeBack(page: Page): Promise<void> {
  await withdrawIn(file(page)).click();
  await page.getByRole('dialog').last().getByLabel('Reason').waitFor();
}

const takeBack = (page: Page) => withdrawIn(page.getByRole('dialog').last()).click();

const untilHistory = (page: Page) => page.getByText('No exports yet').waitFor();

/** The qualification review, the qualification view of an assignment, and the driver's file in its drawer. */
export function dossierScenes({ hr, safety, manager, accounting }: DemoUsers): Scene[] {
  const reviewer = { person: safety, path: `${PAGE}/on-assignment` };
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
    { name: 'dossier-next', ...reviewer, open: inOrder(openFile, openNext) },
    { name: 'dossier-document-approved', ...reviewer, open: inOrder(openFile, expandSections, addApproved) },
    {
      name: 'dossier-take-back',
      ...reviewer,
      open: inOrder(openFile, expandSections, addApproved, openTakeBack),
    },
    {
      name: 'dossier-take-back-errors',
      ...reviewer,
      open: inOrder(openFile, expandSections, addApproved, openTakeBack, takeBack),
    },
    { name: 'dossier-export', ...onAssignment, open: inOrder(openFile, press('Export PDF'), untilHistory) },
    { name: 'dossier-mvr', ...onAssignment, open: inOrder(openFile, press('MVR Details')) },
    { name: 'dossier-shadow', person: hr, path: `${PAGE}/bench-review`, open: inOrder(openFile, expandSections) },
  ];
}
