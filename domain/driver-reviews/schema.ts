import { z } from 'zod';
import { mediaTypes, scanStates } from '../driver-files/purposes';
import { ScheduleBody } from '../driver-histories/schedule-schema';
import { rejectionReasons } from '../driver-pipeline/reasons';
import { resultKinds, resultStatuses } from '../driver-pipeline/results';
import { documentKinds, documentStatuses, onboardingTasks, sentTasks, taskStatuses } from '../driver-pipeline/tasks';
import { driverClasses, endorsementCodes, transmissions } from '../shared/job-enums';
import { queryList } from '../shared/schema';
import { tooLong } from '../shared/too-long';
import { licenseRestrictions, medicalRestrictions } from './findings';
import { itemKinds, itemVerdicts } from './items';
import { reviewKinds } from './waiting';

const Instant = z.iso.datetime();
const Note = z.string().trim().max(2_000, tooLong()).nullable().default(null);
const Reason = z.enum(rejectionReasons).nullable().default(null);

/** Metadata of a driver's file, for operations. */
export const ReviewedFile = z
  .object({
    _id: z.uuid(),
    mediaType: z.enum(mediaTypes),
    sizeBytes: z.number().int(),
    scan: z.enum(scanStates),
    sentAt: Instant,
    /** The expiration date that the driver entered. */
    statedExpiresOn: z.iso.date().nullable(),
  })
  .meta({ id: 'ReviewedFile' });
/** Metadata of a driver's file, for operations. */
export type ReviewedFile = z.infer<typeof ReviewedFile>;

/** A verdict or note of operations on an item. */
export const ItemReview = z
  .object({ _id: z.uuid(), verdict: z.enum(itemVerdicts), text: z.string().nullable(), by: z.string(), at: Instant })
  .meta({ id: 'ItemReview' });
/** A verdict or note of operations on an item. */
export type ItemReview = z.infer<typeof ItemReview>;

const Value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** The driver's entries by field name. */
const Fields = z.record(z.string(), Value);

/** An item that a driver entered, with its review history. */
export const ReviewedItem = z
  .object({
    _id: z.uuid(),
    /** Changes with every edit by the driver. */
    version: z.string(),
    startDate: z.iso.date().nullable(),
    endDate: z.iso.date().nullable(),
    fields: Fields,
    verdict: z.enum(['approved', 'rejected']).nullable(),
    reviews: z.array(ItemReview),
  })
  .meta({ id: 'ReviewedItem' });
/** An item that a driver entered. */
export type ReviewedItem = z.infer<typeof ReviewedItem>;

/** A section of the driver's file: the submission, or the entries so far. */
export const ReviewedSection = z
  .object({
    kind: z.enum(itemKinds),
    /** Null if the section is not a task. */
    status: z.enum(taskStatuses).nullable(),
    entryId: z.uuid().nullable(),
    /** Null before the first submission. */
    sentAt: Instant.nullable(),
    answers: Fields,
    items: z.array(ReviewedItem),
    /** The number of required months that are covered. */
    coverage: z
      .object({
        months: z.number().int(),
        neededMonths: z.number().int(),
        gaps: z.array(z.object({ from: z.iso.date(), to: z.iso.date() })),
      })
      .nullable(),
  })
  .meta({ id: 'ReviewedSection' });
/** A section of the driver's file. */
export type ReviewedSection = z.infer<typeof ReviewedSection>;

/** Entries that a reviewer reads on an accepted document, in addition to its expiration date. */
export const DocumentFindings = z
  .object({
    licenseRestrictions: z.array(z.enum(licenseRestrictions)).max(licenseRestrictions.length).default([]),
    medicalRestrictions: z.array(z.enum(medicalRestrictions)).max(medicalRestrictions.length).default([]),
    examinerLicenseNumber: z.string().trim().max(30, tooLong()).default(''),
    mvrSummary: z.string().trim().max(2_000, tooLong()).default(''),
  })
  .meta({ id: 'DocumentFindings' });

