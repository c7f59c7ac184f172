import { z } from 'zod';
import { documentKinds, documentStatuses, onboardingTasks } from '../driver-pipeline/tasks';
import { tooLong } from '../shared/too-long';
import { Content, Dates, Day, Findings } from './content-schema';
import { reasons, statuses } from './model/answer';
import { employmentTypes } from './model/employment';
import { evidenceDates, evidenceForms, evidenceKinds } from './model/evidence';
import { dotModes, exemptionSections, statedFacts } from './model/facts';
import { actors, authorities, stores, subjects } from './model/requirement';

/** The message of a missing field. */
export const REQUIRED = 'This field is required';
const MAX_WEIGHT = 200_000;
const MAX_PASSENGERS = 200;
const MAX_LICENSES = 20;
const MAX_EMPLOYERS = 60;
const RequiredDay = z.string({ error: REQUIRED }).pipe(Day);
const text = (max: number) => z.string({ error: REQUIRED }).trim().min(1, { error: REQUIRED }).max(max, tooLong());
const Reference = z.object({ _id: z.uuid(), name: z.string() });

/** Selects a file as of a day, and as it was known at an instant; by default today, where the driver lives. */
export const FileQuery = z.object({
  on: Day.optional(),
  /** Corrections of the law that came later do not count. */
  knownAt: z.iso.datetime().optional(),
});
/** Selects a file as of a day. */
export type FileQuery = z.infer<typeof FileQuery>;

/** A document or certificate of a file, as its reader may see it. */
export const FileEvidence = z
  .object({
    _id: z.uuid(),
    kind: z.enum(evidenceKinds),
    form: z.enum(evidenceForms),
    dates: Dates,
    findings: Findings,
    content: Content,
    /** The past employer, licensing authority or certificate that it is about. */
    about: z.string().nullable(),
    obtainedBy: z.enum(['driver', 'carrier', 'platform']),
    /** Whether the driver signed it for the carrier on the platform. */
    isSignedHere: z.boolean(),
    organization: Reference.nullable(),
    employmentId: z.uuid().nullable(),
    /** The stored files that the reader may open: the document, and the back of a card. */
    opens: z.array(z.enum(['front', 'back'])),
    /** The last verdict; null if nobody has reviewed it. */
    review: z
      .object({
        result: z.enum(['accepted', 'rejected']),
        reason: z.string().nullable(),
        by: z.string().nullable(),
        on: z.iso.date(),
      })
      .nullable(),
    recordedBy: z.string().nullable(),
    recordedAt: z.iso.datetime(),
    /** The reason if it replaced an earlier entry. */
    correctionReason: z.string().nullable(),
    /** Whether the reader may review or correct it. */
    isOwn: z.boolean(),
  })
  .meta({ id: 'FileEvidence' });
/** A document or certificate of a file. */
export type FileEvidence = z.infer<typeof FileEvidence>;

/** One line of a file: a requirement, for one past employer, licensing authority or certificate if it has several. */
export const FileLine = z
  .object({
    code: z.string(),
    title: z.string(),
    citation: z.string(),
    note: z.string(),
    authority: z.enum(authorities),
    store: z.enum(stores),
    per: z.enum(subjects),
    /** The employment that the line belongs to; null for the driver's own lines. */
    employmentId: z.uuid().nullable(),
    subject: z.object({ id: z.string(), name: z.string() }).nullable(),
    status: z.enum(statuses),
    why: z.enum(reasons),
    /** The facts or dates of a document that are missing, exempt, or are not as the requirement demands. */
    facts: z.array(z.string()),
    provenOn: z.iso.date().nullable(),
    /** Whether the proof is from before the application, or long before the hire. */
    isEarly: z.boolean(),
    dueOn: z.iso.date().nullable(),
    /** Days of the last late proof. */
    daysLate: z.number().int().nullable(),
    lateness: z.array(z.object({ dueOn: z.iso.date(), provenOn: z.iso.date(), days: z.number().int() })),
    acts: z.enum(actors).nullable(),
    /** Whether the driver has sent it, and the party that acts reviews it. */
    isUnderReview: z.boolean(),
    /** The driver's own task or document that the line is about; for the driver, while the application is open. */
    part: z
      .object({ about: z.enum([...onboardingTasks, ...documentKinds]), status: z.enum(documentStatuses) })
      .nullable(),
    keepUntil: z.iso.date().nullable(),
    /** Whether driving is unlawful as things stand. */
    bars: z.boolean(),
    evidence: FileEvidence.nullable(),
    /** Documents that do not count yet, or no longer. */
    others: z.array(FileEvidence),
    /** The documents that the reader may record to meet it, with the date that counts. */
    records: z.array(
      z.object({
        kind: z.enum(evidenceKinds),
        dated: z.enum(evidenceDates),
        forms: z.array(z.enum(evidenceForms)),
        findings: Findings,
        /** The end that the document states, if it counts. */
        until: z.enum(evidenceDates).nullable(),
      }),
    ),
    correction: z.object({ reason: z.string(), by: z.string(), at: z.iso.datetime() }).nullable(),
  })
  .meta({ id: 'FileLine' });
