import { aPdf } from '../pictures';
import type { SignedIn } from './empty-product';

/** A document of the driver. */
export interface Credential {
  readonly kind: 'license' | 'twic' | 'hazmatEndorsement';
  readonly issued: string;
  readonly expires: string;
}

/** Stores a copy of the driver's document and accepts it, as operations do. */
export async function recordCredential(ops: SignedIn, driverId: string, { kind, ...dates }: Credential): Promise<void> {
  const path = `/api/ops/drivers/${driverId}`;
  const response = await ops
    .post(`${path}/evidence-files`)
    .set('Content-Type', 'application/pdf')
    .send(aPdf(`%${kind}\n`))
    .expect(201);
  const { fileId } = response.body as { fileId: string };
  await ops.post(`${path}/evidence`).send({ kind, form: 'document', dates, fileId }).expect(201);
}
