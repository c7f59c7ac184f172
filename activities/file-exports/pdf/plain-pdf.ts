import type { ExportBlock, ExportFact } from '#domain/file-exports/content';
import { createPdf, type Pdf } from '#platform/pdf';
import type { ExportLayout } from './export-html';
import { listRows, signatureCaption } from './texts';

/** Points by which the other cells of a row follow its first. */
const INDENT = 12;

/** The plain version of an export, for servers without Chromium: its texts, without pictures. */
export async function plainPdf(layout: ExportLayout, createdAt: Date): Promise<Buffer> {
  const { content, documents, stamp: stamped, note } = layout;
  const pdf = createPdf({ title: content.title, language: 'en', createdAt });
  pdf.text(content.title, { fontStyle: 'bold', size: 20 });
  pdf.text(content.subtitle);
  pdf.text(stamped, { isMuted: true, size: 9, after: 16 });
  for (const { title, blocks } of content.sections) {
    heading(pdf, title);
    for (const block of blocks) writeBlock(pdf, block);
  }
  if (note !== null) {
    heading(pdf, 'Documents and their hashes');
    pdf.text('The documents are not part of this file: open them in the driver file.');
    writeBlock(pdf, { type: 'table', ...listRows(documents) });
  }
  return pdf.end(stamped);
}

function heading(pdf: Pdf, title: string): void {
  pdf.ensureSpace(70);
  pdf.text('', { size: 4, after: 4 });
  pdf.text(title, { fontStyle: 'bold', size: 14, after: 6 });
}

function writeBlock(pdf: Pdf, block: ExportBlock): void {
  pdf.ensureSpace(40);
  if (block.title !== undefined) pdf.text(block.title, { fontStyle: 'bold', after: 4 });
  if (block.type === 'text') {
    pdf.text(block.text);
    return;
  }
  if (block.type === 'signature') {
    pdf.text(signatureCaption(block));
    return;
  }
  if (block.type === 'facts') {
    for (const row of block.rows) writeFact(pdf, row);
    return;
  }
  for (const row of block.rows) {
    row.forEach((value, index) => {
      writeFact(pdf, { label: block.columns[index] ?? '', value }, index === 0 ? 0 : INDENT);
    });
    pdf.text('', { size: 4, after: 2 });
  }
}

function writeFact(pdf: Pdf, { label, value }: ExportFact, indent = 0): void {
  pdf.text(
    [
      { text: `${label}: `, fontStyle: 'bold' },
      { text: value, fontStyle: 'regular' },
    ],
    { indent, after: 2 },
  );
}
