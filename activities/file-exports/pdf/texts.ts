import type { ExportDocument, ExportStamp } from '#domain/file-exports/content';
import { day } from '#domain/file-exports/texts';

/** A document with the size and the hash of its bytes. */
export interface ListedDocument extends ExportDocument {
  readonly sizeBytes: number;
  readonly sha256: string;
  /** Whether it has a page: a picture that can be opened, within the size of an email. */
  readonly isShown: boolean;
}

const mediaNames: Readonly<Record<ExportDocument['mediaType'], string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG picture',
  'image/png': 'PNG picture',
};

const KILOBYTE = 1024;

/** The reader, the carrier and the time of the export. */
export const stampText = ({ reader, carrier, at }: ExportStamp): string => `Exported by ${reader}, ${carrier}, ${at}`;

/** The heading of a picture's page. */
export const pictureTitle = ({ title, addedOn }: ExportDocument): string => `${title} (${day(addedOn)})`;

/** The list of documents with their hashes. */
export function listRows(documents: readonly ListedDocument[]) {
  return {
    note:
      documents.length === 0
        ? 'The file has no documents.'
        : 'Pictures are shown above, scaled to the page. PDF documents, and pictures marked as not shown, are not part of this file: open them in the driver file. A document is unchanged if its SHA-256 hash is the one below.',
    columns: ['Document', 'Type', 'Added', 'Size', 'SHA-256'],
    rows: documents.map(({ title, mediaType, addedOn, sizeBytes, sha256, isShown }) => [
      title,
      mediaNames[mediaType] + (isShown || mediaType === 'application/pdf' ? '' : ', not shown'),
      day(addedOn),
      `${String(Math.ceil(sizeBytes / KILOBYTE))} kB`,
      sha256,
    ]),
  };
}
