import type { Locator, Page } from '@playwright/test';
import type { FileOnDay } from '#domain/requirements/file-schema';
import { apiGet, type Person } from '../../lab/tour/people';
import { select } from '../../lab/tour/select';
import { makeDocumentImages } from './support/document-images';
import { atTheHire, certifiedRecord, days, lateReceipt, noAnswer } from './support/driver-file/papers';
import { answerQuestions, recordPaper } from './support/driver-file/record';
import { expect, test } from './support/test';

const line = (page: Page, title: RegExp): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: title, exact: true }) });

const requirementsOf = (driverId: string, employmentId?: string) =>
  `/api/ops/drivers/${driverId}/requirements${employmentId === undefined ? '' : `?employmentId=${employmentId}`}`;

interface OpsCalls {
  address: string;
  ops: Person;
}

/** A driver whom the carrier does not employ, with past employers to investigate. */
async function findDriver({ address, ops }: OpsCalls, drivers: readonly Person[], organizationId: string) {
  for (const { user } of drivers) {
    const file = await apiGet<FileOnDay>(address, ops, requirementsOf(user._id));
    const isFree = file.employments.every(({ organization }) => organization._id !== organizationId);
    if (isFree && file.pastEmployers.length > 0) return file.driver;
  }
  throw new Error('The demo has no such driver');
}

async function openFolds(page: Page) {
  // An opened fold no longer matches, so the first one is always the next.
  const folds = page.locator('.gh-file-fold:not([open]) > summary');
  for (let left = await folds.count(); left > 0; left -= 1) await folds.first().click();
}

async function seeOn(page: Page, day: string) {
  await page.getByLabel('File as of').fill(day);
  await expect(page.getByText(/^Showing the file as of/)).toBeVisible();
  await openFolds(page);
}

