import { z } from 'zod';
import { snoozeReasons } from '../driver-pipeline/reasons';
import { documentKinds } from '../driver-pipeline/tasks';
import { tooLong } from '../shared/too-long';
import { StalledSearch } from '../stalled/schema';
import { BULK_LIMIT, bulkChannels, opsBulkKinds } from './actions';
import { bulkStatuses } from './progress';

const MAX_SUBJECT_LENGTH = 120;
const MAX_TEXT_LENGTH = 1_000;

/** The text of a message; `{firstName}` is replaced by each driver's name. */
export const MessageText = z.object({
  subject: z
    .string()
    .trim()
    .min(1, { error: 'This field is required' })
    .max(MAX_SUBJECT_LENGTH, tooLong())
    .regex(/^[^\r\n]*$/),
  text: z.string().trim().min(1, { error: 'This field is required' }).max(MAX_TEXT_LENGTH, tooLong()),
});

const DriverIds = z.array(z.uuid()).min(1).max(BULK_LIMIT);

/** The drivers of a preview: a list of ids, or all drivers that match a search of the stalled list. */
export const BulkTargets = z.union([
  z.strictObject({ driverIds: DriverIds }),
  z.strictObject({ matching: StalledSearch }),
]);
/** The drivers of a preview. */
export type BulkTargets = z.infer<typeof BulkTargets>;

/** Assigns the drivers to a member of operations, or to no one. */
export const BulkAssign = z.object({ kind: z.literal('assign'), ownerId: z.uuid().nullable() });
/** Sends a message to the drivers. */
export const BulkMessage = MessageText.extend({
  kind: z.literal('message'),
  channels: z.array(z.enum(bulkChannels)).min(1).max(bulkChannels.length),
});
/** Requests a document from the drivers. */
export const BulkRequestDocument = z.object({ kind: z.literal('requestDocument'), document: z.enum(documentKinds) });
/** Pauses reminders about the drivers. */
export const BulkSnooze = z.object({
  kind: z.literal('snooze'),
  until: z.iso.datetime(),
  reason: z.enum(snoozeReasons),
});

/** The action for each driver. */
export const BulkAction = z.discriminatedUnion('kind', [BulkAssign, BulkMessage, BulkRequestDocument, BulkSnooze]);
/** The action for each driver. */
export type BulkAction = z.infer<typeof BulkAction>;

/** A bulk action, to be previewed. */
export const BulkPreviewBody = z.object({ targets: BulkTargets, act: BulkAction }).meta({ id: 'BulkPreviewBody' });
/** A bulk action, to be previewed. */
export type BulkPreviewBody = z.infer<typeof BulkPreviewBody>;

/** A bulk action, to be run. */
export const BulkBody = z.object({ driverIds: DriverIds, act: BulkAction }).meta({ id: 'BulkBody' });
/** A bulk action, to be run. */
export type BulkBody = z.infer<typeof BulkBody>;

/** Why an action is not possible, or failed, for one driver. */
export const BulkProblem = z.object({ code: z.string(), message: z.string() });

const Outcome = z.object({
  _id: z.uuid(),
  name: z.string(),
  /** The channels of the message. */
  channels: z.array(z.enum(bulkChannels)),
  /** The driver's owner, so that an assignment can be undone. */
  ownerId: z.uuid().nullable(),
  /** Why the action is not possible for this driver. */
  problem: BulkProblem.nullable(),
});

/** A message as one of the first drivers gets it. */
export const BulkSample = z.object({
  name: z.string(),
  /** Null for a text that is part of another message. */
  subject: z.string().nullable(),
  text: z.string(),
});
/** A message as one of the first drivers gets it. */
export type BulkSample = z.infer<typeof BulkSample>;

/** The expected outcome for each driver, with the reason if the action is not possible. */
export const BulkPreview = z
  .object({
    data: z.array(Outcome),
    possible: z.number().int(),
    refused: z.number().int(),
    /** More drivers match than one action allows; only the first ones are included. */
    isCut: z.boolean(),
    samples: z.array(BulkSample),
  })
  .meta({ id: 'BulkPreview' });
/** The expected outcome for each driver. */
export type BulkPreview = z.infer<typeof BulkPreview>;

/** A bulk action that was accepted. */
export const BulkStarted = z.object({ _id: z.uuid() }).meta({ id: 'BulkStarted' });
/** A bulk action that was accepted. */
export type BulkStarted = z.infer<typeof BulkStarted>;

/** How far a bulk action is, with the reason for each refusal so far. */
export const BulkProgress = z
  .object({
    _id: z.uuid(),
    kind: z.enum(opsBulkKinds),
    status: z.enum(bulkStatuses),
    /** The number of drivers. */
    total: z.number().int(),
    done: z.number().int(),
    failed: z.number().int(),
    failures: z.array(z.object({ _id: z.uuid(), name: z.string(), problem: BulkProblem })),
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'BulkProgress' });
/** The progress of a bulk action. */
export type BulkProgress = z.infer<typeof BulkProgress>;
