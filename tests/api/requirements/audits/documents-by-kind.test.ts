import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditStore } from '#domain/audits/terms';
import { type FileDocumentKind, fileDocumentKinds } from '#domain/driver-dossier/document-kinds';
import { AuditWorld, codeOfProblem } from '../../../support/audits/audit-world';
import { carrierDocuments, type DocumentsByKind, ownDocuments, storeOf } from '../../../support/hiring/document-world';

let audits: AuditWorld;
/** Documents of the carrier whose records are audited, of another carrier, and of no carrier. */
let ofCarrier: DocumentsByKind;
let ofOther: DocumentsByKind;
let ofNobody: DocumentsByKind;

beforeAll(async () => {
  audits = await AuditWorld.start();
  const { world, carrier, other, driver } = audits;
  const hiredElsewhere = await world.anEmployment(other, driver.id, { type: 'employee' });
  ofCarrier = await carrierDocuments(world, { driverId: driver.id, carrier, employmentId: driver.employmentId });
  ofOther = await carrierDocuments(world, { driverId: driver.id, carrier: other, employmentId: hiredElsewhere });
  ofNobody = await ownDocuments(world, driver.id);
});
afterAll(() => audits.world.api.close());

/** The response to a reader of these records for the document of each kind: `200`, or the code of the refusal. */
async function outcomesIn(store: AuditStore) {
  const { room } = await audits.anOpenRoom(await audits.aPacket({ stores: [store] }), { allowsOriginals: true });
  const file = await audits.fileOf(room);
  const open = async (fileId: string) => {
    const response = await audits.visit(room, `/files/${file._id}/documents/${fileId}/original`);
    return response.status === 200 ? 200 : codeOfProblem(response);
  };
  const outcomes = async (stored: DocumentsByKind) =>
    Promise.all(fileDocumentKinds.map(async (kind) => [kind, await open(stored[kind])] as const));
  const listed = fileDocumentKinds.filter((kind) => file.documents.some(({ fileId }) => fileId === ofCarrier[kind]));
  return {
    listed,
    carrier: await outcomes(ofCarrier),
    other: await outcomes(ofOther),
    nobody: await outcomes(ofNobody),
  };
}

const ofStore = (store: AuditStore): FileDocumentKind[] => fileDocumentKinds.filter((kind) => storeOf[kind] === store);
const openedIn = (outcomes: readonly (readonly [FileDocumentKind, unknown])[]) =>
  outcomes.filter(([, outcome]) => outcome === 200).map(([kind]) => kind);

describe('an outside auditor', () => {
  it.each(['qualification', 'investigation', 'drugAlcohol'] as const)(
    'opens documents of the %s records by kind, and no others',
    async (store) => {
      const { listed, carrier, other, nobody } = await outcomesIn(store);

      expect(listed.length).toBeGreaterThan(0);
      expect(ofStore(store)).toEqual(expect.arrayContaining(listed));
      expect(openedIn(carrier)).toEqual(listed);
      expect(ofStore(store)).toEqual(expect.arrayContaining(openedIn(nobody)));
      const refused = carrier.filter(([kind]) => !listed.includes(kind));
      expect([...new Set([...refused, ...other].map(([, outcome]) => outcome))]).toEqual(['not-found']);
    },
  );

  it('reads no HR records: SAFETY, who answers audits, does not read them', async () => {
    const response = await audits.send(audits.aRequest({ stores: ['hr'] }));

    expect(response.body).toMatchObject({ errors: [{ code: 'audit-store-not-readable', pointer: '/stores' }] });
  });
});
