import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findDriverFile } from '#db/driver-files/driver-file-store';
import { as, problemOf, startTestApi, type TestApi } from '../../../support/api';
import { aDriverFile } from '../../../support/builders/driver-files';
import { aFileDocument } from '../../../support/builders/file-documents';
import { anAccessToken } from '../../../support/builders/people';
import { aDriver, anOrganization, aStaffMember, aUser } from '../../../support/hiring/hiring-world';
import { aPdf, aPng } from '../../../support/pictures';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function anOwner() {
  const id = await aDriver(api.db);
  return { id, ...as(api.app, await anAccessToken(api.db, id)) };
}

it('checks a document in the demo and does not store it', async () => {
  const owner = await anOwner();
  const path = '/api/driver-profile/verification/upload-document/demo?type=driverLicense';
  const trial = (body: Buffer) => owner.post(path).set('Content-Type', 'application/octet-stream').send(body);

  const taken = await trial(await aPng()).expect(200);
  expect(taken.body).toMatchObject({ mediaType: 'image/png' });
  expect(problemOf(await trial(Buffer.from('MZ')).expect(400)).code).toBe('file-type-not-allowed');
  expect(await api.db('driver_files').where({ driver_id: owner.id })).toEqual([]);
});

describe("the driver's own file", () => {
  it('is returned to the driver as stored, with headers that keep it from running scripts', async () => {
    const owner = await anOwner();
    const content = await aPng();
    const fileId = await aDriverFile(api.db, owner.id, { purpose: 'photo', mediaType: 'image/png', content });

    const response = await owner.get(`/api/driver-profile/files/${fileId}`).expect(200);

    expect((response.body as Buffer).equals(content)).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline; filename=photo.png',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(await api.db('access_log').where({ subject_driver_id: owner.id })).toEqual([]);
  });

  it('is available while it waits for its scan, and deleted if malware was found', async () => {
    const owner = await anOwner();
    const waiting = await aDriverFile(api.db, owner.id, { scan: 'waiting', content: aPdf() });
    const infected = await aDriverFile(api.db, owner.id, { scan: 'infected' });

    await owner.get(`/api/driver-profile/files/${waiting}`).expect(200);
    await owner.get(`/api/driver-profile/files/${infected}`).expect(404);
  });

  it('returns 404 for anyone else', async () => {
    const fileId = await aDriverFile(api.db, (await anOwner()).id);
    const stranger = await anOwner();

    expect((await stranger.get(`/api/driver-profile/files/${fileId}`)).status).toBe(404);
    const restated = await stranger.put(`/api/driver-profile/files/${fileId}/stated-expiry`).send({ expiresOn: null });
    expect(restated.status).toBe(404);
    expect((await stranger.get('/api/driver-profile/files/nothing')).status).toBe(400);
  });

  it('accepts any number of corrections of the expiration date, and never a past date', async () => {
    const owner = await anOwner();
    const fileId = await aDriverFile(api.db, owner.id, { purpose: 'driverLicense' });
    const state = (expiresOn: unknown) =>
      owner.put(`/api/driver-profile/files/${fileId}/stated-expiry`).send({ expiresOn });

    await state('2090-05-01').expect(204);
    expect(problemOf(await state('2020-01-01').expect(400)).errors).toMatchObject([
      {
        pointer: '/expiresOn',
        code: 'proof-expired',
        message: 'This date is in the past. Please check the expiration date',
      },
    ]);
    expect(problemOf(await state('soon').expect(400)).errors).toMatchObject([{ pointer: '/expiresOn' }]);
    expect(await findDriverFile(api.db, fileId)).toMatchObject({ statedExpiresOn: '2090-05-01' });
    await state(null).expect(204);
    expect(await findDriverFile(api.db, fileId)).toMatchObject({ statedExpiresOn: null });
  });

  it('accepts no expiration date on a document that operations or a carrier recorded, although the driver reads it', async () => {
    const owner = await anOwner();
    const organizationId = await anOrganization(api.db);
    const safetyId = await aStaffMember(api.db, { organizationId, position: 'SAFETY' });
    const document = { driverId: owner.id, kind: 'medicalCertificate' } as const;
    const recorded = await Promise.all([
      aFileDocument(api.db, { ...document, by: await aUser(api.db, { roles: ['ops'] }) }),
      aFileDocument(api.db, { ...document, by: safetyId, organizationId }),
    ]);
    const own = await aFileDocument(api.db, { ...document, by: owner.id });
    const state = (fileId: string) =>
      owner.put(`/api/driver-profile/files/${fileId}/stated-expiry`).send({ expiresOn: '2090-05-01' });

    for (const { fileId } of recorded) {
      await owner.get(`/api/driver-profile/files/${fileId}`).expect(200);
      expect(problemOf(await state(fileId)).code).toBe('not-found');
      expect(await findDriverFile(api.db, fileId)).toMatchObject({ statedExpiresOn: null });
    }
    await state(own.fileId).expect(204);
  });
});
