import type { FieldValues } from 'react-hook-form';
import type { Signature } from '#domain/compliance/signature';
import { isDrawn } from '#domain/compliance/signature';
import { missingCode } from '#domain/shared/required-value';
import type { FieldIssue } from '#web/shared/form/rule-resolver';

/** The values of a form that ends with a signature. */
export interface SignedValues extends FieldValues {
  signature: Signature;
}

/** Problems of a signature: a drawn one needs more than a dot. */
export const signatureIssues = (signature: Signature): FieldIssue[] =>
  signature.type === 'drawn' && !isDrawn(signature.strokes) ? [{ field: 'signature', code: 'signature-missing' }] : [];

/** Problems of the name of a person who signs for themselves. The code that compares names loads with the first one. */
export async function nameIssues(
  fullName: string,
  person: { firstName: string; lastName: string },
): Promise<FieldIssue[]> {
  const empty = missingCode(fullName);
  if (empty !== undefined) return [{ field: 'fullName', code: empty }];
  const rule = await import('#domain/compliance/signed-name').catch(() => undefined);
  // Without the code, the API decides.
  return rule === undefined || rule.isNameOf(fullName, person)
    ? []
    : [{ field: 'fullName', code: 'signature-name-differs' }];
}

/** A signature as it is sent. */
export const sentSignature = (signature: Signature) =>
  signature.type === 'typed' ? signature : { ...signature, strokes: signature.strokes.map((stroke) => [...stroke]) };
