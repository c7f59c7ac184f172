import { z } from 'zod';
import { taskStatuses } from '../driver-pipeline/tasks';
import { PostalCode } from '../places/postal-code/schema';
import { usStateCodes } from '../places/us-states';
import { tooLong } from '../shared/too-long';
import { visibleLine } from '../shared/visible-text';
import { operatedEquipment, workTypes } from './job-codes';
import { ABROAD, employmentTypes, type HistoryKind, historyKinds, militaryBranches } from './kinds';
import { penaltyTypes, violationCharges } from './offenses';
import { MAX_REFERENCES } from './reference-limits';
import { relationships } from './references';

// Required fields are rules and not part of the schema: the forms apply the same rules, and all problems are reported
// together.
const text = (max: number) => z.string().trim().max(max, tooLong()).default('');
/** A text of one line: a pasted tab or line break is a space. */
const line = (max: number) => z.string().overwrite(visibleLine).max(max, tooLong()).default('');
const Line = line(120);
const Day = z.iso.date();
const Answer = z.boolean().nullable().default(null);
const Place = { city: line(60), state: z.enum([...usStateCodes, ABROAD, '']).default('') };
const Period = {
  /** Id that the client assigns to an item without an id; returned unchanged. */
  localId: z.string().max(64, tooLong()).optional(),
  startDate: z.union([Day, z.literal('')]).default(''),
  endDate: Day.nullable().default(null),
  /** Whether the item is ongoing. */
  current: z.boolean().default(false),
};

/** A job, or a period without one (docs/requirements.md#histories). */
export const EmploymentBody = z
  .object({
    ...Period,
    ...Place,
    type: z.enum(employmentTypes).nullable().default('employer'),
    employerName: Line,
    contactPerson: Line,
    address: Line,
    postalCode: PostalCode,
    phone: line(40),
    fax: line(40),
    email: line(254),
    position: Line,
    reasonForLeaving: text(500),
    /** Whether the employer may be contacted now; asked only about a current employer. */
    mayContact: Answer,
    /** Whether the driver operated a commercial motor vehicle. */
    commercial: Answer,
    /** Whether the Federal Motor Carrier Safety Regulations applied to the driver in this job. */
    subjectToFmcsa: Answer,
    /** Whether the job was a safety-sensitive function under 49 CFR Part 40. */
    safetySensitive: Answer,
    typeOfWork: z.array(z.enum(workTypes)).max(workTypes.length).default([]),
    equipment: z.array(z.enum(operatedEquipment)).max(operatedEquipment.length).default([]),
  })
  .meta({ id: 'EmploymentBody' });
/** A job, or a period without one. */
export type EmploymentBody = z.infer<typeof EmploymentBody>;

/** A residence. */
export const ResidenceBody = z
  .object({
    ...Period,
    ...Place,
    addressLine1: Line,
    addressLine2: Line,
    postalCode: PostalCode,
    moreThan3Years: z.boolean().default(false),
  })
  .meta({ id: 'ResidenceBody' });
/** A residence. */
export type ResidenceBody = z.infer<typeof ResidenceBody>;

/** A period of military service. */
export const MilitaryServiceBody = z
  .object({ ...Period, branch: z.enum(militaryBranches).nullable().default(null), specialty: Line })
  .meta({ id: 'MilitaryServiceBody' });
/** A driving school. */
export const DrivingSchoolBody = z
  .object({ ...Period, ...Place, schoolName: Line, hasGraduated: Answer })
  .meta({ id: 'DrivingSchoolBody' });
/** A period without work. */
export const UnemploymentPeriodBody = z.object({ ...Period, note: text(500) }).meta({ id: 'UnemploymentPeriodBody' });
/** A traffic conviction. */
export const ViolationBody = z
  .object({
    ...Period,
    ...Place,
    charge: z.enum(violationCharges).nullable().default(null),
    details: text(500),
    penalty: z.array(z.enum(penaltyTypes)).max(penaltyTypes.length).default([]),
    inCommercialVehicle: Answer,
  })
  .meta({ id: 'ViolationBody' });