/** One line of a file. */
export type FileLine = z.infer<typeof FileLine>;

const EmploymentDetails = {
  /** The day on which the application to this carrier was signed. */
  appliedOn: Day.nullable(),
  /** The first safety-sensitive function, usually the first drive. */
  startedOn: Day.nullable(),
  type: z.enum(employmentTypes).nullable(),
  isMultipleEmployer: z.boolean().nullable(),
  isFurnished: z.boolean().nullable(),
};

/** One employment of a driver at a carrier; null means not known. */
export const FileEmployment = z
  .object({
    _id: z.uuid(),
    driver: Reference,
    organization: Reference,
    /** Null if it was entered by hand. */
    order: z.object({ _id: z.uuid(), title: z.string() }).nullable(),
    ...EmploymentDetails,
    hiredOn: z.iso.date().nullable(),
    endedOn: z.iso.date().nullable(),
    endReason: z.string().max(5_000, tooLong()).nullable(),
  })
  .meta({ id: 'FileEmployment' });
/** One employment of a driver at a carrier. */
export type FileEmployment = z.infer<typeof FileEmployment>;

/** Changes of an employment by a person; a named day changes if it was entered by hand. `was`: as the page showed it. */
export const ChangeEmploymentBody = z
  .object({
    ...EmploymentDetails,
    hiredOn: RequiredDay.optional(),
    endedOn: Day.nullable().optional(),
    endReason: z.string().trim().max(500, tooLong()).nullable().optional(),
    was: FileEmployment.omit({ _id: true, driver: true, organization: true, order: true }).optional(),
  })
  .meta({ id: 'ChangeEmploymentBody' });
/** Changes of an employment by a person. */
export type ChangeEmploymentBody = z.infer<typeof ChangeEmploymentBody>;

/** An employment that did not come from a hire here. */
export const NewEmploymentBody = z
  .object({
    ...EmploymentDetails,
    hiredOn: RequiredDay,
    endedOn: Day.nullable(),
    endReason: z.string().trim().max(500, tooLong()).nullable(),
  })
  .meta({ id: 'NewEmploymentBody' });
/** An employment that did not come from a hire here. */
export type NewEmploymentBody = z.infer<typeof NewEmploymentBody>;

const StatedLicense = z.object({
  state: text(60),
  isForeign: z.boolean(),
  heldFrom: Day,
  heldUntil: Day.nullable(),
  class: z.enum(['A', 'B', 'C', 'D']).nullable(),
  endorsements: z.array(z.enum(['H', 'N', 'P', 'S', 'T', 'X'])),
  restrictions: z.array(z.string().trim().min(1).max(3, tooLong())).max(30),
});

/** Facts about a driver or a job; null means not stated. Unknown names are refused. */
export const FileFacts = z
  .strictObject({
    ...(Object.fromEntries(statedFacts.map((name) => [name, z.boolean().nullable()])) as Record<
      (typeof statedFacts)[number],
      z.ZodNullable<z.ZodBoolean>
    >),
    jobState: z.string().trim().toUpperCase().length(2, tooLong()).nullable(),
    vehicleWeight: z.number().int().min(0).max(MAX_WEIGHT).nullable(),
    passengers: z.number().int().min(1).max(MAX_PASSENGERS).nullable(),
    cdlClass: z.enum(['A', 'B', 'C']).nullable(),
    category: z.enum(['NI', 'EI', 'NA', 'EA']).nullable(),
    exemptionSection: z.enum(exemptionSections).nullable(),
    /** All licenses and permits of the last three years. */
    licenses: z.array(StatedLicense).max(MAX_LICENSES).nullable(),
    /** Past employers: the agency that regulated them, and whether a follow-up testing plan is unfinished. */
    employers: z
      .array(
        z.object({
          id: z.uuid(),
          mode: z.enum([...dotModes, 'none']).nullable(),
          isSafetySensitive: z.boolean().nullable(),
          hasUnfinishedPlan: z.boolean().nullable(),
        }),
      )
      .max(MAX_EMPLOYERS)
      .nullable(),
  })
  .partial()
  .meta({ id: 'FileFacts' });
