import { z } from 'zod';
import { CalendarDay } from '../shared/schema';
import { tooLong } from '../shared/too-long';
import { faultsOf } from './draft';
import { statuses } from './model/answer';
import { Reason, requirementFields } from './model/schema';

const REQUIRED = 'This field is required';
const LAST_DAY = '2999-12-31';
const Day = z.string({ error: REQUIRED }).pipe(CalendarDay.refine((day) => day <= LAST_DAY, { error: 'no-such-day' }));
const Reference = z.object({ _id: z.uuid(), name: z.string() });

/** Fields that contradict each other are reported at one of them. */
function refuseFaults(draft: Parameters<typeof faultsOf>[0], context: z.RefinementCtx): void {
  for (const { path, code } of faultsOf(draft)) context.addIssue({ code: 'custom', message: code, path: [...path] });
}

const days = {
  /** The first day in force. */
  from: Day,
  /** The last day in force; null if open. */
  to: Day.nullable(),
};

const newVersion = {
  ...requirementFields,
  ...days,
  /** The version that it replaces, as the author saw it. */
  replaces: z.uuid().nullable(),
  /** The last day of the replaced version, as the author saw it. */
  replacesUntil: z.iso.date().nullable(),
};

/** A new requirement, or a new version of one. */
export const NewRequirementBody = z
  .strictObject(newVersion)
  .superRefine(refuseFaults)
  .meta({ id: 'NewRequirementBody' });
/** A new requirement, or a new version of one. */
export type NewRequirementBody = z.infer<typeof NewRequirementBody>;

const correction = {
  ...requirementFields,
  ...days,
  /** Why the record was wrong. */
  reason: Reason,
  /** The version, or its last correction, as the author saw it. */
  seen: z.uuid(),
};

/** The right content of a version, for days that are past. */
export const CorrectRequirementBody = z
  .strictObject(correction)
  .superRefine(refuseFaults)
  .meta({ id: 'CorrectRequirementBody' });
/** The right content of a version, for days that are past. */
export type CorrectRequirementBody = z.infer<typeof CorrectRequirementBody>;

/** The last day on which a version is in force; the day before its first one withdraws it. */
export const EndRequirementBody = z.object({ lastDay: Day }).meta({ id: 'EndRequirementBody' });
/** The last day on which a version is in force. */
export type EndRequirementBody = z.infer<typeof EndRequirementBody>;

/** A version of a requirement, for operations. */
export const RequirementVersion = z
  .object({
    ...requirementFields,
    _id: z.uuid(),
    from: z.iso.date(),
    to: z.iso.date().nullable(),
    /** The carrier whose own rule it is; null for all carriers. */
    organization: Reference.nullable(),
    /** Set if this version replaces another one on its days. */
    correction: z.object({ reason: z.string(), by: z.string(), at: z.iso.datetime(), of: z.uuid() }).nullable(),
    /** The author; null if it came with the product. */
    author: Reference.nullable(),
    writtenAt: z.iso.datetime(),
    /** The author of its end date; null if it has none, or if it came with the product. */
    endedBy: Reference.nullable(),
  })
  .meta({ id: 'RequirementVersion' });
/** A version of a requirement, for operations. */
export type RequirementVersion = z.infer<typeof RequirementVersion>;

/** The versions of all requirements or of one, by name, newest first. */
export const RequirementVersions = z.object({ data: z.array(RequirementVersion) }).meta({ id: 'RequirementVersions' });
/** The versions of all requirements or of one. */
export type RequirementVersions = z.infer<typeof RequirementVersions>;

/** Selects the versions of one requirement. */
export const RequirementVersionsQuery = z.object({ code: z.string().max(60, tooLong()).optional() });

/** The batch to check: the last driver already checked, null for the first batch. */
const after = z.uuid().nullable();

/** A draft version, or a draft correction of a version, and the batch to check. */
export const PreviewRequirementBody = z
  .strictObject({
    draft: z.strictObject({ ...requirementFields, ...days }).superRefine(refuseFaults),
    replaces: newVersion.replaces,
    replacesUntil: newVersion.replacesUntil,
    /** The version that it corrects; null for a new version. */
    corrects: z.uuid().nullable(),
    after,
  })
  .meta({ id: 'PreviewRequirementBody' });
/** A draft version, or a draft correction of a version, and the batch to check. */
export type PreviewRequirementBody = z.infer<typeof PreviewRequirementBody>;

const PreviewedLine = z.object({
  status: z.enum(statuses),
  dueOn: z.iso.date().nullable(),
  bars: z.boolean(),
});

/** The impact of a draft on a batch of drivers, in the order of their ids. */
export const RequirementPreview = z
  .object({
    /** The day whose answers are compared: the first day of a new version, today for a correction. */
    on: z.iso.date(),
    /** The total number of drivers; null after the first batch. */
    total: z.number().int().nullable(),
    /** The number of drivers checked in this batch. */
    checked: z.number().int(),
    /** The number of drivers to whom it would apply. */
    concerned: z.number().int(),
    /** The number of drivers whose files would change. */
    changed: z.number().int(),
    /** The number of drivers whom it would newly bar from driving. */
    barred: z.number().int(),
    /** The first changed lines. */
    rows: z.array(
      z.object({
        driver: Reference,
        employment: z.object({ _id: z.uuid(), organization: Reference, from: z.iso.date().nullable() }).nullable(),
        /** The past employer or licensing authority of the line. */
        about: z.string().nullable(),
        /** Null if the file has no such line. */
        before: PreviewedLine.nullable(),
        after: PreviewedLine.nullable(),
      }),
    ),
    /** The start of the next batch; null after the last one. */
    next: z.uuid().nullable(),
  })
  .meta({ id: 'RequirementPreview' });
/** The impact of a draft. */
export type RequirementPreview = z.infer<typeof RequirementPreview>;
