import { z } from 'zod';
import { rejectionReasons } from '../driver-pipeline/reasons';
import { documentKinds, onboardingTasks, sentTasks, taskStatuses, documentStatuses } from '../driver-pipeline/tasks';
import { itemKinds, itemVerdicts } from './items';

const Instant = z.iso.datetime();
const Note = z.string().trim().max(2_000).nullable().default(null);
const Reason = z.enum(rejectionReasons).nullable().default(null);

/** A file of a driver, as operations see it before they open it. */
export const ReviewedFile = z
  .object({
    _id: z.uuid(),
    mediaType: z.string(),
    sizeBytes: z.number().int(),
    sentAt: Instant,
    /** When it ends, as the driver says. */
    statedExpiresOn: z.iso.date().nullable(),
  })
  .meta({ id: 'ReviewedFile' });
/** A file of a driver, as operations see it before they open it. */
export type ReviewedFile = z.infer<typeof ReviewedFile>;

/** What operations said of an entry. */
export const ItemReview = z
  .object({ _id: z.uuid(), verdict: z.enum(itemVerdicts), text: z.string().nullable(), by: z.string(), at: Instant })
  .meta({ id: 'ItemReview' });
/** What operations said of an entry. */
export type ItemReview = z.infer<typeof ItemReview>;

/** Everything that waits for a review or was reviewed, by section. */
export const OpsDriverFile = z
  .object({
    documents: z.array(
      z.object({
        document: z.enum(documentKinds),
        status: z.enum(documentStatuses),
        fileId: z.uuid().nullable(),
      }),
    ),
    tasks: z.array(
      z.object({ task: z.enum(onboardingTasks), status: z.enum(taskStatuses), entryId: z.uuid().nullable() }),
    ),
  })
  .meta({ id: 'OpsDriverFile' });
/** Everything that waits for a review or was reviewed. */
export type OpsDriverFile = z.infer<typeof OpsDriverFile>;

/** A verdict on the file that the reviewer saw; an approved licence or medical card needs its last day. */
export const ReviewDocumentBody = z
  .object({
    fileId: z.uuid(),
    isApproved: z.boolean(),
    reason: Reason,
    note: Note,
    expiresOn: z.iso.date().nullable().default(null),
  })
  .meta({ id: 'ReviewDocumentBody' });
/** A verdict on a document. */
export type ReviewDocumentBody = z.infer<typeof ReviewDocumentBody>;

/** A verdict on a task as it was sent. */
export const ReviewTaskBody = z
  .object({ entryId: z.uuid().nullable().default(null), isApproved: z.boolean(), reason: Reason, note: Note })
  .meta({ id: 'ReviewTaskBody' });
/** A verdict on a task. */
export type ReviewTaskBody = z.infer<typeof ReviewTaskBody>;

/** A verdict on one entry as the reviewer saw it, or a note on it; a rejection says what is wrong. */
export const ReviewItemBody = z
  .object({
    kind: z.enum(itemKinds),
    verdict: z.enum(itemVerdicts),
    text: z.string().trim().max(500).nullable().default(null),
    /** The version of the entry that the reviewer saw. */
    version: z.string().min(1).max(60),
    /** The last review that he saw, or null when there was none. */
    seen: z.uuid().nullable().default(null),
  })
  .refine(({ verdict, text }) => verdict === 'approved' || (text !== null && text !== ''), {
    path: ['text'],
    error: 'This field is required',
  })
  .meta({ id: 'ReviewItemBody' });
/** A verdict on one entry. */
export type ReviewItemBody = z.infer<typeof ReviewItemBody>;

/** Names of tasks and documents in addresses. */
export const ReviewedDocument = z.enum(documentKinds);
/** Tasks that are reviewed as a whole. */
export const ReviewedTask = z.enum(sentTasks);

/** Sections that notes are asked for: the spec's verification keys, and what the compliance form lists. */
export const noteSections = [...new Set([...onboardingTasks, ...itemKinds])] as [string, ...string[]];

const commaSeparated = (value: unknown): unknown =>
  typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value;

/** Which notes are asked for; `entityIds` is repeated or separated by commas. */
export const VerificationNotesQuery = z.object({
  userId: z.uuid(),
  type: z.enum(noteSections),
  entityIds: z.preprocess(commaSeparated, z.array(z.uuid()).max(200)).optional(),
});
/** Which notes are asked for. */
export type VerificationNotesQuery = z.infer<typeof VerificationNotesQuery>;

/** A note on an entry, as the driver himself and operations read it. */
export const VerificationNote = z
  .object({ _id: z.uuid(), entityId: z.uuid(), text: z.string(), updatedAt: Instant })
  .meta({ id: 'VerificationNote' });
/** A note on an entry. */
export type VerificationNote = z.infer<typeof VerificationNote>;
