import { z } from 'zod';
import { CalendarDay } from '../shared/schema';
import { driverFactKinds, evidenceKinds } from './evidence';
import { requirementReasons, requirementStatuses } from './evaluate';
import {
  factNames,
  requirementActors,
  requirementAreas,
  requirementScopes,
  retentionStarts,
  reportedHistories,
} from './record';

const REQUIRED = 'This field is required';
const text = (max: number) => z.string({ error: REQUIRED }).trim().min(1, { error: REQUIRED }).max(max);
const Day = z.iso.date({ error: REQUIRED });
const Person = z.object({ _id: z.uuid(), name: z.string() });

const MAX_DAYS = 3_660;
const MAX_MONTHS = 1_200;
const MAX_PROOFS = 10;
const LAST_JUDGED_DAY = '2999-12-31';

const Span = z
  .object({
    unit: z.enum(['days', 'months', 'businessDays']),
    count: z.number().int().min(0).max(MAX_DAYS),
  })
  .meta({ id: 'RequirementSpan' });

const Proof = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('evidence'),
      kind: z.enum(evidenceKinds),
      lasts: z.union([Span, z.literal('untilItsEnd')]).nullable(),
      atMostMonths: z.number().int().min(1).max(MAX_MONTHS).optional(),
    }),
    z.object({ type: z.literal('age'), years: z.number().int().min(1).max(100) }),
    z.object({
      type: z.literal('told'),
      history: z.enum(reportedHistories),
      months: z.number().int().min(1).max(MAX_MONTHS),
    }),
  ])
  .meta({ id: 'RequirementProof' });

const Due = z.object({ from: z.enum(['start', 'signUp']), after: Span }).nullable();
const RetentionClock = z.object({
  from: z.enum(retentionStarts),
  months: z.number().int().min(1).max(MAX_MONTHS),
});
const Retention = RetentionClock.extend({ orLater: RetentionClock.optional() }).nullable();
const Note = z.string().trim().max(2_000);
const AppliesIf = z.partialRecord(z.enum(factNames), z.boolean());

const content = {
  area: z.enum(requirementAreas),
  title: text(120),
  citation: text(200),
  scope: z.enum(requirementScopes),
  proofs: z.array(Proof).min(1).max(MAX_PROOFS),
  noticeDays: z.number().int().min(0).max(365),
  acts: z.enum(requirementActors),
};

const RequirementContent = z.object({
  ...content,
  note: Note.default(''),
  appliesIf: AppliesIf.default({}),
  due: Due.default(null),
  retention: Retention.default(null),
});

/** The name that every version of a requirement shares: words of small letters and digits, joined by hyphens. */
export const RequirementCode = z
  .string({ error: REQUIRED })
  .trim()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'Use small letters, digits and hyphens' });

/** A requirement as a committed file holds it: one version, and when it is in force. */
export const RequirementFile = RequirementContent.extend({
  code: RequirementCode,
  effectiveFrom: z.iso.date(),
  effectiveTo: z.iso.date().nullable().default(null),
}).strict();
/** A requirement as a committed file holds it. */
export type RequirementFile = z.infer<typeof RequirementFile>;

/** A new version of a requirement, or the first one. */
export const NewRequirementBody = RequirementContent.extend({
  code: RequirementCode,
  effectiveFrom: Day,
  /** The first day on which it is not in force any more. */
  effectiveTo: z.iso.date().nullable().default(null),
  /** The version that it takes the place of, as it was seen. */
  replaces: z.uuid().nullable().default(null),
  /** The end of that version, as it was seen. */
  replacesUntil: z.iso.date().nullable().default(null),
}).meta({ id: 'NewRequirementBody' });
/** A new version of a requirement, or the first one. */
export type NewRequirementBody = z.infer<typeof NewRequirementBody>;

/** The first day on which a version is not in force any more. */
export const EndRequirementBody = z.object({ on: Day }).meta({ id: 'EndRequirementBody' });
/** The first day on which a version is not in force any more. */
export type EndRequirementBody = z.infer<typeof EndRequirementBody>;

/** A version of a requirement as operations see it. */
export const RequirementVersion = z
  .object({
    ...content,
    _id: z.uuid(),
    code: z.string(),
    note: Note,
    appliesIf: AppliesIf,
    due: Due,
    retention: Retention,
    effectiveFrom: z.iso.date(),
    effectiveTo: z.iso.date().nullable(),
    /** Who wrote it; null: it came with the product. */
    author: Person.nullable(),
    writtenAt: z.iso.datetime(),
    /** Who set its last day; null: nobody, or the product. */
    endedBy: Person.nullable(),
  })
  .meta({ id: 'RequirementVersion' });
/** A version of a requirement as operations see it. */
export type RequirementVersion = z.infer<typeof RequirementVersion>;