const Picture = z.object({
  status: z.enum(taskStatuses),
  entryId: z.uuid().nullable(),
  file: ReviewedFile.nullable(),
});

/** Everything that a driver entered and submitted, by section, with the review history. */
export const OpsDriverFile = z
  .object({
    /** The driver's entries, for comparison with the documents. */
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
        /** The expiration date that a reviewer approved. */
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
    /** Findings of the reviewers on the documents. */
    findings: DocumentFindings,
    /** The remaining reviews, in the recommended order. */
    waiting: z.array(z.enum(reviewKinds)),
  })
  .meta({ id: 'OpsDriverFile' });
/** Everything that a driver entered and submitted. */
export type OpsDriverFile = z.infer<typeof OpsDriverFile>;

/** A verdict on the file that the reviewer saw; an approved license or medical card needs its expiration date. */
export const ReviewDocumentBody = z
  .object({
    /** Null for an imported document without a file. */
    fileId: z.uuid().nullable(),
    isApproved: z.boolean(),
    reason: Reason,
    note: Note,
    expiresOn: z.iso.date().nullable().default(null),
    /** The data printed on an approved license; if absent, the driver's own entries remain in effect. */
    license: z
      .object({ licenseClass: z.enum(driverClasses), endorsements: z.array(z.enum(endorsementCodes)) })
      .optional(),
    /** Further findings on an approved license, medical card or motor vehicle record. */
    findings: DocumentFindings.optional(),
  })
  .meta({ id: 'ReviewDocumentBody' });
/** A verdict on a document. */
export type ReviewDocumentBody = z.infer<typeof ReviewDocumentBody>;

/** A verdict on a submitted task. */
export const ReviewTaskBody = z
  .object({ entryId: z.uuid().nullable().default(null), isApproved: z.boolean(), reason: Reason, note: Note })
  .meta({ id: 'ReviewTaskBody' });
/** A verdict on a task. */
export type ReviewTaskBody = z.infer<typeof ReviewTaskBody>;

/** Reopens the review of an approved task: the submission that the reviewer saw. */
export const UndoApprovalBody = z
  .object({ entryId: z.uuid().nullable().default(null) })
  .meta({ id: 'UndoApprovalBody' });

/** A verdict or note on the version of an item that the reviewer saw; a rejection or note requires a text. */
export const ReviewItemBody = z
  .object({
    kind: z.enum(itemKinds),
    verdict: z.enum(itemVerdicts),
    text: z.string().trim().max(500, tooLong()).nullable().default(null),
    /** The version of the item that the reviewer saw. */
    version: z.string().min(1).max(60, tooLong()),
    /** The last review that the reviewer saw; null if there was none. */
    seen: z.uuid().nullable().default(null),
  })
  .refine(({ verdict, text }) => verdict === 'approved' || (text !== null && text !== ''), {
    path: ['text'],
    error: 'This field is required',
  })
  .meta({ id: 'ReviewItemBody' });
/** A verdict or note on one item. */
export type ReviewItemBody = z.infer<typeof ReviewItemBody>;

/** Document kinds in paths. */
export const ReviewedDocument = z.enum(documentKinds);
/** Tasks in paths: those that are reviewed as a whole. */
export const ReviewedTask = z.enum(sentTasks);

/** Sections that have notes: the onboarding tasks and the lists of the compliance check. */
export const noteSections = [...new Set([...onboardingTasks, ...itemKinds])] as [string, ...string[]];

/** Selects notes; `entityIds` is repeated or separated by commas. */
export const VerificationNotesQuery = z.object({
  userId: z.uuid(),
  type: z.enum(noteSections),
  entityIds: queryList(z.uuid()).optional(),
});
/** Selects notes. */
export type VerificationNotesQuery = z.infer<typeof VerificationNotesQuery>;

/** A note on an item, as the driver and operations read it. */
export const VerificationNote = z
  .object({ _id: z.uuid(), entityId: z.uuid(), text: z.string(), updatedAt: Instant })
  .meta({ id: 'VerificationNote' });
/** A note on an item. */
export type VerificationNote = z.infer<typeof VerificationNote>;
