import { type Signature, SIGNATURE_BOX } from '#domain/compliance/signature';
import type { PrintedBlock } from '#platform/printed-document';

/** A signature with the facts that prove it. */
export const signatureBlock = (fullName: string, signature: Signature, facts: readonly string[]): PrintedBlock => ({
  type: 'signature',
  fullName,
  strokes: signature.type === 'drawn' ? signature.strokes : null,
  box: SIGNATURE_BOX,
  facts,
});
