import { expect } from '@playwright/test';
import type { Session } from './applying';
import { futureDate } from './signing';

const heading = ({ page }: Session, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Finds the driver in operations' list and opens the driver's page. */
export async function openDriver(at: Session, name: string) {
  const { page, input } = at;
  await page.goto('/ops/drivers');
  await input.type(page.getByRole('searchbox', { name: 'Name' }), name);
  await input.press(page.getByRole('link', { name }).first());
  await expect(heading(at, name)).toBeVisible();
}

const stageIs = ({ page }: Session, stage: string) => expect(page.getByText(stage).first()).toBeVisible();

export async function recordCall(at: Session) {
  const { page, input } = at;
  await input.press(page.getByRole('button', { name: 'Record call' }));
  const dialog = page.getByRole('dialog');
  await input.press(dialog.getByRole('button', { name: 'Record call' }));
  await expect(dialog).toBeHidden();
  await stageIs(at, 'Pending HR');
}

async function openPart({ page, input }: Session, part: string) {
  await input.selectTab(page.getByRole('tab', { name: new RegExp(`^${part}`) }));
}

/** Approves documents and photo in order, entering expiration dates where required. */
async function approveFiles(at: Session, names: readonly string[]) {
  const { page, input } = at;
  await openPart(at, 'Documents');
  for (const name of names) {
    const form = page.getByRole('form', { name: `Decision: ${name}` });
    const waiting = new RegExp(`^${name} Pending`);
    await input.press(page.getByRole('navigation', { name: 'Documents' }).getByRole('button', { name: waiting }));
    const lastDay = form.getByLabel('Expiration date');
    await expect(form).toBeVisible();
    if ((await lastDay.count()) > 0) await input.type(lastDay, futureDate('05-14'));
    await input.press(form.getByRole('button', { name: 'Approve', exact: true }));
    await expect(form).toBeHidden();
  }
}

/** Approves every item of a section, which approves the section. */
async function approveItems(at: Session, part: string, count: number) {
  const { page, input } = at;
  await openPart(at, part);
  const buttons = page.locator('li').getByRole('button', { name: /^Approve / });
  for (let left = count; left > 0; left -= 1) {
    await expect(buttons).toHaveCount(left);
    await input.press(buttons.first());
  }
  await expect(buttons).toHaveCount(0);
}

async function approveCompliance(at: Session) {
  const { page, input } = at;
  await openPart(at, 'Background check form');
  const form = page.getByRole('form', { name: 'Decision: Background check form' });
  await input.press(form.getByRole('button', { name: 'Approve', exact: true }));
  await expect(form).toBeHidden();
}

export async function reviewFile(at: Session) {
  await approveFiles(at, ["Driver's license", "Driver's license, back", 'DOT medical card', 'Photo']);
  await approveItems(at, 'References', 2);
  await approveCompliance(at);
  await approveItems(at, 'Histories', 2);
  await stageIs(at, 'HR paperwork');
}

export async function acceptResults(at: Session) {
  const { page, input } = at;
  await openPart(at, 'Results');
  for (const result of ['Motor vehicle record', 'CDLIS record', 'Background check', 'Employment verification']) {
    await input.press(page.getByRole('button', { name: `Mark as received ${result}` }));
    await input.press(page.getByRole('button', { name: `Accept ${result}` }));
    await expect(page.getByRole('button', { name: `Accept ${result}` })).toHaveCount(0);
  }
  await stageIs(at, 'Wrapping up HR');
}

export async function certify(at: Session) {
  const { page, input } = at;
  await input.press(page.getByRole('button', { name: 'Move to another stage' }));
  const dialog = page.getByRole('dialog');
  await input.choose(dialog.getByLabel('New stage'), 'Certified');
  await input.press(dialog.getByRole('button', { name: 'Move', exact: true }));
  await expect(dialog).toBeHidden();
}
