import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { FileOnDay } from '#domain/requirements/file-schema';
import { bodyOf, type FilesCarrier, FilesWorld } from '../../../support/hiring/files-world';

let world: FilesWorld;
let carrier: FilesCarrier;
beforeAll(async () => {
  world = await FilesWorld.start('2026-12-20T18:00:00.000Z');
  carrier = await world.aCarrier();
});
afterAll(() => world.api.close());

it('are in the file once they are stated', async () => {
  const driver = await world.aHire(carrier);
  const employment = `/api/business/employments/${driver.employmentId}`;
  const license = { state: 'CA', isForeign: false, heldFrom: '2015-05-01', heldUntil: null, class: 'A' };
  const licenses = [{ ...license, endorsements: [], restrictions: [] }];
  const facts = { interstate: true, vehicleWeight: 80_000, exemptOperation: false, licenses };
  await carrier.SAFETY.post(`${employment}/stated-facts`).send({ from: '2026-11-01', facts }).expect(201);

  const file = bodyOf<FileOnDay>(await carrier.SAFETY.get(`${employment}/file`).expect(200));
  expect(file.facts.licenses).toEqual(licenses);
  expect(file.statements[0]?.facts.licenses).toEqual(licenses);
});
