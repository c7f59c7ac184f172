import { resultKinds } from '#domain/driver-pipeline/results';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import type { OpsDriverFile, ReviewedSection } from '#domain/driver-reviews/schema';
import { eventually } from '../eventually';
import type { SignedIn } from './empty-product';

/** Approves the application of a driver and certifies the driver, as operations do. */
export async function certify(ops: SignedIn, driverId: string): Promise<void> {
  const path = `/api/ops/drivers/${driverId}`;
  const send = (what: string, body: object) => ops.post(`${path}/${what}`).send(body).expect(200);
  const isIn = (stage: string) =>
    eventually(async () => {
      const { stage: now } = (await ops.get(path).expect(200)).body as OpsDriver;
      if (now !== stage) throw new Error(`The driver is in ${now}, not in ${stage}`);
    });
  // Files are scanned first.
  await isIn('Interview');
  await send('call', { outcome: 'pass', note: 'Knows the port' });
  await approveFile(ops, path);
  await isIn('HRPaperWork');
  for (const result of resultKinds) {
    for (const status of ['received', 'accepted']) await send('results', { result, status });
  }
  const { stage, missing } = (await ops.get(path).expect(200)).body as OpsDriver;
  if (missing.length > 0) throw new Error(`Certification lacks ${JSON.stringify(missing)}`);
  await send('move', { from: stage, to: 'Certified' });
}

async function approveFile(ops: SignedIn, path: string): Promise<void> {
  const approve = (what: string, body: object) =>
    ops
      .post(`${path}/${what}/review`)
      .send({ isApproved: true, ...body })
      .expect(200);
  const file = (await ops.get(`${path}/file`).expect(200)).body as OpsDriverFile;
  const { licenseClass, endorsements } = file.stated;
  for (const { document, file: sent, isRequired } of file.documents) {
    if (!isRequired) continue;
    const isCredential = document === 'driverLicense' || document === 'dotMedicalCard';
    await approve(`documents/${document}`, {
      fileId: sent?._id,
      ...(isCredential && { expiresOn: '2099-03-01' }),
      ...(document === 'driverLicense' && { license: { licenseClass, endorsements } }),
    });
  }
  await approve('tasks/photo', { entryId: file.photo.entryId });
  await approve('tasks/compliance', { entryId: file.compliance.entryId });
  for (const section of file.sections) await approveItems(ops, path, section);
}

async function approveItems(ops: SignedIn, path: string, { kind, status, items }: ReviewedSection): Promise<void> {
  if (status !== 'pending') return;
  for (const { _id, version } of items) {
    await ops.post(`${path}/items/${_id}/review`).send({ kind, version, verdict: 'approved' }).expect(200);
  }
}