test('SAFETY completes the file of a hire, and sees it as of earlier days', async ({ users, address, pageOf }) => {
  const { ops, safety } = users;
  const organization = safety.user.organization;
  const driver = await findDriver({ address, ops }, users.drivers, organization?._id ?? '');
  // The product refuses the same file twice as the same kind of document.
  const images = Object.values(await makeDocumentImages('front', 'state', 'one', 'two', 'three', 'four'));
  const [front = '', ofState = '', ...attempts] = images;

  await test.step('operations enter the employment and the medical card', async () => {
    const page = await pageOf(ops);
    await page.goto(`/ops/drivers/${driver._id}?part=requirements`);
    await page.getByRole('button', { name: 'Add employment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add employment' });
    await select(dialog.getByRole('combobox', { name: 'Carrier' }), organization?.name ?? '');
    await dialog.getByLabel('Hire date').fill(days.hired);
    await dialog.getByLabel('Application date').fill(days.applied);
    await dialog.getByLabel('First drive').fill(days.started);
    await dialog.getByLabel('Last day of employment').fill(days.ended);
    await select(dialog.getByRole('combobox', { name: 'Type of employment' }), 'Employee');
    await answerQuestions(dialog, []);
    await dialog.getByRole('button', { name: 'Add employment' }).click();
    await expect(dialog).toBeHidden();
    await openFolds(page);
    const card = /^Medical card approved/;
    await recordPaper(
      page,
      { line: card, dates: { 'Exam date': '2026-09-01', 'Expiration date': '2028-09-01' } },
      front,
    );
  });

  const page = await pageOf(safety);
  await test.step('SAFETY finds the empty file in the list', async () => {
    await page.goto('/business/files?state=all');
    await page.getByLabel('Search by driver').fill(driver.name);
    // A click that a new list overtakes opens nothing. The row without the name is the head of the list.
    await expect(page.getByRole('row').filter({ hasNotText: driver.name })).toHaveCount(1);
    await page.getByRole('link', { name: driver.name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: driver.name })).toBeVisible();
    await expect(page.getByText('Unknown').first()).toBeVisible();
  });

  await test.step('SAFETY states the facts of the job, the driver, the licenses and the past employers', async () => {
    await page.getByText('Facts', { exact: true }).click();
    const state = async (group: RegExp, enter: (dialog: Locator) => Promise<void>) => {
      await page.getByRole('button', { name: group }).click();
      const dialog = page.getByRole('dialog');
      await enter(dialog);
      await dialog.getByRole('button', { name: 'Save facts' }).click();
      await expect(dialog).toBeHidden();
    };
    await state(/^Edit facts ?: Job facts/, async (dialog) => {
      await answerQuestions(dialog, [
        'Interstate job',
        'Job requires a CDL',
        'Combination vehicle',
        'Vehicle with air brakes',
      ]);
      await select(dialog.getByRole('combobox', { name: 'CDL class of the job' }), 'A');
      await select(dialog.getByRole('combobox', { name: 'State of the job' }), 'Arizona');
      await dialog.getByLabel('Gross vehicle weight rating (pounds)').fill('80000');
      await dialog.getByLabel('Seats, including the driver').fill('2');
    });
    await state(/^Edit facts ?: Driver facts/, async (dialog) => {
      await answerQuestions(dialog, []);
      await select(
        dialog.getByRole('combobox', { name: 'Self-certification category' }),
        'NI: non-excepted, interstate',
      );
    });
    await state(/^Edit facts ?: Hiring process/, (dialog) => answerQuestions(dialog, []));
    await state(/^Edit facts ?: Licenses/, async (dialog) => {
      await dialog.getByRole('button', { name: 'Add a license' }).click();
      await select(dialog.getByRole('combobox', { name: 'Licensing authority' }), 'California');
      await dialog.getByLabel('Held since').fill('2015-01-01');
      await select(dialog.getByRole('combobox', { name: 'Class' }), 'A');
    });
    await state(/^Edit facts ?: Past employers/, async (dialog) => {
      await answerQuestions(dialog, ['Was the job subject to DOT drug and alcohol testing?']);
      for (const mode of await dialog.getByRole('combobox', { name: 'Which agency regulated this employer?' }).all())
        await select(mode, 'Federal Motor Carrier Safety Administration (FMCSA)');
    });
    await page.getByText('Requirements', { exact: true }).last().click();
  });

  await test.step('SAFETY records the documents of the hire, and one that is late', async () => {
    for (const paper of [...atTheHire, lateReceipt]) await recordPaper(page, paper, front);
    await recordPaper(page, certifiedRecord, ofState);
  });

  await test.step('SAFETY certifies that past employers did not answer', async () => {
    const inquiries = page.getByRole('button', { name: /^Record document ?: Safety performance history/ });
    await expect(inquiries.first()).toBeVisible();
    for (let left = await inquiries.count(); left > 0; left -= 1) {
      await recordPaper(page, noAnswer, attempts[left - 1] ?? front);
      await expect(inquiries).toHaveCount(left - 1);
    }
  });

  await test.step('the file is complete, and shows what was late', async () => {
    await expect(page.getByText('No open items')).toBeVisible();
    // An employment that is over says nothing of driving.
    await expect(page.getByText('Employed 09/14/2026 to 11/20/2026', { exact: true })).toBeVisible();
    await openFolds(page);
    await expect(line(page, lateReceipt.line).getByText('Late by 5 days')).toBeVisible();
    await page.getByRole('button', { name: lateReceipt.line }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText('Due by 09/20/2026, on file 09/25/2026: 5 days late')).toBeVisible();
    await drawer.getByRole('button', { name: /^Open document/ }).click();
    await expect(drawer.locator('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await test.step('on the third day of driving, the receipt was missing and the waiver held', async () => {
    await seeOn(page, '2026-09-22');
    await expect(line(page, lateReceipt.line).getByText('Missing')).toBeVisible();
    await expect(
      line(page, /^Safety performance history/)
        .first()
        .getByText('Due by 10/14/2026'),
    ).toBeVisible();
    const medical = line(page, certifiedRecord.line);
    await expect(medical.getByText(/^Due by 10\/11\/2026/)).toBeVisible();
    await expect(medical.getByText(/91 FR 19255/)).toBeVisible();
  });
  await test.step('two weeks later, the receipt was there, late', async () => {
    await seeOn(page, '2026-10-05');
    await expect(line(page, lateReceipt.line).getByText('Late by 5 days')).toBeVisible();
    await expect(
      line(page, /^Safety performance history/)
        .first()
        .getByText('Done'),
    ).toBeVisible();
  });
  await test.step('after the waiver, the record of the state was the proof', async () => {
    await seeOn(page, '2026-11-01');
    const medical = line(page, certifiedRecord.line);
    await expect(medical.getByText('Done')).toBeVisible();
    await expect(medical.getByText(/91 FR 19255/)).toHaveCount(0);
    await expect(line(page, /^Annual motor vehicle record/).getByText('Due by 10/08/2027')).toBeVisible();
  });
});
