import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createFileActivities } from '#activities/driver-files/scan-files';
import { deliverNext } from '#activities/messages/deliver';
import { findDriverFile } from '#db/driver-files/driver-file-store';
import { newId } from '#platform/ids';
import type { Email } from '#platform/mail-transport';
import { createClamAvScanner, testFileScanner } from '#platform/virus-scanner';
import { testSealer } from '../../../support/api';
import { aDriverFile } from '../../../support/builders/driver-files';
import { anAccessToken } from '../../../support/builders/people';
import { eventually } from '../../../support/eventually';
import { HiringApi } from '../../../support/hiring/hiring-api';
import { aDriver } from '../../../support/hiring/hiring-world';
import { aPdf } from '../../../support/pictures';
import { TusClient } from '../../../support/tus';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const scanWith = (scanner: typeof testFileScanner) =>
  createFileActivities({ ...hiring.api.deps, client: hiring.workers.client, scanner });

describe('a scan', () => {
  it('leaves a file pending while the scanner is down, so that it is retried', async () => {
    const driverId = await aDriver(hiring.db);
    const fileId = await aDriverFile(hiring.db, driverId, { scan: 'waiting' });
    const away = scanWith(createClamAvScanner('127.0.0.1:1'));

    await expect(away.scanFile({ driverId, document: 'mvr', fileId })).rejects.toThrow('ECONNREFUSED');

    expect(await findDriverFile(hiring.db, fileId)).toMatchObject({ scan: 'waiting' });
  });

  it('changes only the file if it was replaced in the meantime', async () => {
    const driverId = await aDriver(hiring.db);
    const tus = new TusClient(hiring.app, await anAccessToken(hiring.db, driverId));
    const old = await aDriverFile(hiring.db, driverId, { scan: 'waiting' });
    const response = await tus.upload(aPdf(), { type: 'mvr' });

    await scanWith(testFileScanner).scanFile({ driverId, document: 'mvr', fileId: old });

    expect(await findDriverFile(hiring.db, old)).toMatchObject({ scan: 'clean' });
    const row: { snapshot: { documents: { mvr: { fileId: string } } } } | undefined = await hiring
      .db('driver_pipelines')
      .where({ driver_id: driverId })
      .first('snapshot');
    expect(row?.snapshot.documents.mvr.fileId).toBe((JSON.parse(response.text) as { _id: string })._id);
  });

  it('notifies the driver of malware, with instructions', async () => {
    const driverId = await aDriver(hiring.db);
    const tus = new TusClient(hiring.app, await anAccessToken(hiring.db, driverId));
    const harmful = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-');
    await tus.upload(aPdf(`%${harmful}\n`), { type: 'driverLicense' });
    const mails: Email[] = [];
    const mail = { send: (item: Email) => Promise.resolve(void mails.push(item)), close: () => undefined };

    await eventually(async () => {
      await deliverNext({ ...hiring.api.deps, sealer: testSealer, sender: {}, mail, sms: undefined });
      expect(mails).toHaveLength(1);
    });

    expect(mails[0]).toMatchObject({
      subject: "Please send again: driver's license",
      text: expect.stringContaining('The file was not safe. Send a new photo or scan.'),
    });
  });

  it('does nothing for a file that does not exist', async () => {
    const driverId = await aDriver(hiring.db);

    const scan = scanWith(testFileScanner).scanFile({ driverId, document: 'mvr', fileId: newId() });

    await expect(scan).resolves.toBeUndefined();
  });
});
