import type { AdverseLetter } from '#domain/adverse-actions/schema';
import { createPdf } from '#platform/pdf';
import { writeLegalText } from '../../legal/write-blocks';

/** A letter that is sent and stored. */
export interface StoredLetter {
  readonly noticeId: string;
  readonly language: string;
  readonly createdAt: string;
  readonly text: AdverseLetter;
}

/** Renders the letter as the driver receives it, with the summary of rights. Equal letters are equal files. */
export async function drawLetter({ noticeId, language, createdAt, text }: StoredLetter): Promise<Buffer> {
  const { title, body, isTemplate, rights } = text;
  const pdf = createPdf({ title, language, createdAt: new Date(createdAt) });
  pdf.text(title, { fontStyle: 'bold', size: 17, after: 12 });
  if (isTemplate) pdf.text('Template: not approved for use', { fontStyle: 'italic', isMuted: true });
  writeLegalText(pdf, body);
  if (rights !== null) {
    pdf.rule();
    pdf.ensureSpace(120);
    pdf.text(rights.title, { fontStyle: 'bold', size: 15, after: 10 });
    writeLegalText(pdf, rights.body);
  }
  return pdf.end(`${title} · ${noticeId}`);
}
