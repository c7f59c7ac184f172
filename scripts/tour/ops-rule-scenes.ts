import type { Page } from '@playwright/test';
import type { DemoUsers } from './demo-users';
import { inTurn, opening, sending } from './scene';
import type { Scene } from './scene';

const expandSections = async (page: Page): Promise<void> => {
  for (const section of await page.locator('.gh-requirements-fold > summary').all()) await section.click();
};

/** Opens the requirements of the first driver in the list. */
const openDriverRequirements = async (page: Page): Promise<void> => {
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Requirements' }).click();
  await page.getByRole('heading', { name: 'Requirements' }).waitFor();
};

/** Previews the drivers affected by a new version. */
const previewAffected = async (page: Page): Promise<void> => {
  await page.getByLabel('Effective date').fill('2099-01-01');
  await page.getByRole('button', { name: 'Preview affected drivers' }).click();
  await page.getByText(/Checked all/).waitFor();
};

/** Enters a version that ends without a successor. */
const enterGap = async (page: Page): Promise<void> => {
  await page.getByLabel('Effective date').fill('2099-01-01');
  await page.getByLabel('Ends on').fill('2099-06-01');
  await page.getByText(/Not in effect/).waitFor();
};

/** Selects the driver's last job, if there is one. */
const selectLastJob = async (page: Page): Promise<void> => {
  const choice = page.getByRole('combobox', { name: 'For' });
  await choice.waitFor();
  await choice.selectOption({ index: (await choice.locator('option').count()) - 1 });
};

/** Requirements, their versions, and the requirements of a driver. */
export function opsRuleScenes({ ops }: DemoUsers): Scene[] {
  const rule = '/ops/rules/annual-mvr';
  return [
    { name: 'ops-rules', person: ops, path: '/ops/rules' },
    { name: 'ops-rules-past', person: ops, path: '/ops/rules?on=2022-05-08&area=qualification' },
    { name: 'ops-rules-nothing', person: ops, path: '/ops/rules?search=no-such-rule' },
    { name: 'ops-rule', person: ops, path: rule },
    { name: 'ops-rule-versions', person: ops, path: '/ops/rules/medical-proof-cdl' },
    { name: 'ops-rule-unknown', person: ops, path: '/ops/rules/no-such-rule' },
    { name: 'ops-rule-new', person: ops, path: '/ops/rules', open: opening('Add requirement') },
    { name: 'ops-rule-change', person: ops, path: rule, open: opening('Change requirement') },
    {
      name: 'ops-rule-change-empty',
      person: ops,
      path: rule,
      open: inTurn(opening('Change requirement'), sending('Save version')),
    },
    {
      name: 'ops-rule-change-affected',
      person: ops,
      path: '/ops/rules/medical-card',
      open: inTurn(opening('Change requirement'), previewAffected),
    },
    {
      name: 'ops-rule-change-gap',
      person: ops,
      path: rule,
      open: inTurn(opening('Change requirement'), enterGap),
    },
    { name: 'ops-rule-end', person: ops, path: rule, open: opening('End requirement') },
    {
      name: 'ops-driver-requirements-all',
      person: ops,
      path: '/ops/drivers?stage=Certified',
      open: inTurn(openDriverRequirements, expandSections),
    },
    {
      name: 'ops-driver-requirements-job',
      person: ops,
      path: '/ops/drivers?stage=Certified',
      open: inTurn(openDriverRequirements, selectLastJob),
    },
    {
      name: 'ops-driver-fact',
      person: ops,
      path: '/ops/drivers?stage=Certified',
      open: inTurn(openDriverRequirements, opening('Enter a date')),
    },
  ];
}