const Count = z.number().int().min(0).max(999).default(0);
/** An accident. */
export const AccidentBody = z
  .object({
    ...Period,
    ...Place,
    description: text(500),
    fatalities: Count,
    injuries: Count,
    hazmatSpill: z.boolean().default(false),
    preventable: Answer,
    inCommercialVehicle: Answer,
  })
  .meta({ id: 'AccidentBody' });

const Id = { _id: z.uuid() };
/** The schemas of each kind: the body, and the stored item with its id. */
export const historySchemas = {
  employment: { body: EmploymentBody, item: EmploymentBody.extend(Id).meta({ id: 'EmploymentItem' }) },
  residence: { body: ResidenceBody, item: ResidenceBody.extend(Id).meta({ id: 'ResidenceItem' }) },
  militaryService: {
    body: MilitaryServiceBody,
    item: MilitaryServiceBody.extend(Id).meta({ id: 'MilitaryServiceItem' }),
  },
  drivingSchool: { body: DrivingSchoolBody, item: DrivingSchoolBody.extend(Id).meta({ id: 'DrivingSchoolItem' }) },
  unemploymentPeriod: {
    body: UnemploymentPeriodBody,
    item: UnemploymentPeriodBody.extend(Id).meta({ id: 'UnemploymentPeriodItem' }),
  },
  violation: { body: ViolationBody, item: ViolationBody.extend(Id).meta({ id: 'ViolationItem' }) },
  accident: { body: AccidentBody, item: AccidentBody.extend(Id).meta({ id: 'AccidentItem' }) },
} as const satisfies Record<HistoryKind, { body: z.ZodObject; item: z.ZodObject }>;

/** Changes of an item; with `was`, a change of an older version is refused. */
export const historyChanges = {
  employment: changeOf(historySchemas.employment).meta({ id: 'ChangeJobBody' }),
  residence: changeOf(historySchemas.residence).meta({ id: 'ChangeResidenceBody' }),
  militaryService: changeOf(historySchemas.militaryService).meta({ id: 'ChangeMilitaryServiceBody' }),
  drivingSchool: changeOf(historySchemas.drivingSchool).meta({ id: 'ChangeDrivingSchoolBody' }),
  unemploymentPeriod: changeOf(historySchemas.unemploymentPeriod).meta({ id: 'ChangeUnemploymentPeriodBody' }),
  violation: changeOf(historySchemas.violation).meta({ id: 'ChangeViolationBody' }),
  accident: changeOf(historySchemas.accident).meta({ id: 'ChangeAccidentBody' }),
} as const satisfies Record<HistoryKind, z.ZodObject>;

function changeOf<Body extends z.ZodRawShape, Item extends z.ZodRawShape>({
  body,
  item,
}: {
  readonly body: z.ZodObject<Body>;
  readonly item: z.ZodObject<Item>;
}) {
  return z.object({ ...body.shape, was: item.optional() });
}

/** Where the driver gets mail, if not at home. */
const Mailing = z
  .object({ ...Place, addressLine1: Line, addressLine2: Line, postalCode: text(10) })
  .meta({ id: 'MailingAddress' });
const Gap = z.object({ from: Day, to: Day });
/** The number of covered months of the last 36, and the days that are not covered. */
export const CoverageView = z
  .object({
    months: z.number().int(),
    neededMonths: z.number().int(),
    isComplete: z.boolean(),
    gaps: z.array(Gap),
  })
  .meta({ id: 'HistoryCoverage' });
/** The number of covered months of the last 36. */
export type CoverageView = z.infer<typeof CoverageView>;