/** Every version of every requirement, or of one: by area and name, the newest first. */
export const RequirementVersions = z.object({ data: z.array(RequirementVersion) }).meta({ id: 'RequirementVersions' });
/** Every version of every requirement, or of one. */
export type RequirementVersions = z.infer<typeof RequirementVersions>;

/** Narrows the versions to one requirement. */
export const RequirementVersionsQuery = z.object({ code: z.string().max(60).optional() });

const Status = z.enum(requirementStatuses);

/** A version that nobody has written yet, and the last driver who was looked at; null: from the first on. */
export const PreviewRequirementBody = NewRequirementBody.extend({ after: z.uuid().nullable().default(null) }).meta({
  id: 'PreviewRequirementBody',
});
/** A version that nobody has written yet, and the last driver who was looked at. */
export type PreviewRequirementBody = z.infer<typeof PreviewRequirementBody>;

/** Whom a version would concern, before it is written: so many drivers at a time, in the order of their ids. */
export const RequirementPreview = z
  .object({
    /** How many there are to look at in all; null where the question goes on. */
    total: z.number().int().nullable(),
    /** How many drivers were looked at now. */
    judged: z.number().int(),
    /** Of how many of them it would be asked on the version's first day. */
    concerned: z.number().int(),
    /** How many of them would find something else in their list. */
    changed: z.number().int(),
    /** The first of those; an organization where it is an organization's own. */
    rows: z.array(
      z.object({
        driver: Person,
        organization: Person.nullable(),
        before: Status.nullable(),
        after: Status,
        /** By when it was due, and is. */
        wasDueOn: z.iso.date().nullable(),
        dueOn: z.iso.date().nullable(),
      }),
    ),
    /** Where the next question goes on; null: everybody was looked at. */
    next: z.uuid().nullable(),
  })
  .meta({ id: 'RequirementPreview' });
/** Whom a version would concern. */
export type RequirementPreview = z.infer<typeof RequirementPreview>;

/** For which day, organization and order a driver's requirements are asked. */
export const RequirementsQuery = z.object({
  // What is due centuries after it no calendar has.
  on: CalendarDay.refine((day) => day <= LAST_JUDGED_DAY, { error: 'no-such-day' }).optional(),
  organizationId: z.uuid().optional(),
  orderId: z.uuid().optional(),
});

/** One requirement as it is for a driver on a day. */
export const RequirementLine = z
  .object({
    _id: z.uuid(),
    code: z.string(),
    area: z.enum(requirementAreas),
    title: z.string(),
    citation: z.string(),
    note: z.string(),
    scope: z.enum(requirementScopes),
    status: Status,
    why: z.enum(requirementReasons),
    unmet: z.enum(factNames).nullable(),
    provenOn: z.iso.date().nullable(),
    dueOn: z.iso.date().nullable(),
    acts: z.enum(requirementActors).nullable(),
    keepUntil: z.iso.date().nullable(),
    /** What operations may enter the day of, to meet it. */
    enters: z.enum(driverFactKinds).nullable(),
  })
  .meta({ id: 'RequirementLine' });
/** One requirement as it is for a driver on a day. */
export type RequirementLine = z.infer<typeof RequirementLine>;

/** A day that operations entered of a driver. */
export const DriverFact = z
  .object({
    _id: z.uuid(),
    kind: z.enum(driverFactKinds),
    on: z.iso.date(),
    endsOn: z.iso.date().nullable(),
    organization: Person.nullable(),
    author: Person,
    enteredAt: z.iso.datetime(),
  })
  .meta({ id: 'DriverFact' });
/** A day that operations entered of a driver. */
export type DriverFact = z.infer<typeof DriverFact>;

const TiedOrder = z.object({ _id: z.uuid(), title: z.string(), organizationId: z.uuid() });

/** What the rules ask of a driver on a day, and for whom. */
export const DriverRequirements = z
  .object({
    on: z.iso.date(),
    organization: Person.nullable(),
    /** The job that is asked about; null: all those together on which he and the organization meet. */
    order: TiedOrder.nullable(),
    /** Those that he works for, is to begin at, or has worked for. */
    organizations: z.array(Person),
    /** The jobs on which he stands or has worked. */
    orders: z.array(TiedOrder),
    data: z.array(RequirementLine),
    facts: z.array(DriverFact),
  })
  .meta({ id: 'DriverRequirements' });
/** What the rules ask of a driver on a day, and for whom. */
export type DriverRequirements = z.infer<typeof DriverRequirements>;

/** A day that nothing else knows of. */
export const NewDriverFactBody = z
  .object({
    kind: z.enum(driverFactKinds, { error: REQUIRED }),
    on: Day,
    /** The last day that the proof names itself. */
    endsOn: z.iso.date().nullable().default(null),
    organizationId: z.uuid().nullable().default(null),
  })
  .meta({ id: 'NewDriverFactBody' });
/** A day that nothing else knows of. */
export type NewDriverFactBody = z.infer<typeof NewDriverFactBody>;
