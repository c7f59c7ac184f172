import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ScreeningDeps } from '#activities/screening/deps';
import { pollProviders } from '#activities/screening/poll-providers';
import { folderProviders } from '#activities/screening/providers';
import { listReviewedFiles } from '#db/review-queue/reviewed-files';
import { fillDriverResults } from '#db/screening/driver-results';
import { checkHere } from '#platform/pdf-check';
import { testFileScanner } from '#platform/virus-scanner';
import { SSN } from '../../support/builders/compliance';
import { aDriverWithConsents } from '../../support/builders/screening';
import { HiringApi } from '../../support/hiring/hiring-api';
import { silentLogger } from '../../support/hiring/silent-logger';
import { aPdf } from '../../support/pictures';
import { testFiles, testVault } from '../../support/vault';
import '../../support/temporal-runtime';

let hiring: HiringApi;
let deps: ScreeningDeps;
let folder: string;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gladhand-screening-'));
  deps = {
    db: hiring.db,
    client: hiring.workers.client,
    taskQueue: hiring.workers.taskQueue,
    vault: testVault,
    files: testFiles,
    pdfs: checkHere,
    scanner: testFileScanner,
    log: silentLogger,
    providers: folderProviders(folder),
  };
});

const part = (provider: string, name: string) => join(folder, 'screening', provider, name);
const filesIn = (path: string): string[] => (existsSync(path) ? readdirSync(path).sort() : []);
const order = (driverId: string, result: string, more: object = {}) =>
  hiring.ops
    .post('/api/ops/results/order')
    .send({ results: [{ driverId, result, ...more }] })
    .expect(200, { ordered: 1, refused: [] });
function answer(provider: string, name: string, content: Buffer) {
  mkdirSync(part(provider, 'inbox'), { recursive: true });
  writeFileSync(join(part(provider, 'inbox'), name), content);
}
async function statusOf(driverId: string, result: string): Promise<string | undefined> {
  const row: { status: string } | undefined = await hiring
    .db('driver_results')
    .where({ driver_id: driverId, result })
    .first('status');
  return row?.status;
}

async function inPaperwork(): Promise<string> {
  const { id } = await hiring.aDriver({ state: { stage: 'HRPaperWork' } });
  await aDriverWithConsents(hiring.db, id);
  await hiring.db.transaction((trx) => fillDriverResults(trx));
  return id;
}

describe('an order of a screening result', () => {
  it('is sent to its provider once, as a file that only the owner can read, with the required data only', async () => {
    const driverId = await inPaperwork();
    await order(driverId, 'mvr');
    await order(driverId, 'backgroundCheck');

    await pollProviders(deps);
    await pollProviders(deps);

    const [name = ''] = filesIn(part('stateRecords', 'outbox'));
    const path = join(part('stateRecords', 'outbox'), name);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const license = { number: 'A1234567', state: 'TX' };
    const subject = { firstName: 'Maria', middleName: null, lastName: 'Gomez', birthDate: '1990-04-02', license };
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ order: name.slice(0, -5), result: 'mvr', subject });
    expect(readFileSync(path, 'utf8')).not.toContain(SSN);
    const company = part('screeningCompany', 'outbox');
    expect(readFileSync(join(company, filesIn(company)[0] ?? ''), 'utf8')).toContain(SSN);
    const list = await hiring.ops.get('/api/ops/results').query({ status: 'waiting' }).expect(200);
    expect((list.body as { data: object[] }).data).toHaveLength(2);
  });

  it('is completed by a result file, which is stored as proof and reviewed by a person', async () => {
    const driverId = await inPaperwork();
    await order(driverId, 'mvr');
    await pollProviders(deps);
    const [name = ''] = filesIn(part('stateRecords', 'outbox'));
    const pdf = name.replace('.json', '.pdf');
    answer('stateRecords', pdf, aPdf());

    await pollProviders(deps);

    expect(await statusOf(driverId, 'mvr')).toBe('received');
    expect(await listReviewedFiles(hiring.db, driverId)).toMatchObject([
      { purpose: 'result', result: 'mvr', scan: 'clean' },
    ]);
    expect(filesIn(part('stateRecords', 'inbox'))).toEqual([]);
    expect(filesIn(part('stateRecords', 'outbox'))).toEqual([]);
    // The worker stopped before it removed the file: it is the same one.
    answer('stateRecords', pdf, aPdf());
    await pollProviders(deps);
    expect(filesIn(part('stateRecords', 'inbox'))).toEqual([]);
    expect(await listReviewedFiles(hiring.db, driverId)).toHaveLength(1);
    expect(filesIn(part('stateRecords', 'quarantine'))).toEqual([]);
  });

  it('is removed from the outbox once the result was entered by hand', async () => {
    const driverId = await inPaperwork();
    await order(driverId, 'cdlis');
    await pollProviders(deps);
    expect(filesIn(part('stateRecords', 'outbox'))).toHaveLength(1);
    await hiring.ops
      .post('/api/ops/results/status')
      .send({ driverId, result: 'cdlis', status: 'received' })
      .expect(204);

    await pollProviders(deps);

    expect(filesIn(part('stateRecords', 'outbox'))).toEqual([]);
  });

  it('is possible once the driver is hired if the result is for one carrier', async () => {
    const driver = await hiring.aDriver();
    await aDriverWithConsents(hiring.db, driver.id);
    await hiring.flow(await hiring.anActiveOrder(), driver).toHired();
    await pollProviders(deps);
    await order(driver.id, 'psp', { organizationId: hiring.carrier.organizationId });
    await pollProviders(deps);
    const [name = ''] = filesIn(part('psp', 'outbox'));
    answer('psp', name.replace('.json', '.PDF'), aPdf());

    await pollProviders(deps);

    expect(await statusOf(driver.id, 'psp')).toBe('received');
  });
});

