import { z } from 'zod';
import { tooLong } from '../shared/too-long';

const MAX_NOTE = 2_000;
const WRITE = 'Write a note first';

/** A note of operations about a driver. */
export const DriverNoteBody = z
  .object({ text: z.string({ error: WRITE }).trim().min(1, WRITE).max(MAX_NOTE, tooLong()) })
  .meta({ id: 'DriverNoteBody' });
/** A note of operations about a driver. */
export type DriverNoteBody = z.infer<typeof DriverNoteBody>;

/** A stored note. */
export const DriverNote = z
  .object({
    _id: z.uuid(),
    text: z.string(),
    createdAt: z.iso.datetime(),
    editedAt: z.iso.datetime().nullable(),
    editableUntil: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DriverNote' });
/** A stored note. */
export type DriverNote = z.infer<typeof DriverNote>;
