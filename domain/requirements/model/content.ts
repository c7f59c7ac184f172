import type { ContentField, EvidenceContent } from './content-fields';
import type { EvidenceForm, EvidenceKind } from './evidence';

/** The contacted party with its address, the method, and the information received (49 CFR 391.23(b), (c)(2), 391.53(b)(2)). */
const efforts = ['contacted', 'method', 'response'] as const;
/** The vehicle of the test and the person who gave it (49 CFR 391.31(b), 391.33(a)(1)). */
const roadTests = ['vehicle', 'examiner'] as const;

/** The fields that an entry of this kind and form has. */
export function contentOf({
  kind,
  form,
}: {
  readonly kind: EvidenceKind;
  readonly form: EvidenceForm;
}): readonly ContentField[] {
  if (form === 'noneCouldBeAsked') return efforts;
  return form === 'document' && (kind === 'roadTest' || kind === 'roadTestCertificate') ? roadTests : [];
}

/** The words that such an entry can have; others are left out, and empty ones are none. */
export const ownContent = (
  entry: { readonly kind: EvidenceKind; readonly form: EvidenceForm },
  words: EvidenceContent,
): EvidenceContent =>
  Object.fromEntries(
    contentOf(entry).flatMap((field) => {
      const text = (words[field] ?? '').trim();
      return text === '' ? [] : [[field, text]];
    }),
  );
