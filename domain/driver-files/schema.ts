import { z } from 'zod';
import { mediaTypes } from './purposes';
import { uploadTypes } from './uploads';

/** Data of a plain upload in addition to the file. */
export const UploadDocumentQuery = z.object({
  type: z.enum(uploadTypes),
  /** The expiration date of the document, as the driver entered it. */
  expiresOn: z.iso.date().optional(),
});

/** The stored file. */
export const StoredFile = z.object({ _id: z.uuid() }).meta({ id: 'StoredFile' });
/** The stored file. */
export type StoredFile = z.infer<typeof StoredFile>;

/** The properties of a file sent to the demo; the file itself is not stored. */
export const CheckedFile = z.object({ mediaType: z.enum(mediaTypes), sizeBytes: z.int() }).meta({ id: 'CheckedFile' });
/** The properties of a file sent to the demo. */
export type CheckedFile = z.infer<typeof CheckedFile>;

/** The expiration date of a document, as the driver entered it; null if not known. */
export const StatedExpiryBody = z
  .object({ expiresOn: z.iso.date({ error: 'This field is required' }).nullable() })
  .meta({ id: 'StatedExpiryBody' });
/** The expiration date of a document, as the driver entered it. */
export type StatedExpiryBody = z.infer<typeof StatedExpiryBody>;
