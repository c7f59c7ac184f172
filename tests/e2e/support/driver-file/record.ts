import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { select } from '../../../../lab/tour/select';
import type { Paper } from './papers';

const namePart = (line: RegExp) => new RegExp(`^Record document ?: ${line.source.replace('^', '')}`);

async function answer(dialog: Locator, { answers = {}, marks = [] }: Paper) {
  for (const [group, choice] of Object.entries(answers)) {
    // Long answers are in a select.
    const list = dialog.getByRole('combobox', { name: group });
    if (await list.isVisible()) await select(list, choice);
    else await dialog.getByRole('radiogroup', { name: group }).getByText(choice, { exact: true }).click();
  }
  for (const mark of marks) {
    const box = dialog.getByRole('checkbox', { name: mark });
    if (!(await box.isChecked())) await box.check();
  }
}

/** Records a document at its line, and waits until the file has it. */
export async function recordPaper(page: Page, paper: Paper, file: string) {
  await page
    .getByRole('button', { name: namePart(paper.line) })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Record: / });
  if (paper.kind !== undefined) await select(dialog.getByRole('combobox', { name: 'Document type' }), paper.kind);
  if (paper.form !== undefined)
    await dialog.getByRole('radiogroup', { name: 'Recorded as' }).getByText(paper.form, { exact: true }).click();
  if (paper.state !== undefined)
    await select(dialog.getByRole('combobox', { name: 'Licensing authority' }), paper.state);
  for (const [label, day] of Object.entries({ ...paper.dates, ...paper.words }))
    await dialog.getByLabel(label).fill(day);
  await answer(dialog, paper);
  if (paper.withoutFile !== true) {
    await dialog.getByLabel(/^Choose file: Document/).setInputFiles(file);
    await expect(dialog.getByText(/is uploaded$/)).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Record document' }).click();
  await expect(dialog).toBeHidden();
}

/** Answers all yes-or-no questions of a dialog with no, except these. */
export async function answerQuestions(dialog: Locator, yes: readonly string[]) {
  await dialog.getByRole('radiogroup').first().waitFor();
  for (const group of await dialog.getByRole('radiogroup').all()) {
    const name = (await group.getAttribute('aria-label')) ?? '';
    await group.getByText(yes.includes(name) ? 'Yes' : 'No', { exact: true }).click();
  }
}
