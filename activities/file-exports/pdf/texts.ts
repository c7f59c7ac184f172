import type { ExportDocument, ExportSignature, ExportStamp } from '#domain/file-exports/content';
import { day } from '#domain/file-exports/texts';

/** A document with the size and the hash of its bytes. */
export interface ListedDocument extends ExportDocument {
  readonly sizeBytes: number;
  readonly sha256: string;
  /** The pages that are shown, within the size of the PDF; 0 if it is only listed. */
  readonly pages: number;
  /** All of its pages; 0 if they were not counted. */
  readonly pageCount: number;
}

const mediaNames: Readonly<Record<ExportDocument['mediaType'], string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG picture',
  'image/png': 'PNG picture',
};

const KILOBYTE = 1024;

/** The reader, the carrier and the time of the export. */
export const stampText = ({ reader, carrier, at }: ExportStamp): string => `Exported by ${reader}, ${carrier}, ${at}`;

/** The name of the person who signed, and the day. */
export const signatureCaption = ({ name, signedAt }: Pick<ExportSignature, 'name' | 'signedAt'>): string =>
  `Signed by ${name} on ${signedAt}`;

/** The heading of a picture's page. */
export const pictureTitle = ({ title, addedOn }: ExportDocument): string => `${title} (${day(addedOn)})`;

/** The text above the list of hashes of an export. */
export const exportNote = (documents: number): string =>
  documents === 0
    ? 'The file has no documents.'
    : 'Pictures are shown above, scaled to the page. PDF documents, and pictures marked as not shown, are not part of this file: open them in the driver file. A document is unchanged if its SHA-256 hash is the one below.';

/** The list of documents with their hashes. */
export const listRows = (documents: readonly ListedDocument[]) => ({
  columns: ['Document', 'Type', 'Added', 'Size', 'SHA-256'],
  rows: documents.map((document) => [
    document.title,
    mediaNames[document.mediaType] + shownText(document),
    day(document.addedOn),
    `${String(Math.ceil(document.sizeBytes / KILOBYTE))} kB`,
    document.sha256,
  ]),
});

function shownText({ mediaType, pages, pageCount }: ListedDocument): string {
  if (mediaType !== 'application/pdf') return pages > 0 ? '' : ', not shown';
  return pages < pageCount ? `, ${String(pages)} of ${String(pageCount)} pages shown` : '';
}