/** Facts about a driver or a job. */
export type FileFacts = z.infer<typeof FileFacts>;

/** A statement of facts; of each fact, the latest day counts. A wrong one is replaced. `seen`: the statements that the page had. */
export const StateFactsBody = z
  .object({
    from: RequiredDay,
    facts: FileFacts,
    seen: z.array(z.uuid()).max(2_000).optional(),
    corrects: z.uuid().nullable().default(null),
    reason: z.string().trim().max(500, tooLong()).nullable().default(null),
  })
  .meta({ id: 'StateFactsBody' });
/** A statement of facts as of a day. */
export type StateFactsBody = z.infer<typeof StateFactsBody>;

/** A statement that somebody made. */
export const StatedFacts = z
  .object({
    _id: z.uuid(),
    from: z.iso.date(),
    facts: FileFacts,
    /** Null if it is about the driver with any carrier. */
    employmentId: z.uuid().nullable(),
    by: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'StatedFacts' });
/** A statement that somebody made. */
export type StatedFacts = z.infer<typeof StatedFacts>;

/** A driver's file on a day: for one employment, or for the driver alone. */
export const FileOnDay = z
  .object({
    on: z.iso.date(),
    knownAt: z.iso.datetime().nullable(),
    driver: Reference,
    employment: FileEmployment.nullable(),
    /** All employments that the reader may see, newest first. */
    employments: z.array(FileEmployment),
    /** The stores that the reader may see. */
    stores: z.array(z.enum(stores)),
    /** Most urgent first. */
    lines: z.array(FileLine),
    /** The facts that count on the day: stated, and of the job's order. */
    facts: FileFacts,
    statements: z.array(StatedFacts),
    pastEmployers: z.array(Reference),
    /** Whether the reader may record evidence and facts. */
    mayRecord: z.boolean(),
  })
  .meta({ id: 'FileOnDay' });
/** A driver's file on a day. */
export type FileOnDay = z.infer<typeof FileOnDay>;

/** A line that changed between two days; null if it did not exist on one of them. */
export const FileChange = z
  .object({
    code: z.string(),
    title: z.string(),
    store: z.enum(stores),
    subject: z.object({ id: z.string(), name: z.string() }).nullable(),
    before: z.object({ status: z.enum(statuses), dueOn: z.iso.date().nullable(), bars: z.boolean() }).nullable(),
    after: z.object({ status: z.enum(statuses), dueOn: z.iso.date().nullable(), bars: z.boolean() }).nullable(),
  })
  .meta({ id: 'FileChange' });
/** A line that changed between two days. */
export type FileChange = z.infer<typeof FileChange>;

/** Changes of a file. */
export const FileChanges = z
  .object({ since: z.iso.date(), on: z.iso.date(), data: z.array(FileChange) })
  .meta({ id: 'FileChanges' });
/** Changes of a file. */
export type FileChanges = z.infer<typeof FileChanges>;

/** A received file that no evidence names yet; unused ones are deleted after a day. */
export const ReceivedFile = z.object({ fileId: z.uuid() }).meta({ id: 'ReceivedFile' });
/** A received file that no evidence names yet. */
export type ReceivedFile = z.infer<typeof ReceivedFile>;

/** Evidence as a person records it: what the document is and says, with its stored file. */
export const NewEvidenceBody = z
  .object({
    kind: z.enum(evidenceKinds, { error: REQUIRED }),
    form: z.enum(evidenceForms, { error: REQUIRED }),
    dates: Dates,
    findings: Findings.default([]),
    content: Content.default({}),
    /** The past employer, licensing authority or certificate that it is about. */
    about: z.string().trim().min(1).max(120, tooLong()).nullable().default(null),
    fileId: z.uuid().nullable().default(null),
    backFileId: z.uuid().nullable().default(null),
    /** Accepted with the entry, by the person who enters it; a driver's own entry waits for a review. */
    isAccepted: z.boolean().default(true),
  })
  .meta({ id: 'NewEvidenceBody' });
/** Evidence as a person records it. */
export type NewEvidenceBody = z.infer<typeof NewEvidenceBody>;

/** Evidence that replaces a wrong entry. */
export const CorrectEvidenceBody = NewEvidenceBody.extend({ reason: text(500) }).meta({ id: 'CorrectEvidenceBody' });
/** Evidence that replaces a wrong entry. */
export type CorrectEvidenceBody = z.infer<typeof CorrectEvidenceBody>;
