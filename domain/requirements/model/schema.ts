import { z } from 'zod';
import { tooLong } from '../../shared/too-long';
import { visibleLine } from '../../shared/visible-text';
import { anchors } from './employment';
import { evidenceDates, evidenceForms, evidenceKinds, findings } from './evidence';
import { derivedFacts, statedFacts } from './facts';
import { actors, authorities, employerGroups, lawDays, type Requirement, stores, subjects } from './requirement';
import { spanUnits } from './span';

const MAX_COUNT = 3_660;
const MAX_YEARS = 100;
const MAX_MONTHS = 1_200;
const MAX_NOTICE_DAYS = 365;
const MAX_ITEMS = 20;
const MAX_COUNTED = 100;
const MIN_AGE = 1;
const REQUIRED = 'This field is required';
const line = (max: number) =>
  z.string({ error: REQUIRED }).overwrite(visibleLine).min(1, { error: REQUIRED }).max(max, tooLong());
const text = (max: number) => z.string({ error: REQUIRED }).trim().min(1, { error: REQUIRED }).max(max, tooLong());

const categories = ['NI', 'EI', 'NA', 'EA'] as const;

const Span = z.templateLiteral([z.number().int().min(0).max(MAX_COUNT), ' ', z.enum(spanUnits)]);
const Anchor = z.enum(anchors);
const DayRule = z.union([Anchor, z.templateLiteral([Anchor, ' + ', Span])]);
const KeepRule = z.templateLiteral([z.enum([...anchors, 'document', 'last query']), ' + ', Span]);
const FactTest = z.union([
  z.templateLiteral([z.enum(['', 'not ']), z.enum([...statedFacts, ...derivedFacts])]),
  z.templateLiteral(['jobState is ', z.string().regex(/^[A-Z]{2}$/)]),
  z.templateLiteral(['category is ', z.enum(categories)]),
]);
const Kind = z.enum(evidenceKinds);
const EvidenceDate = z.enum(evidenceDates);
const Findings = z.array(z.enum(findings));
const Day = z.iso.date();

const DateLimit = z.object({
  date: EvidenceDate,
  before: Anchor,
  atMost: Span.optional(),
  atLeast: Span.optional(),
});

const Finds = z.object({
  kind: Kind,
  findings: Findings,
  dated: EvidenceDate,
  of: z.literal('employment').optional(),
  ofCurrentState: z.literal(true).optional(),
  aboutSame: z.literal(true).optional(),
});

const DocumentProof = z
  .object({
    kind: Kind,
    dated: EvidenceDate,
    forms: z.array(z.enum(evidenceForms)).optional(),
    of: z.enum(['employment', 'carrier', 'driver', 'platform']).optional(),
    findings: Findings.optional(),
    if: z.array(FactTest).optional(),
    limits: z.array(DateLimit).optional(),
    ofCurrentState: z.literal(true).optional(),
    since: z.enum(['hire', 'event', 'any']).optional(),
    with: z.array(Finds).optional(),
    lasts: Span.optional(),
    until: EvidenceDate.optional(),
    mayBeOpen: z.literal(true).optional(),
    maximum: Span.optional(),
    maximumFrom: EvidenceDate.optional(),
    cappedBy: Kind.optional(),
    voidedBy: z.enum(findings).optional(),
    validOn: Anchor.optional(),
    count: z.number().int().min(2).max(MAX_COUNTED).optional(),
    notBefore: Day.optional(),
    notAfter: Day.optional(),
    history: z.object({ of: z.enum(['homes', 'work']), months: z.number().int().min(1).max(MAX_MONTHS) }).optional(),
  })
  .strict();

const AgeProof = z.object({ age: z.number().int().min(MIN_AGE).max(MAX_YEARS) }).strict();
const CheckProof = z.object({ check: z.literal('licenseFitsJob') }).strict();

const Proof = z.union([DocumentProof, AgeProof, CheckProof]);

const Due = z.union([
  z.object({ by: DayRule, notBefore: Day.optional(), orFromProof: z.literal(true).optional() }).strict(),
  z.object({ before: z.array(Kind).min(1) }).strict(),
  z.object({ after: Finds, within: Span, orFromProof: z.literal(true).optional() }).strict(),
]);

const Years = z.number().int().min(1).max(MAX_YEARS);
const Lookback = z.union([
  z.object({ employers: z.enum(employerGroups), years: Years }).strict(),
  z.object({ states: z.enum(['us', 'all']), years: Years, from: z.enum(['application', 'day']) }).strict(),
]);

const Breach = Finds.extend({ after: Span.optional(), clearedBy: Finds });

/** A reason that operations state, for the file. */
export const Reason = text(2_000);

/** The content of a version, field by field, without its days and its correction. */
export const requirementFields = {
  code: text(60).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'Use lowercase letters, digits and hyphens' }),
  title: line(120),
  citation: line(200),
  note: z.string().trim().max(2_000, tooLong()),
  authority: z.enum(authorities),
  organizationId: z.uuid().nullable(),
  store: z.enum(stores),
  per: z.enum(subjects),
  lookback: Lookback.nullable(),
  appliesIf: z.array(FactTest).max(MAX_ITEMS),
  exemptIf: z.array(FactTest).max(MAX_ITEMS),
  law: z.enum(lawDays),
  onlyHires: z
    .object({ if: z.array(FactTest).min(1).max(MAX_ITEMS), from: Day, to: Day })
    .strict()
    .optional(),
  restarts: z.literal(true).optional(),
  due: Due.nullable(),
  isOptional: z.boolean(),
  optionalIf: z.array(FactTest).min(1).max(MAX_ITEMS).optional(),
  proofs: z.array(Proof).min(1).max(MAX_ITEMS),
  breaches: z.array(Breach).max(MAX_ITEMS),
  breachedIf: z.array(FactTest).min(1).max(MAX_ITEMS).optional(),
  bars: z.union([z.boolean(), z.literal('after breach'), z.object({ after: DayRule }).strict()]),
  noticeDays: z.number().int().min(0).max(MAX_NOTICE_DAYS),
  acts: z.enum(actors),
  keep: z
    .array(z.object({ findings: Findings.optional(), until: z.array(KeepRule).min(1).max(MAX_ITEMS) }))
    .max(MAX_ITEMS),
};

/** A version of a requirement as operations write it and the database stores it. */
export const RequirementRecordSchema: z.ZodType<Requirement> = z
  .object({
    ...requirementFields,
    from: Day,
    to: Day.nullable(),
    correction: z.object({ reason: Reason, by: text(200), at: z.iso.datetime() }).nullable(),
  })
  .strict();
