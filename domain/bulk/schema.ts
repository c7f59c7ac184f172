import { z } from 'zod';
import { snoozeReasons } from '../driver-pipeline/reasons';
import { documentKinds } from '../driver-pipeline/tasks';
import { StalledSearch } from '../stalled/schema';
import { BULK_LIMIT, bulkChannels } from './actions';

const MAX_SUBJECT_LENGTH = 120;
const MAX_TEXT_LENGTH = 1_000;

/** Whom an act in bulk is for: these drivers, or all that the stalled list finds. */
export const BulkTargets = z.union([
  z.strictObject({ driverIds: z.array(z.uuid()).min(1).max(BULK_LIMIT) }),
  z.strictObject({ matching: StalledSearch }),
]);
/** Whom an act in bulk is for. */
export type BulkTargets = z.infer<typeof BulkTargets>;

/** Gives the drivers to a member of operations, or to nobody. */
export const BulkAssign = z.object({ kind: z.literal('assign'), ownerId: z.uuid().nullable() });
/** Writes to the drivers; `{firstName}` stands for each one's name. */
export const BulkMessage = z.object({
  kind: z.literal('message'),
  channels: z.array(z.enum(bulkChannels)).min(1).max(bulkChannels.length),
  subject: z
    .string()
    .trim()
    .min(1, { error: 'This field is required' })
    .max(MAX_SUBJECT_LENGTH)
    .regex(/^[^\r\n]*$/),
  text: z.string().trim().min(1, { error: 'This field is required' }).max(MAX_TEXT_LENGTH),
});
/** Asks the drivers for a document. */
export const BulkRequestDocument = z.object({ kind: z.literal('requestDocument'), document: z.enum(documentKinds) });
/** Silences reminders about the drivers. */
export const BulkSnooze = z.object({
  kind: z.literal('snooze'),
  until: z.iso.datetime(),
  reason: z.enum(snoozeReasons),
});

/** What is done to each of them. */
export const BulkAction = z.discriminatedUnion('kind', [BulkAssign, BulkMessage, BulkRequestDocument, BulkSnooze]);
/** What is done to each of them. */
export type BulkAction = z.infer<typeof BulkAction>;

/** An act on many drivers. */
export const BulkBody = z.object({ targets: BulkTargets, act: BulkAction }).meta({ id: 'BulkBody' });
/** An act on many drivers. */
export type BulkBody = z.infer<typeof BulkBody>;

const Outcome = z.object({
  _id: z.uuid(),
  name: z.string(),
  /** The ways on which a message goes out. */
  channels: z.array(z.enum(bulkChannels)),
  /** The member of operations who owned the driver before: an assignment can be taken back. */
  ownerId: z.uuid().nullable(),
  /** Why nothing is done to this one. */
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
});

/** What each would get, and who cannot and why. */
export const BulkPreview = z
  .object({
    data: z.array(Outcome),
    possible: z.number().int(),
    refused: z.number().int(),
    /** More match than can be acted on at once: only the first ones are. */
    isCut: z.boolean(),
    /** A message as the first one gets it. */
    sample: z.object({ subject: z.string(), text: z.string() }).nullable(),
  })
  .meta({ id: 'BulkPreview' });
/** What each would get. */
export type BulkPreview = z.infer<typeof BulkPreview>;

/** What was done to each, and what was not and why. */
export const BulkReport = z
  .object({ data: z.array(Outcome), done: z.number().int(), failed: z.number().int() })
  .meta({ id: 'BulkReport' });
/** What was done to each. */
export type BulkReport = z.infer<typeof BulkReport>;
