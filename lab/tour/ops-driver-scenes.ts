import type { Page } from '@playwright/test';
import { DAY_MS } from '#domain/shared/durations';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { inOrder, openDialog, press } from './scene';
import { select } from './select';

/** Opens the first driver in the list and waits for the activity. */
async function openFirstDriver(page: Page): Promise<void> {
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('list', { name: 'Activity' }).waitFor();
}

const filterBy = (kind: string) => async (page: Page) => {
  await select(page.getByRole('combobox', { name: 'Show' }), kind);
  await page.waitForURL(/[?&]kind=/);
};

async function saveEmptyNote(page: Page): Promise<void> {
  await press('New note', 'Add note')(page);
  await page.getByText('Write a note first').waitFor();
}

const asOf = (day: string, ready: RegExp) => async (page: Page) => {
  await page.getByLabel('As of').fill(day);
  await page.getByText(ready).waitFor();
};

async function openRequirements(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Requirements' }).click();
  await page.getByRole('tab', { name: 'All records' }).waitFor();
}

async function selectLastEmployment(page: Page): Promise<void> {
  await select(page.getByRole('combobox', { name: 'File for' }), -1);
}

async function expandSections(page: Page): Promise<void> {
  for (const section of await page.locator('.gh-file-fold > summary').all()) await section.click();
}

const yesterday = (): string => new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);

/** A driver's activity, notes, past states and requirements. */
export function opsDriverScenes({ ops }: DemoUsers): Scene[] {
  const path = '/ops/drivers?stage=WrappingUpHR';
  return [
    { name: 'ops-driver-history', person: ops, path, open: openFirstDriver },
    {
      name: 'ops-driver-history-none',
      person: ops,
      path,
      open: inOrder(openFirstDriver, filterBy('Notes')),
    },
    { name: 'ops-driver-note', person: ops, path, open: inOrder(openFirstDriver, saveEmptyNote) },
    { name: 'ops-driver-requirements', person: ops, path, open: inOrder(openFirstDriver, openRequirements) },
    {
      name: 'ops-driver-requirements-all',
      person: ops,
      path: '/ops/drivers?stage=Certified',
      open: inOrder(openFirstDriver, openRequirements, selectLastEmployment, expandSections),
    },
    {
      name: 'ops-driver-employment',
      person: ops,
      path,
      open: inOrder(openFirstDriver, openRequirements, openDialog('Add employment')),
    },
    {
      name: 'ops-driver-as-of',
      person: ops,
      path,
      open: inOrder(openFirstDriver, asOf(yesterday(), /Status at|No history/)),
    },
    {
      name: 'ops-driver-as-of-unknown',
      person: ops,
      path,
      open: inOrder(openFirstDriver, asOf('2001-02-03', /No history/)),
    },
  ];
}
