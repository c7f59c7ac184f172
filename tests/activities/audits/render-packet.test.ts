import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openCover } from '#db/audits/audit-cover';
import { listAuditFiles } from '#db/audits/audit-files';
import { findAudit } from '#db/audits/audit-store';
import type { Db } from '#db/core/handle';
import { findDriverFile, readDriverFile } from '#db/driver-files/driver-file-store';
import { recordEvidence, reviewEvidence } from '#db/evidence/evidence-store';
import { sampleOf } from '#domain/audits/sample';
import type { EvidenceKind } from '#domain/requirements/model/evidence';
import { findChromium } from '#platform/chromium';
import { newId } from '#platform/ids';
import { createPdf } from '#platform/pdf';
import { withPdf } from '#platform/pdf-pixels';
import { printedSample, redraw } from '../../support/audits/redraw';
import { anAudit, renderAuditPacket } from '../../support/builders/audits';
import { aStatement } from '../../support/builders/complete-files';
import { aDriverFile } from '../../support/builders/driver-files';
import { openTestDatabase } from '../../support/database';
import { aDriver, aHiringWorld, type HiringWorld } from '../../support/hiring/hiring-world';
import { aPng } from '../../support/pictures';
import { testFiles, testVault } from '../../support/vault';

const chromium = {
  path: findChromium(process.env['CHROME_PATH'], process.env['PATH'] ?? '') ?? '',
  hasSandbox: process.getuid?.() !== 0,
};
const AT = '2026-11-20T15:00:00.000Z';
let db: Db;
let close: () => Promise<void>;
let world: HiringWorld;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
  world = await aHiringWorld(db);
});
afterAll(() => close());

interface Filed {
  readonly driverId: string;
  readonly employmentId: string;
}

async function anEmployee(name: { readonly first_name: string; readonly last_name: string }): Promise<Filed> {
  const driverId = await aDriver(db, { user: name, driver: name });
  const employmentId = newId();
  await db('employments').insert({
    ...{ id: employmentId, driver_id: driverId, organization_id: world.organizationId, applied_on: '2026-08-30' },
    ...{ hired_on: '2026-09-14', started_on: '2026-09-15', entered_by: world.safetyId, entered_at: AT },
  });
  await aStatement(db, driverId, {
    by: world.safetyId,
    facts: {
      ...{ interstate: true, vehicleWeight: 33_000, passengers: 2, cdlJob: true, cdlClass: 'A', category: 'NI' },
      ...{ hazmat: false, forPay: false, exemptOperation: false, firstOrIntermittentUse: false, lcv: false },
    },
  });
  return { driverId, employmentId };
}

async function aDocument(of: Filed, kind: EvidenceKind, { content, dates }: { content: Buffer; dates: object }) {
  const mediaType = content.subarray(0, 4).toString() === '%PDF' ? 'application/pdf' : 'image/png';
  const fileId = await aDriverFile(db, of.driverId, { purpose: 'evidence', mediaType, content });
  const id = newId();
  await db.transaction(async (trx) => {
    await recordEvidence(trx, {
      ...{ id, driver_id: of.driverId, kind, form: 'document', obtained_by: 'carrier', file_id: fileId, ...dates },
      ...{ organization_id: world.organizationId, employment_id: of.employmentId },
      ...{ recorded_by: world.safetyId, recorded_at: AT },
    });
    await reviewEvidence(trx, { id: newId(), evidenceId: id, result: 'accepted', by: world.safetyId, at: AT });
  });
}

async function aRecord(lines: number): Promise<Buffer> {
  const pdf = createPdf({ title: 'Record', language: 'en', createdAt: new Date(AT) });
  for (let line = 0; line < lines; line += 1) pdf.text(`California motor vehicle record, line ${String(line)}`);
  return pdf.end('');
}

const pagesOf = (pdf: Buffer): Promise<string[]> =>
  withPdf(pdf, (document) => Promise.resolve([...document.pages()].map((page) => page.getText())));

/** Keeps a PDF for people who want to see it. */
function keep(name: string, pdf: Buffer): void {
  const folder = process.env['KEEP_PACKETS'];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), pdf);
}