/** The status of a task, and whether the driver changed its data after submitting it. */
export const SubmissionStatus = z
  .object({
    status: z.enum(taskStatuses),
    isChanged: z.boolean(),
    sentAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SubmissionStatus' });
/** The status of a task. */
export type SubmissionStatus = z.infer<typeof SubmissionStatus>;

/** Items that are not a history of their own: military service, driving school, unemployment. */
const PlainList = { standing: SubmissionStatus };
/** Accidents and violations, with the counts of the last three years and of the last twelve months. */
const CountedList = { lastThreeYears: z.number().int(), lastYear: z.number().int() };
const listOf = (item: z.ZodObject) => z.array(item);

/** A period that counts toward the work history but is entered elsewhere. */
const OtherPeriod = z.object({
  kind: z.enum(historyKinds),
  startDate: Day,
  endDate: Day.nullable(),
});

/** The list of each kind, by start date. */
export const historyLists = {
  employment: z
    .object({
      data: z.array(historySchemas.employment.item),
      standing: SubmissionStatus,
      coverage: CoverageView,
      others: z.array(OtherPeriod),
      /** Applicants for CDL jobs confirm that ten years of commercial employers are listed (49 CFR 391.21(b)(11)). */
      asksCommercialEmployers: z.boolean(),
    })
    .meta({ id: 'EmploymentHistory' }),
  residence: z
    .object({
      data: z.array(historySchemas.residence.item),
      standing: SubmissionStatus,
      coverage: CoverageView,
      sameAddress: z.boolean(),
      /** Null if it is the home address, or was not given. */
      mailingAddress: Mailing.nullable(),
    })
    .meta({ id: 'ResidenceHistory' }),
  militaryService: z
    .object({ data: listOf(historySchemas.militaryService.item), ...PlainList })
    .meta({ id: 'MilitaryServices' }),
  drivingSchool: z
    .object({ data: listOf(historySchemas.drivingSchool.item), ...PlainList })
    .meta({ id: 'DrivingSchools' }),
  unemploymentPeriod: z
    .object({ data: listOf(historySchemas.unemploymentPeriod.item), ...PlainList })
    .meta({ id: 'UnemploymentPeriods' }),
  violation: z.object({ data: listOf(historySchemas.violation.item), ...CountedList }).meta({ id: 'Violations' }),
  accident: z.object({ data: listOf(historySchemas.accident.item), ...CountedList }).meta({ id: 'Accidents' }),
} as const satisfies Record<HistoryKind, z.ZodObject>;

/** The work history, as its page shows it. */
export type EmploymentHistory = z.infer<typeof historyLists.employment>;
/** The residence history, as its page shows it. */
export type ResidenceHistory = z.infer<typeof historyLists.residence>;

const MAX_ITEMS = 100;
const Known = z.object({ _id: z.uuid().optional() }).shape;

/** Submits the work history: the stored one, or `histories` in its place; with `was`, only in place of that list. */
export const SubmitEmployment = z
  .object({
    histories: z
      .array(EmploymentBody.extend(Known).meta({ id: 'EmploymentEntry' }))
      .max(MAX_ITEMS)
      .optional(),
    was: z.array(historySchemas.employment.item).max(MAX_ITEMS).optional(),
    commercialEmployersListed: z.boolean().default(false),
  })
  .meta({ id: 'SubmitEmployment' });
/** Submits the work history. */
export type SubmitEmployment = z.infer<typeof SubmitEmployment>;

/** Submits the residence history. */
export const SubmitResidence = z
  .object({
    histories: z
      .array(ResidenceBody.extend(Known).meta({ id: 'ResidenceEntry' }))
      .max(MAX_ITEMS)
      .optional(),
    was: z.array(historySchemas.residence.item).max(MAX_ITEMS).optional(),
    /** Whether the mailing address is the home address. */
    sameAddress: z.boolean().default(false),
    /** The mailing address if it is another one; ignored otherwise. The page requires it then. */
    mailingAddress: Mailing.nullable().default(null),
  })
  .meta({ id: 'SubmitResidence' });
/** Submits the residence history. */
export type SubmitResidence = z.infer<typeof SubmitResidence>;

/** A person who can vouch for the driver. */
export const ReferenceBody = z
  .object({
    name: Line,
    phone: line(40),
    email: line(254),
    company: Line,
    relationship: z.enum(relationships).nullable().default(null),
  })
  .meta({ id: 'Reference' });
const References = z.array(ReferenceBody).max(MAX_REFERENCES);
/** Stores the references without submitting them; with `was`, a change of an older list is refused. */
export const ReferencesBody = z
  .object({ references: References, was: References.optional() })
  .meta({ id: 'ReferencesBody' });
/** The references to store. */
export type ReferencesBody = z.infer<typeof ReferencesBody>;
/** The references of a driver. */
export const ReferencesView = z
  .object({ references: z.array(ReferenceBody.extend(Id).meta({ id: 'NamedReference' })), standing: SubmissionStatus })
  .meta({ id: 'References' });
/** The references of a driver. */
export type ReferencesView = z.infer<typeof ReferencesView>;
