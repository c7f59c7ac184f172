import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { findLegalText, listLegalTexts } from '#db/legal/legal-text-store';
import { storeLegalTemplates } from '#db/seeds/legal-templates';
import { legalKinds } from '#domain/legal/kinds';
import { importLegalTexts } from '../../../admin/legal/import-texts';
import { openTestDatabase } from '../../support/database';

let db: Db;
let close: () => Promise<void>;
const folder = mkdtempSync(join(tmpdir(), 'gladhand-legal-'));
const TODAY = '2026-11-21';

beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await close();
});

function aFile(name: string, head: string, body = 'Words of the lawyer.') {
  const file = join(folder, name);
  writeFileSync(file, `---\n${head}\n---\n\n${body}\n`);
  return file;
}

describe('the templates that ship with the product', () => {
  it('exist for every kind after a migration, and loading them again changes nothing', async () => {
    await storeLegalTemplates(db);

    const texts = await listLegalTexts(db, { on: TODAY });
    expect(texts.map(({ kind }) => kind).sort()).toEqual([...legalKinds].sort());
    expect(texts.every(({ status }) => status === 'template')).toBe(true);
    expect(await db('legal_texts').count().first()).toEqual({ count: legalKinds.length });
  });

  it.each([
    ['psp-background-reports', ['5 years', '3 years', 'within 3 business days', 'within 60 days']],
    ['dot-drug-and-alcohol', ['3 years', '0.04']],
    ['section-1681m-notice', ['within 3 business days', 'within 60 days']],
    ['fcra-summary-of-rights', ['within 60 days']],
    [
      'single-license-certification',
      [
        '26,001 pounds or more',
        '16 or more passengers',
        'hazardous materials',
        'within 30 days',
        'by the end of the next business day',
        '0.04',
      ],
    ],
    ['california-1786-22', ['not above the actual cost of duplication']],
    ['certificate-of-violations', ['12 months', '30 days']],
    [
      'terms-of-service',
      [
        '## 1. Recitals',
        '## 2. Certified Match Program',
        '## 3. Onboarding Program',
        '## 4. Purchase',
        'anonymous demographics',
        'full demographics and motor vehicle record',
        'creation of the driver qualification file',
        'within 45 days of hire',
        '$10 per driver',
        '$50 per driver',
        '$1,000 per driver',
        '$250',
        'background check: $20',
        'verification of employment: $16',
        'CDLIS report: $2',
        'driver PSP score: $11',
        'Clearinghouse query: $5',
        'drug test: $45',
        'the rate of the state',
        'whether or not a hire occurs',
        'invoices monthly',
        'payable within 30 days',
        '1.5% per month',
        'disable the Carrier',
        'first 30 days',
        'free trial',
        'one year',
        'renews automatically',
        "30 days' written notice",
        'addendum',
      ],
    ],
    [
      'carrier-agreement',
      [
        '## 1. Parties and services',
        '## 2. Certified Match Program',
        '## 3. Onboarding Program',
        '## 4. Purchase',
        '30 full days',
        'full demographics and the motor vehicle record',
        'creation of the driver qualification file',
        'motor vehicle reports',
        'verifications of employment',
        'pre-employment drug test',
        "medical examiner's certificate",
        'within 45 days of hire',
        'is optional',
        'addendum',
        'shows the price before each purchase',
        'whether or not a hire occurs',
        'invoice monthly',
        'payable within 30 days',
        '1.5% for each full month',
        'disable the Carrier',
        'one year',
        'renews automatically',
        '60 and 30 days before',
        "30 days' written notice",
      ],
    ],
    ['dot-file-addendum', ['qualification files', 'optional', '30 days']],
    ['driver-terms', ['Recitals', 'Certified Match Program', 'Onboarding Program', 'Purchase']],
    ['privacy-notice', ['Data that we keep', 'Readers', 'Retention', 'Your choices']],
  ] as const)('%s carries the specified facts', async (kind, facts) => {
    const body = (await findLegalText(db, kind, { on: TODAY }))?.body;

    for (const fact of facts) expect(body).toContain(fact);
  });

  it.each(['background-check-disclosure', 'psp-background-reports'] as const)(
    '%s stands alone, without a release of liability',
    async (kind) => {
      const body = (await findLegalText(db, kind, { on: TODAY }))?.body;

      expect(body).not.toMatch(/liab|hold harmless|indemnif|waive|release/i);
    },
  );
});

describe("the operator's texts", () => {
  it('take precedence over templates from their effective date, and their versions never change', async () => {
    aFile('psp.md', 'kind: psp-background-reports\ntitle: PSP\nversion: 1\neffective-from: 2026-12-01');
    aFile('README.md', 'kind: none');

    expect(await importLegalTexts(db, folder, TODAY)).toMatchObject([{ kind: 'psp-background-reports', isNew: true }]);
    expect(await importLegalTexts(db, folder, TODAY)).toMatchObject([{ isNew: false }]);

    const inForce = (on: string, language = 'en') => findLegalText(db, 'psp-background-reports', { on, language });
    expect(await inForce('2026-11-30')).toMatchObject({ status: 'template' });
    expect(await inForce('2026-12-01')).toMatchObject({ status: 'approved', version: '1', title: 'PSP' });
    const spanish = aFile('es.md', 'kind: psp-background-reports\ntitle: Informe\nversion: 1\nlanguage: es');
    await importLegalTexts(db, spanish, '2026-12-02');
    expect(await inForce('2026-12-03', 'es')).toMatchObject({ title: 'Informe' });
    expect(await inForce('2026-12-03', 'ru')).toMatchObject({ title: 'PSP' });
  });

  it('are refused with the name of the file, and then none is loaded', async () => {
    const good = 'kind: voe-consent\ntitle: VOE\nversion: 1';
    aFile('a.md', good);
    aFile('z.md', 'kind: voe-consent\ntitle: VOE');

    await expect(importLegalTexts(db, folder, TODAY)).rejects.toThrow('z.md: needs a version');
    expect(await findLegalText(db, 'voe-consent', { on: TODAY })).toMatchObject({ status: 'template' });
    await importLegalTexts(db, join(folder, 'a.md'), TODAY);
    await expect(importLegalTexts(db, aFile('b.md', good, 'Other words.'), TODAY)).rejects.toThrow(
      /b.md: .*already has a version "1"/,
    );
  });

  it('cannot be changed once loaded', async () => {
    await expect(db('legal_texts').update({ body: 'Something else' })).rejects.toThrow('never change');
  });
});
