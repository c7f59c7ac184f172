import { z } from 'zod';
import { CalendarDay } from '../shared/schema';
import { requirementReasons, requirementStatuses } from './evaluation';
import { driverFactKinds, evidenceKinds } from './evidence';
import {
  factNames,
  reportedHistories,
  requirementActors,
  requirementAreas,
  requirementScopes,
  retentionStarts,
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
const RetentionPeriod = z.object({
  from: z.enum(retentionStarts),
  months: z.number().int().min(1).max(MAX_MONTHS),
});
const Retention = RetentionPeriod.extend({ orLater: RetentionPeriod.optional() }).nullable();
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

/** The name that all versions of a requirement share: lowercase words and digits, joined by hyphens. */
export const RequirementCode = z
  .string({ error: REQUIRED })
  .trim()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'Use lowercase letters, digits and hyphens' });

/** A requirement in a committed file: one version with its effective dates. */
export const RequirementFile = RequirementContent.extend({
  code: RequirementCode,
  effectiveFrom: z.iso.date(),
  effectiveTo: z.iso.date().nullable().default(null),
}).strict();
/** A requirement in a committed file. */
export type RequirementFile = z.infer<typeof RequirementFile>;

/** A new requirement, or a new version of one. */
export const NewRequirementBody = RequirementContent.extend({
  code: RequirementCode,
  effectiveFrom: Day,
  /** The first day on which it is no longer in effect. */
  effectiveTo: z.iso.date().nullable().default(null),
  /** The version that it replaces, as the author saw it. */
  replaces: z.uuid().nullable().default(null),
  /** The end of the replaced version, as the author saw it. */
  replacesUntil: z.iso.date().nullable().default(null),
}).meta({ id: 'NewRequirementBody' });
/** A new requirement, or a new version of one. */
export type NewRequirementBody = z.infer<typeof NewRequirementBody>;

/** The first day on which a version is no longer in effect. */
export const EndRequirementBody = z.object({ on: Day }).meta({ id: 'EndRequirementBody' });
/** The first day on which a version is no longer in effect. */
export type EndRequirementBody = z.infer<typeof EndRequirementBody>;

/** A version of a requirement, for operations. */
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
    /** The author; null if it came with the product. */
    author: Person.nullable(),
    writtenAt: z.iso.datetime(),
    /** The author of its end date; null if it has none, or if it came with the product. */
    endedBy: Person.nullable(),
  })
  .meta({ id: 'RequirementVersion' });
/** A version of a requirement, for operations. */
export type RequirementVersion = z.infer<typeof RequirementVersion>;

/** The versions of all requirements or of one, by area and name, newest first. */
export const RequirementVersions = z.object({ data: z.array(RequirementVersion) }).meta({ id: 'RequirementVersions' });
/** The versions of all requirements or of one. */
export type RequirementVersions = z.infer<typeof RequirementVersions>;

/** Selects the versions of one requirement. */
export const RequirementVersionsQuery = z.object({ code: z.string().max(60).optional() });

const Status = z.enum(requirementStatuses);

/** A draft version, and the last driver already checked; null for the first batch. */
export const PreviewRequirementBody = NewRequirementBody.extend({ after: z.uuid().nullable().default(null) }).meta({
  id: 'PreviewRequirementBody',
});
/** A draft version, and the last driver already checked. */
export type PreviewRequirementBody = z.infer<typeof PreviewRequirementBody>;

/** The impact of a draft version on a batch of drivers, in the order of their ids. */
export const RequirementPreview = z
  .object({
    /** The total number of drivers; null after the first batch. */
    total: z.number().int().nullable(),
    /** The number of drivers checked in this batch. */
    judged: z.number().int(),
    /** The number of drivers to whom it would apply on its first day. */
    concerned: z.number().int(),
    /** The number of drivers whose requirements would change. */
    changed: z.number().int(),
    /** The first changed drivers, with the organization for requirements of organizations. */
    rows: z.array(
      z.object({
        driver: Person,
        organization: Person.nullable(),
        before: Status.nullable(),
        after: Status,
        /** The due dates before and after. */
        wasDueOn: z.iso.date().nullable(),
        dueOn: z.iso.date().nullable(),
      }),
    ),
    /** The start of the next batch; null after the last one. */
    next: z.uuid().nullable(),
  })
  .meta({ id: 'RequirementPreview' });
/** The impact of a draft version. */
export type RequirementPreview = z.infer<typeof RequirementPreview>;

/** Selects the day, organization and order for a driver's requirements. */
export const RequirementsQuery = z.object({
  // Due dates are calculated from this day; centuries later they would exceed the calendar.
  on: CalendarDay.refine((day) => day <= LAST_JUDGED_DAY, { error: 'no-such-day' }).optional(),
  organizationId: z.uuid().optional(),
  orderId: z.uuid().optional(),
});

/** One requirement for a driver on a day. */
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
    /** The kind of evidence that operations may enter to meet it. */
    enters: z.enum(driverFactKinds).nullable(),
  })
  .meta({ id: 'RequirementLine' });
/** One requirement for a driver on a day. */
export type RequirementLine = z.infer<typeof RequirementLine>;

/** A date that operations entered for a driver. */
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
/** A date that operations entered for a driver. */
export type DriverFact = z.infer<typeof DriverFact>;

const TiedOrder = z.object({ _id: z.uuid(), title: z.string(), organizationId: z.uuid() });

/** A driver's requirements on a day, for an organization and an order. */
export const DriverRequirements = z
  .object({
    on: z.iso.date(),
    organization: Person.nullable(),
    /** The selected order; null for all orders of the driver at the organization together. */
    order: TiedOrder.nullable(),
    /** Organizations that the driver works, will work or has worked for. */
    organizations: z.array(Person),
    /** Orders on which the driver is a candidate or has worked. */
    orders: z.array(TiedOrder),
    data: z.array(RequirementLine),
    facts: z.array(DriverFact),
  })
  .meta({ id: 'DriverRequirements' });
/** A driver's requirements on a day. */
export type DriverRequirements = z.infer<typeof DriverRequirements>;

/** A date that operations enter because no other source has it. */
export const NewDriverFactBody = z
  .object({
    kind: z.enum(driverFactKinds, { error: REQUIRED }),
    on: Day,
    /** The last valid day stated on the evidence itself. */
    endsOn: z.iso.date().nullable().default(null),
    organizationId: z.uuid().nullable().default(null),
  })
  .meta({ id: 'NewDriverFactBody' });
/** A date that operations enter. */
export type NewDriverFactBody = z.infer<typeof NewDriverFactBody>;
