import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { findCompliance } from '#db/compliance/compliance-store';
import { listConsents, readConsent } from '#db/compliance/consent-store';
import type { Db } from '#db/core/handle';
import { findDriverFile, readDriverFile } from '#db/driver-files/driver-file-store';
import { readReferences } from '#db/driver-histories/driver-reference-store';
import { findSubmission } from '#db/driver-histories/driver-submission-store';
import { readHistoryCoverage } from '#db/driver-histories/history-coverage';
import { readSchedule } from '#db/drivers/driver-schedule-store';
import { consentKinds } from '#domain/compliance/steps';
import { isWholePdf, sniffMediaType } from '#domain/driver-files/sniff';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { documentKinds, type SentTask, sentTasks } from '#domain/driver-pipeline/tasks';
import { storeSealed } from '../../../demo/applications/store';
import { copyRows } from '../../../demo/copy';
import { tablesOf } from '../../../demo/tables';
import { makeWorld } from '../../../demo/world';
import { openTestDatabase } from '../../support/database';
import { testFiles, testVault } from '../../support/vault';

const now = Date.parse('2026-11-21T12:00:00.000Z');
let db: Db;
let close: () => Promise<void>;
let states: readonly DriverPipelineState[];
const deps = () => ({ db, vault: testVault, files: testFiles });

beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
  const world = makeWorld({ drivers: 60, carriers: 2, orders: 4, seed: 5, now });
  for (const [table, rows] of tablesOf(world, 'x')) await copyRows(db, table, rows);
  for (const { application } of world.drivers) if (application !== null) await storeSealed(deps(), application);
  const rows: { snapshot: DriverPipelineState }[] = await db('driver_pipelines').select('snapshot');
  states = rows.map(({ snapshot }) => snapshot);
});
afterAll(() => close());

async function isReadable(driverId: string, fileId: string): Promise<boolean> {
  const file = await findDriverFile(db, fileId);
  if (file?.driverId !== driverId || file.scan !== 'clean') return false;
  const content = await readDriverFile(deps(), file);
  if (content.length !== file.sizeBytes || sniffMediaType(content) !== file.mediaType) return false;
  return file.mediaType === 'application/pdf'
    ? isWholePdf(content)
    : (await sharp(content).stats()).channels.length > 0;
}

const sentFor = (task: SentTask) =>
  states.flatMap(({ driverId, sent }) => {
    const entryId = sent?.[task];
    return entryId === undefined ? [] : [{ driverId, entryId }];
  });

describe('a seeded pipeline', () => {
  it('references files that exist and can be opened', async () => {
    const named = states.flatMap(({ driverId, documents }) =>
      documentKinds.flatMap((kind) => {
        const { fileId, status } = documents[kind];
        return status === 'initial' ? [] : [{ driverId, fileId: fileId ?? 'none' }];
      }),
    );
    const sent = [...sentFor('photo'), ...sentFor('resume')];
    const all = [...named, ...sent.map(({ driverId, entryId }) => ({ driverId, fileId: entryId }))];
    const unreadable: string[] = [];
    for (const { driverId, fileId } of all) if (!(await isReadable(driverId, fileId))) unreadable.push(fileId);

    expect(all.length).toBeGreaterThan(100);
    expect(unreadable).toEqual([]);
  });

  it('has the data of every submitted task', async () => {
    const lacking: string[] = [];
    for (const task of sentTasks.filter((sentTask) => sentTask !== 'photo' && sentTask !== 'resume')) {
      for (const { driverId, entryId } of sentFor(task)) {
        const submission = await findSubmission(db, driverId, entryId);
        if (submission === undefined || !(await isThere(task, driverId))) lacking.push(`${task} ${driverId}`);
      }
    }

    expect(lacking).toEqual([]);
    expect(
      states.filter(({ tasks, sent }) =>
        sentTasks.some((task) => (tasks[task] === 'initial') === (sent?.[task] !== undefined)),
      ),
    ).toEqual([]);
  });

  it('has a compliance check whose Social Security number and signatures only the driver’s key opens', async () => {
    const driverId = sentFor('compliance')[0]?.driverId ?? '';
    const compliance = await findCompliance(deps(), driverId);
    const consents = await listConsents(db, driverId);
    const signed = await readConsent(deps(), driverId, consents[0]?.id ?? '');
    const raw: { ssn: Buffer } | undefined = await db('driver_compliance').where({ driver_id: driverId }).first('ssn');

    expect(compliance?.ssn).toMatch(/^8\d{8}$/);
    expect(raw?.ssn.includes(compliance?.ssn ?? '')).toBe(false);
    expect(new Set(consents.map(({ kind }) => kind))).toEqual(new Set(consentKinds));
    expect(signed?.fullName).not.toBe('');
  });
});

async function isThere(task: SentTask, driverId: string): Promise<boolean> {
  const count = async (kind: string): Promise<boolean> =>
    (await db('driver_history_items').where({ driver_id: driverId }).where('kind', kind)).length > 0;
  switch (task) {
    case 'employmentHistory':
      return (await readHistoryCoverage(db, driverId, '2026-11-21')).employment.isComplete;
    case 'residenceHistory':
      return (await readHistoryCoverage(db, driverId, '2026-11-21')).residence.isComplete;
    case 'reference':
      return (await readReferences(db, driverId)).length >= 2;
    case 'schedule':
      return (await readSchedule(db, driverId))?.days !== undefined;
    case 'compliance':
      return (await findCompliance(deps(), driverId))?.ssn !== null && (await listConsents(db, driverId)).length > 0;
    default:
      return count(task);
  }
}