describe('a result file that cannot be accepted', () => {
  it('is quarantined with the reason, and does not block others', async () => {
    const driverId = await inPaperwork();
    await order(driverId, 'mvr');
    await pollProviders(deps);
    const [name = ''] = filesIn(part('stateRecords', 'outbox'));
    const id = name.slice(0, -'.json'.length);
    answer('stateRecords', '00000000-0000-4000-8000-000000000000.pdf', aPdf());
    answer('stateRecords', 'report of somebody.pdf', aPdf());
    answer('stateRecords', `${id}.txt`, Buffer.from('All is well'));
    answer('stateRecords', `${id}.part`, aPdf());
    answer('stateRecords', `${id}.pdf`, aPdf());

    await pollProviders(deps);

    expect(await statusOf(driverId, 'mvr')).toBe('received');
    expect(filesIn(part('stateRecords', 'inbox'))).toEqual([`${id}.part`]);
    const quarantine = part('stateRecords', 'quarantine');
    expect(filesIn(quarantine).filter((file) => !file.endsWith('.reason.txt'))).toHaveLength(3);
    expect(readFileSync(join(quarantine, 'report of somebody.pdf.reason.txt'), 'utf8')).toBe(
      'not-found: No order has this file name.\n',
    );
    expect(readFileSync(join(quarantine, `${id}.txt.reason.txt`), 'utf8')).toMatch(/^file-type-not-allowed/);
    answer('stateRecords', `${id}.pdf`, aPdf('another'));
    await pollProviders(deps);
    expect(readFileSync(join(quarantine, `${id}.pdf.reason.txt`), 'utf8')).toMatch(/^result-changed/);
  });

  it('is quarantined unread if it is larger than any accepted file', async () => {
    const driverId = await inPaperwork();
    await order(driverId, 'cdlis');
    await pollProviders(deps);
    const [name = ''] = filesIn(part('stateRecords', 'outbox'));
    const pdf = name.replace('.json', '.pdf');
    answer('stateRecords', pdf, aPdf());
    // Too large for one read; sparse, so that it uses no disk space.
    truncateSync(join(part('stateRecords', 'inbox'), pdf), 3 * 1024 ** 3);

    await pollProviders(deps);

    expect(readFileSync(join(part('stateRecords', 'quarantine'), `${pdf}.reason.txt`), 'utf8')).toMatch(
      /^file-too-large/,
    );
    expect(filesIn(part('stateRecords', 'inbox'))).toEqual([]);
    expect(await statusOf(driverId, 'cdlis')).toBe('ordered');
  });

  it('does not overwrite an earlier quarantined file with the same name', async () => {
    for (const content of ['first', 'second', 'third']) {
      answer('psp', 'report.pdf', Buffer.from(content));
      await pollProviders(deps);
    }

    const quarantine = part('psp', 'quarantine');
    const kept = ['report.pdf', 'report (2).pdf', 'report (3).pdf'];
    expect(kept.map((name) => readFileSync(join(quarantine, name), 'utf8'))).toEqual(['first', 'second', 'third']);
    expect(filesIn(quarantine)).toEqual([...kept, ...kept.map((name) => `${name}.reason.txt`)].sort());
  });
});
