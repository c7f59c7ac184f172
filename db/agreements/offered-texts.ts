import { dateAt } from '#domain/shared/zoned-time';
import type { Db } from '../core/handle';
import { type LegalText, listLegalTexts } from '../legal/legal-text-store';

/** The texts that a carrier can accept. */
export interface OfferedTexts {
  readonly agreement: LegalText;
  readonly addendum: LegalText;
}

/** The texts in force today in the carrier's zone. */
export async function readOfferedTexts(db: Db, { zone, now }: { readonly zone: string; readonly now: Date }) {
  const texts = await listLegalTexts(db, { on: dateAt(now.toISOString(), zone) });
  const textOf = (kind: LegalText['kind']): LegalText => {
    const text = texts.find((one) => one.kind === kind);
    if (text === undefined) throw new Error(`There is no legal text ${kind}`);
    return text;
  };
  return { agreement: textOf('carrier-agreement'), addendum: textOf('dot-file-addendum') } satisfies OfferedTexts;
}
