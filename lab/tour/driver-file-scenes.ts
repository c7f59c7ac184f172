import type { Page } from '@playwright/test';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { inOrder, openDialog, press, submitDialog } from './scene';

/** Opens the most urgent file of the list. */
async function openFirstFile(page: Page): Promise<void> {
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('tab', { name: 'All records' }).waitFor();
}

/** Opens the first line in the drawer. */
async function openLine(page: Page): Promise<void> {
  await page.locator('.gh-file-open').first().click();
  await page.getByRole('dialog').waitFor();
}

const show = (view: string) => async (page: Page) => {
  await page.getByText(view, { exact: true }).click();
  await page.waitForURL(/[?&]view=/);
};

async function expandAll(page: Page): Promise<void> {
  for (const section of await page.locator('.gh-file-fold > summary').all()) await section.click();
}

const fill = (label: string, day: string, ready: RegExp) => async (page: Page) => {
  await page.getByLabel(label).fill(day);
  await page.getByText(ready).first().waitFor();
};

/** A carrier's files and their dialogs, and the driver's own. */
export function driverFileScenes({ safety, accounting, recruiter, drivers, applicant }: DemoUsers): Scene[] {
  const path = '/business/files';
  const file = { person: safety, path };
  const [driver] = drivers;
  return [
    { name: 'files', ...file },
    { name: 'files-filtered', person: safety, path: `${path}?search=nowhere` },
    { name: 'files-add-employment', ...file, open: openDialog('Add employment') },
    { name: 'files-forbidden', person: accounting, path, expects: [403] },
    { name: 'file', ...file, open: inOrder(openFirstFile, expandAll) },
    { name: 'file-of-recruiter', person: recruiter, path, open: openFirstFile },
    { name: 'file-line', ...file, open: inOrder(openFirstFile, openLine) },
    { name: 'file-dates', ...file, open: inOrder(openFirstFile, show('Due dates')) },
    { name: 'file-facts', ...file, open: inOrder(openFirstFile, show('Facts')) },
    {
      name: 'file-as-of',
      ...file,
      open: inOrder(openFirstFile, fill('File as of', '2026-01-05', /Showing the file as of/)),
    },
    {
      name: 'file-changes',
      ...file,
      open: inOrder(openFirstFile, fill('Show changes since', '2026-01-05', /Changes from/)),
    },
    { name: 'file-record', ...file, open: inOrder(openFirstFile, openDialog(/^Record document/)) },
    {
      name: 'file-record-errors',
      ...file,
      open: inOrder(openFirstFile, openDialog(/^Record document/), submitDialog('Record document')),
    },
    {
      name: 'file-facts-job',
      ...file,
      open: inOrder(openFirstFile, show('Facts'), openDialog(/^Edit facts.*Job facts/)),
    },
    {
      name: 'file-facts-licenses',
      ...file,
      open: inOrder(
        openFirstFile,
        show('Facts'),
        openDialog(/^(Edit facts|Answer questions).*Licenses/),
        press('Add a license'),
      ),
    },
    { name: 'file-employment', ...file, open: inOrder(openFirstFile, show('Facts'), openDialog('Edit employment')) },
    ...(driver === undefined
      ? []
      : [
          { name: 'own-file', person: driver, path: '/driver/file', open: expandAll },
          {
            name: 'own-file-facts',
            person: driver,
            path: '/driver/file',
            open: openDialog(/^(Edit facts|Answer questions).*Licenses/),
          },
        ]),
    ...(applicant === undefined ? [] : [{ name: 'own-file-applicant', person: applicant, path: '/driver/file' }]),
  ];
}
