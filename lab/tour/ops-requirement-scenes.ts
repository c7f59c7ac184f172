import type { Page } from '@playwright/test';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { inOrder, openDialog, submitDialog } from './scene';

/** Previews the drivers affected by a new version. */
async function previewAffected(page: Page): Promise<void> {
  await page.getByLabel('Effective date').fill('2099-01-01');
  await page.getByRole('button', { name: 'Preview affected drivers' }).click();
  await page.getByText(/Checked \d+ drivers/).waitFor();
}

/** Enters a version that ends without a successor. */
async function enterGap(page: Page): Promise<void> {
  await page.getByLabel('Effective date').fill('2099-01-01');
  await page.getByLabel('Last day in effect').fill('2099-05-31');
  await page.getByText(/Not in effect/).waitFor();
}

/** Requirements and their versions. */
export function opsRequirementScenes({ ops }: DemoUsers): Scene[] {
  const requirement = '/ops/rules/annual-mvr';
  return [
    { name: 'ops-requirements', person: ops, path: '/ops/rules' },
    { name: 'ops-requirements-past', person: ops, path: '/ops/rules?on=2022-05-08&store=qualification' },
    { name: 'ops-requirements-nothing', person: ops, path: '/ops/rules?search=no-such-requirement' },
    { name: 'ops-requirement', person: ops, path: requirement },
    { name: 'ops-requirement-versions', person: ops, path: '/ops/rules/medical-proof-cdl' },
    { name: 'ops-requirement-unknown', person: ops, path: '/ops/rules/no-such-requirement' },
    { name: 'ops-requirement-new', person: ops, path: '/ops/rules', open: openDialog('Add requirement') },
    { name: 'ops-requirement-change', person: ops, path: requirement, open: openDialog('Change requirement') },
    {
      name: 'ops-requirement-change-empty',
      person: ops,
      path: requirement,
      open: inOrder(openDialog('Change requirement'), submitDialog('Save version')),
    },
    {
      name: 'ops-requirement-change-affected',
      person: ops,
      path: '/ops/rules/medical-card',
      open: inOrder(openDialog('Change requirement'), previewAffected),
    },
    {
      name: 'ops-requirement-change-gap',
      person: ops,
      path: requirement,
      open: inOrder(openDialog('Change requirement'), enterGap),
    },
    { name: 'ops-requirement-end', person: ops, path: requirement, open: openDialog('End requirement') },
  ];
}
