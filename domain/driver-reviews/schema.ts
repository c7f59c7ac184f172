import { z } from 'zod';
import { mediaTypes, scanStates } from '../driver-files/purposes';
import { ScheduleBody } from '../driver-histories/schema';
import { rejectionReasons } from '../driver-pipeline/reasons';
import { resultKinds, resultStatuses } from '../driver-pipeline/results';
import { documentKinds, documentStatuses, onboardingTasks, sentTasks, taskStatuses } from '../driver-pipeline/tasks';
import { driverClasses, endorsementCodes, transmissions } from '../job-orders/enums';
import { itemKinds, itemVerdicts } from './items';
import { reviewables } from './waiting';

const Instant = z.iso.datetime();
const Note = z.string().trim().max(2_000).nullable().default(null);
const Reason = z.enum(rejectionReasons).nullable().default(null);

/** A file of a driver, as operations see it before they open it. */
export const ReviewedFile = z
  .object({
    _id: z.uuid(),
    mediaType: z.enum(mediaTypes),
    sizeBytes: z.number().int(),
    scan: z.enum(scanStates),
    sentAt: Instant,
    /** When it ends, as the driver says. */
    statedExpiresOn: z.iso.date().nullable(),
  })
  .meta({ id: 'ReviewedFile' });
/** A file of a driver, as operations see it before they open it. */
export type ReviewedFile = z.infer<typeof ReviewedFile>;

/** What operations said of an item. */
export const ItemReview = z
  .object({ _id: z.uuid(), verdict: z.enum(itemVerdicts), text: z.string().nullable(), by: z.string(), at: Instant })
  .meta({ id: 'ItemReview' });
/** What operations said of an item. */
export type ItemReview = z.infer<typeof ItemReview>;

const Value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** What was answered, by the name of the field. */
const Fields = z.record(z.string(), Value);

/** One thing that a driver entered, with what was said of it. */
export const ReviewedItem = z
  .object({
    _id: z.uuid(),
    /** Changes with what the driver entered. */
    version: z.string(),
    startDate: z.iso.date().nullable(),
    endDate: z.iso.date().nullable(),
    fields: Fields,
    verdict: z.enum(['approved', 'rejected']).nullable(),
    reviews: z.array(ItemReview),
  })
  .meta({ id: 'ReviewedItem' });
/** One thing that a driver entered. */
export type ReviewedItem = z.infer<typeof ReviewedItem>;

/** A section of the file: what was sent, or what is entered so far. */
export const ReviewedSection = z
  .object({
    kind: z.enum(itemKinds),
    /** Null where the section is no task of its own. */
    status: z.enum(taskStatuses).nullable(),
    entryId: z.uuid().nullable(),
    /** Null before it was sent. */
    sentAt: Instant.nullable(),
    answers: Fields,
    items: z.array(ReviewedItem),
    /** How much of the months that must be told is told. */
    coverage: z
      .object({
        months: z.number().int(),
        neededMonths: z.number().int(),
        gaps: z.array(z.object({ from: z.iso.date(), to: z.iso.date() })),
      })
      .nullable(),
  })
  .meta({ id: 'ReviewedSection' });
/** A section of the file. */
export type ReviewedSection = z.infer<typeof ReviewedSection>;

const Picture = z.object({
  status: z.enum(taskStatuses),
  entryId: z.uuid().nullable(),
  file: ReviewedFile.nullable(),
});

/** Everything that a driver entered and sent, by section, with what was said of it. */
export const OpsDriverFile = z
  .object({
    /** What the driver says of himself, to be compared with his documents. */
    stated: z.object({
      name: z.string(),
      birthDate: z.iso.date().nullable(),
      place: z.string(),
      licenseClass: z.enum(driverClasses).nullable(),
      endorsements: z.array(z.enum(endorsementCodes)),
      transmissions: z.array(z.enum(transmissions)),
      experienceMonths: z.number().int(),
    }),
    documents: z.array(
      z.object({
        document: z.enum(documentKinds),
        status: z.enum(documentStatuses),
        isRequired: z.boolean(),
        /** Approved until then. */
        expiresOn: z.iso.date().nullable(),
        file: ReviewedFile.nullable(),
      }),
    ),
    photo: Picture,
    resume: Picture,
    sections: z.array(ReviewedSection),
    compliance: z.object({ status: z.enum(taskStatuses), entryId: z.uuid().nullable() }),
    schedule: z.object({ status: z.enum(taskStatuses), schedule: ScheduleBody.nullable() }),
    results: z.array(
      z.object({ result: z.enum(resultKinds), status: z.enum(resultStatuses), files: z.array(ReviewedFile) }),
    ),
    /** Still to be reviewed, in the order in which it is best done. */
    waiting: z.array(z.enum(reviewables)),
  })
  .meta({ id: 'OpsDriverFile' });
/** Everything that a driver entered and sent. */
export type OpsDriverFile = z.infer<typeof OpsDriverFile>;

/** A verdict on the file that the reviewer saw; an approved licence or medical card needs its last day. */
export const ReviewDocumentBody = z
  .object({
    /** Null for a document that was taken over from earlier records without its file. */
    fileId: z.uuid().nullable(),
    isApproved: z.boolean(),
    reason: Reason,
    note: Note,
    expiresOn: z.iso.date().nullable().default(null),
    /** What is printed on an approved license; absent, what the driver states goes on counting. */
    license: z
      .object({ licenseClass: z.enum(driverClasses), endorsements: z.array(z.enum(endorsementCodes)) })
      .optional(),
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

/** Reviews an approved task once more: the entry that the reviewer saw. */
export const UndoApprovalBody = z
  .object({ entryId: z.uuid().nullable().default(null) })
  .meta({ id: 'UndoApprovalBody' });

/** A verdict on one item as the reviewer saw it, or a note on it; a rejection says what is wrong. */
export const ReviewItemBody = z
  .object({
    kind: z.enum(itemKinds),
    verdict: z.enum(itemVerdicts),
    text: z.string().trim().max(500).nullable().default(null),
    /** The version of the item that the reviewer saw. */
    version: z.string().min(1).max(60),
    /** The last review that he saw, or null when there was none. */
    seen: z.uuid().nullable().default(null),
  })
  .refine(({ verdict, text }) => verdict === 'approved' || (text !== null && text !== ''), {
    path: ['text'],
    error: 'This field is required',
  })
  .meta({ id: 'ReviewItemBody' });
/** A verdict on one item. */
export type ReviewItemBody = z.infer<typeof ReviewItemBody>;

/** Names of tasks and documents in addresses. */
export const ReviewedDocument = z.enum(documentKinds);
/** Tasks that are reviewed as a whole. */
export const ReviewedTask = z.enum(sentTasks);

/** Sections that have notes: the onboarding tasks, and what the compliance check lists. */
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

/** A note on an item, as the driver himself and operations read it. */
export const VerificationNote = z
  .object({ _id: z.uuid(), entityId: z.uuid(), text: z.string(), updatedAt: Instant })
  .meta({ id: 'VerificationNote' });
/** A note on an item. */
export type VerificationNote = z.infer<typeof VerificationNote>;
