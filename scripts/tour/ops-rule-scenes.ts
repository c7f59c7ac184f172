import type { Page } from '@playwright/test';
import type { Crew } from './crew';
import { inTurn, opening, sending } from './scene';
import type { Scene } from './scene';

const openFolds = async (page: Page): Promise<void> => {
  for (const fold of await page.locator('.gh-requirements-fold > summary').all()) await fold.click();
};

/** What the rules ask of the first driver in the list. */
const ofDriver = async (page: Page): Promise<void> => {
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('tab', { name: 'What the rules ask' }).click();
  await page.getByRole('heading', { name: 'What the rules ask' }).waitFor();
};

/** The rules, their versions, and what they ask of a driver. */
export function opsRuleScenes({ ops }: Crew): Scene[] {
  const rule = '/ops/rules/annual-mvr';
  return [
    { name: 'ops-rules', person: ops, path: '/ops/rules' },
    { name: 'ops-rules-past', person: ops, path: '/ops/rules?on=2022-05-08&area=qualification' },
    { name: 'ops-rules-nothing', person: ops, path: '/ops/rules?search=no-such-rule' },
    { name: 'ops-rule', person: ops, path: rule },
    { name: 'ops-rule-versions', person: ops, path: '/ops/rules/medical-proof-cdl' },
    { name: 'ops-rule-unknown', person: ops, path: '/ops/rules/no-such-rule' },
    { name: 'ops-rule-new', person: ops, path: '/ops/rules', open: opening('Add a rule') },
    { name: 'ops-rule-change', person: ops, path: rule, open: opening('Change this rule') },
    {
      name: 'ops-rule-change-empty',
      person: ops,
      path: rule,
      open: inTurn(opening('Change this rule'), sending('Save the version')),
    },
    { name: 'ops-rule-end', person: ops, path: rule, open: opening('End this rule') },
    {
      name: 'ops-driver-requirements-all',
      person: ops,
      path: '/ops/drivers?stage=Certified',
      open: inTurn(ofDriver, openFolds),
    },
    {
      name: 'ops-driver-fact',
      person: ops,
      path: '/ops/drivers?stage=Certified',
      open: inTurn(ofDriver, opening('Enter a day')),
    },
  ];
}
