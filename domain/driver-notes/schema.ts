import { z } from 'zod';

const MAX_NOTE = 2_000;
const WRITE = 'Write a note first';

/** What somebody of operations notes about a driver. */
export const DriverNoteBody = z
  .object({ text: z.string({ error: WRITE }).trim().min(1, WRITE).max(MAX_NOTE) })
  .meta({ id: 'DriverNoteBody' });
/** What somebody of operations notes about a driver. */
export type DriverNoteBody = z.infer<typeof DriverNoteBody>;

/** A note as it is kept. */
export const DriverNote = z
  .object({
    _id: z.uuid(),
    text: z.string(),
    createdAt: z.iso.datetime(),
    editedAt: z.iso.datetime().nullable(),
    editableUntil: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DriverNote' });
/** A note as it is kept. */
export type DriverNote = z.infer<typeof DriverNote>;
