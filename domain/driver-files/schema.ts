import { z } from 'zod';

import { mediaTypes } from './purposes';
import { uploadTypes } from './uploads';

/** What a plain upload says of the file beside its bytes. */
export const UploadDocumentQuery = z.object({
  type: z.enum(uploadTypes),
  /** The end of what the document proves, as the driver reads it. */
  expiresOn: z.iso.date().optional(),
});

/** The file that was kept. */
export const StoredFile = z.object({ _id: z.uuid() }).meta({ id: 'StoredFile' });
/** The file that was kept. */
export type StoredFile = z.infer<typeof StoredFile>;

/** What a file of the demo would have become; nothing of it is kept. */
export const CheckedFile = z.object({ mediaType: z.enum(mediaTypes), sizeBytes: z.int() }).meta({ id: 'CheckedFile' });
/** What a file of the demo would have become. */
export type CheckedFile = z.infer<typeof CheckedFile>;

/** What the driver reads on the document as its last day; null when he does not know. */
export const StatedExpiryBody = z
  .object({ expiresOn: z.iso.date({ error: 'This field is required' }).nullable() })
  .meta({ id: 'StatedExpiryBody' });
/** What the driver reads on the document as its last day. */
export type StatedExpiryBody = z.infer<typeof StatedExpiryBody>;
