import { isDrawn, type Signature } from '#domain/compliance/signature';
import { isNameOf } from '#domain/compliance/signed-name';
import type { FieldIssue } from '#domain/driver-histories/rules';
import { canShow } from '#platform/pdf-fonts';
import type { DriverContext } from './me/answer';
import { getSelf } from './me/jobs';

/** Problems of a driver's signature: it has the driver's own name, and a drawn one needs more than a dot. */
export async function signatureIssues(
  ctx: DriverContext,
  { fullName, signature }: { readonly fullName: string; readonly signature: Signature },
): Promise<FieldIssue[]> {
  const issues: FieldIssue[] = [];
  // A character that no font includes would be missing from a legal document.
  if (!canShow(fullName)) issues.push({ field: 'fullName', code: 'name-not-printable' });
  else if (!isNameOf(fullName, await getSelf(ctx))) issues.push({ field: 'fullName', code: 'signature-name-differs' });
  if (signature.type === 'drawn' && !isDrawn(signature.strokes)) {
    issues.push({ field: 'signature', code: 'signature-missing' });
  }
  return issues;
}
