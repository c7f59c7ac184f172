import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FileOnDay } from '#domain/requirements/file-schema';
import { withPdf } from '#platform/pdf-pixels';
import { problemOf } from '../../../support/api';
import { aHistoryItem } from '../../../support/builders/histories';
import {
  applicationPath,
  aWholeApplication,
  readAndSign,
  readApplication,
} from '../../../support/hiring/application-papers';
import { bodyOf, type FilesCarrier, FilesWorld, lineOf } from '../../../support/hiring/files-world';

const NAME = 'Maria Gomez';

let world: FilesWorld;
let carrier: FilesCarrier;
beforeAll(async () => {
  world = await FilesWorld.start('2026-12-01T18:00:00.000Z');
  carrier = await world.aCarrier();
});
afterAll(() => world.api.close());

/** A hired driver with an older entry of a driving job, of which no equipment was stored. */
async function aHire() {
  const driver = await world.aHire(carrier);
  await aWholeApplication(world.db, driver.id);
  await aHistoryItem(world.db, {
    ...{ driverId: driver.id, kind: 'employment', employerName: 'Lone Star Lines', equipment: [] },
    ...{ startDate: '2008-01-01', endDate: '2009-12-31', current: false },
  });
  const row = await world.db('employments').where({ id: driver.employmentId }).first('candidacy_id');
  return { ...driver, candidacyId: row?.candidacy_id ?? '' };
}

async function printedApplication(employmentId: string): Promise<string> {
  const root = `/api/business/employments/${employmentId}`;
  const file = bodyOf<FileOnDay>(await carrier.SAFETY.get(`${root}/file`).expect(200));
  const id = String(lineOf(file, 'application')?.evidence?._id);
  const response: { body: unknown } = await carrier.SAFETY.get(`${root}/evidence/${id}/file`).expect(200);
  const pages = await withPdf(response.body as Buffer, (pdf) =>
    Promise.resolve([...pdf.pages()].map((page) => page.getText())),
  );
  return pages.join('\n').replaceAll(/\s+/g, ' ');
}

describe('a driving job without a type of equipment (49 CFR 391.21(b)(6))', () => {
  it('is named before the signature, stated above it, and printed as it is', async () => {
    const driver = await aHire();
    const path = applicationPath(driver.candidacyId);
    expect(await readApplication(driver, driver.candidacyId)).toMatchObject({
      missing: [],
      withoutEquipment: ['Lone Star Lines'],
    });
    const signature = await readAndSign(driver, driver.candidacyId, NAME);
    for (const additions of [undefined, '', '  ']) {
      const refused = await driver
        .post(path)
        .send({ round: 1, ...signature, additions })
        .expect(400);
      expect(problemOf(refused).errors).toMatchObject([{ pointer: '/additions', code: 'required' }]);
    }
    expect(await world.db('evidence').where({ employment_id: driver.employmentId })).toEqual([]);

    const additions = 'Tractor-trailer with a flatbed at Lone Star Lines';
    await driver
      .post(path)
      .send({ round: 1, ...signature, additions })
      .expect(200);

    const printed = await printedApplication(driver.employmentId);
    expect(printed).toContain('Not stated in the work history');
    expect(printed).toContain(`Statement: ${additions}`);
  });

  it('does not keep other papers from being signed', async () => {
    const driver = await aHire();
    const path = applicationPath(driver.candidacyId);
    const signature = await readAndSign(driver, driver.candidacyId, NAME);
    await driver
      .post(path)
      .send({ round: 1, ...signature, additions: 'Flatbeds' })
      .expect(200);
    world.at('2026-12-01T18:01:00.000Z');
    await driver.post(`${path}/consent-withdrawal`).send({ round: 1 }).expect(200);

    const again = await readAndSign(driver, driver.candidacyId, NAME);
    await driver
      .post(path)
      .send({ round: 1, ...again })
      .expect(200);
  });

  it('is asked for with the next change of the entry, and not when an older history is sent', async () => {
    const applicant = await world.aDriver({
      state: { stage: 'Processing', lifecycleStatus: 'onboarding_in_progress' },
    });
    const root = '/api/driver-profile/verification/employmentHistory';
    const job = {
      ...{ type: 'employer', employerName: 'Lone Star Lines', address: '1 Main St', city: 'Dallas', state: 'TX' },
      ...{ startDate: '2010-01-01', endDate: null, current: true, position: 'Driver', mayContact: true },
      ...{ commercial: true, subjectToFmcsa: true, safetySensitive: true, equipment: [] },
    };

    const refused = await applicant.post(root).send(job).expect(400);
    expect(problemOf(refused).errors).toMatchObject([{ pointer: '/equipment', code: 'required' }]);
    await applicant
      .post(root)
      .send({ ...job, equipment: ['flatbed'] })
      .expect(201);
  });
});