it('renders the file of each driver and a cover, with names in every script', async () => {
  const names = [
    { first_name: 'Maria', last_name: 'Gomez' },
    { first_name: 'Иван', last_name: 'Петров' },
    { first_name: '小明', last_name: '王' },
    { first_name: 'ਕਿਰਤ', last_name: 'ਸਿੰਘ' },
  ];
  const employees: Filed[] = [];
  for (const name of names) employees.push(await anEmployee(name));
  const [first] = employees;
  if (first === undefined) throw new Error('There are employees');
  await aDocument(first, 'mvr', {
    content: await aRecord(70),
    dates: { issued_on: '2026-09-20', received_on: '2026-09-21' },
  });
  await aDocument(first, 'roadTestCertificate', { content: await aPng(), dates: { performed_on: '2026-09-10' } });
  const { organizationId, safetyId } = world;
  const auditId = await anAudit(db, {
    organizationId,
    by: safetyId,
    files: employees,
    stores: ['qualification', 'investigation'],
  });

  await renderAuditPacket(db, auditId, chromium);

  const deps = { db, vault: testVault, files: testFiles };
  const audit = await findAudit(db, auditId);
  if (audit === undefined || audit.cover === null) throw new Error('The packet is not ready');
  const cover = await openCover(deps, { ...audit, cover: audit.cover });
  keep('cover.pdf', cover);
  const coverText = (await pagesOf(cover)).join('\n');
  expect(coverText).toContain('4 files, chosen one by one.');
  expect(coverText).toContain('Maria Gomez');
  const files = await listAuditFiles(db, auditId);
  expect(files).toHaveLength(names.length);
  for (const file of files) {
    expect(coverText.replaceAll(/\s/g, '')).toContain(file.sha256?.toString('hex'));
    const stored = await findDriverFile(db, file.fileId ?? '');
    if (stored === undefined) throw new Error('A file has a PDF');
    const pdf = await readDriverFile(deps, stored);
    keep(`${String(file.number)}.pdf`, pdf);
    const pages = await pagesOf(pdf);
    const text = pages.join('\n');
    expect(text).toContain('Missing, expired or unknown');
    expect(text).toContain('No qualifying document is on file.');
    expect(text).toContain('49 CFR 391.23 Investigation and inquiries');
    // The document's own pages are pictures: their text is not the packet's.
    expect(text).not.toContain('California motor vehicle record, line 1');
    expect(text.includes('Motor vehicle record (MVR) (11/20/2026), page 2') || text.includes(', page 2')).toBe(
      file.number === 1,
    );
    expect(pages.at(-1)).toContain('Documents and their hashes');
    const named = [...text.replaceAll(/\s+/g, ' ').matchAll(/(Document \d+), page (\d+)/g)];
    expect(named.length > 0).toBe(file.number === 1);
    for (const [, name = '', page] of named) expect(pages[Number(page) - 1]).toContain(`${name}: `);
  }
});

it('prints on the cover of a sample everything that draws it again', async () => {
  const filed: Filed[] = [];
  for (const last_name of ['Gomez', 'Petrov', 'Singh'])
    filed.push(await anEmployee({ first_name: 'Maria', last_name }));
  const population = [...filed.map(({ employmentId }) => employmentId), ...Array.from({ length: 40 }, newId)];
  const seed = 'SEED2345';
  // Of a sample of 40 from 43 files, the packet of this test has those of its three employees that were drawn.
  const drawn = sampleOf(population, { size: 40, seed });
  const files = filed.filter(({ employmentId }) => drawn.includes(employmentId));
  const { organizationId, safetyId } = world;
  const selection = { mode: 'sample', from: '2026-01-01', to: '2026-11-20', size: 40 } as const;
  const auditId = await anAudit(db, { organizationId, by: safetyId, files, selection, population });

  await renderAuditPacket(db, auditId, chromium);

  const audit = await findAudit(db, auditId);
  if (audit === undefined || audit.cover === null) throw new Error('The packet is not ready');
  const cover = await openCover({ db, vault: testVault }, { ...audit, cover: audit.cover });
  keep('cover-of-a-sample.pdf', cover);
  const printed = printedSample((await pagesOf(cover)).join('\n'));
  expect(printed.population).toEqual(population.toSorted());
  expect(printed.files).toBe(files.length);
  expect(redraw({ ...printed, size: 40 })).toEqual(drawn);
});
