import type { EvidenceKind } from '#domain/requirements/evidence';
import type {
  FactName,
  RequirementActor,
  RequirementArea,
  RequirementScope,
  RetentionPeriod,
  Span,
} from '#domain/requirements/record';
import { factNames } from '#domain/requirements/record';
import type { NewRequirementBody, RequirementVersion } from '#domain/requirements/schema';

/** Type of a proof as one field: a kind of evidence, an age or a history. */
export type ProofChoice = EvidenceKind | 'age' | 'work' | 'homes';
/** Validity of a proof as one field. */
export type ValidityChoice = 'forever' | 'untilItsEnd' | 'days' | 'months';
export type YesNo = 'yes' | 'no';

export interface ProofFields {
  what: ProofChoice | null;
  lasts: ValidityChoice | null;
  count: number | null;
  /** Maximum months for evidence with its own expiration date. */
  atMost: number | null;
}

/** Start of the retention period as one field. */
export type RetentionChoice = RetentionPeriod['from'] | 'none';

/** Form values of a version. */
export interface RequirementFields {
  code: string;
  title: string;
  citation: string;
  note: string;
  area: RequirementArea | null;
  scope: RequirementScope | null;
  acts: RequirementActor | null;
  /** Null where the fact does not matter. */
  conditions: Record<FactName, YesNo | null>;
  proofs: ProofFields[];
  dueFrom: 'none' | 'start' | 'signUp' | null;
  dueCount: number | null;
  dueUnit: Span['unit'] | null;
  noticeDays: number | null;
  keepFrom: RetentionChoice | null;
  keepMonths: number | null;
  /** A second retention period; the later end applies. */
  keepOrFrom: RetentionChoice | null;
  keepOrMonths: number | null;
  effectiveFrom: string;
  effectiveTo: string | null;
}

const noConditions = Object.fromEntries(factNames.map((name) => [name, null])) as Record<FactName, null>;

export const emptyProof: ProofFields = { what: null, lasts: 'forever', count: null, atMost: null };

const emptyRequirement: RequirementFields = {
  code: '',
  title: '',
  citation: '',
  note: '',
  area: null,
  scope: null,
  acts: null,
  conditions: noConditions,
  proofs: [emptyProof],
  dueFrom: 'none',
  dueCount: 0,
  dueUnit: 'days',
  noticeDays: 30,
  keepFrom: 'none',
  keepMonths: null,
  keepOrFrom: 'none',
  keepOrMonths: null,
  effectiveFrom: '',
  effectiveTo: null,
};

type Proof = RequirementVersion['proofs'][number];
type Retention = NonNullable<RequirementVersion['retention']>;

function proofFields(proof: Proof): ProofFields {
  switch (proof.type) {
    case 'age':
      return { ...emptyProof, what: 'age', count: proof.years };
    case 'told':
      return { ...emptyProof, what: proof.history, count: proof.months };
    case 'evidence': {
      const { kind: what, lasts, atMostMonths } = proof;
      if (lasts === null) return { ...emptyProof, what };
      if (lasts === 'untilItsEnd') return { ...emptyProof, what, lasts, atMost: atMostMonths ?? null };
      return { ...emptyProof, what, lasts: lasts.unit === 'months' ? 'months' : 'days', count: lasts.count };
    }
  }
}

const keepFields = ({ orLater, ...period }: Retention) => ({
  keepFrom: period.from,
  keepMonths: period.months,
  ...(orLater === undefined ? {} : { keepOrFrom: orLater.from, keepOrMonths: orLater.months }),
});

/** Form values of a new version, copied from the last one, without its effective date. */
export function fieldsOf(version: RequirementVersion | null): RequirementFields {
  if (version === null) return emptyRequirement;
  const { code, title, citation, note, area, scope, acts, appliesIf, proofs, due, noticeDays, retention } = version;
  const conditions = factNames.map((name) => [name, yesNoOf(appliesIf[name])]);
  return {
    ...emptyRequirement,
    code,
    title,
    citation,
    note,
    area,
    scope,
    acts,
    noticeDays,
    conditions: Object.fromEntries(conditions) as RequirementFields['conditions'],
    proofs: proofs.map(proofFields),
    ...(due === null ? {} : { dueFrom: due.from, dueCount: due.after.count, dueUnit: due.after.unit }),
    ...(retention === null ? {} : keepFields(retention)),
  };
}

function yesNoOf(expected: boolean | undefined): YesNo | null {
  if (expected === undefined) return null;
  return expected ? 'yes' : 'no';
}

function proofOf({ what, lasts, count, atMost }: ProofFields): Proof[] {
  const number = count ?? 0;
  if (what === null) return [];
  if (what === 'age') return [{ type: 'age', years: number }];
  if (what === 'work' || what === 'homes') return [{ type: 'told', history: what, months: number }];
  if (lasts === 'untilItsEnd') {
    return [{ type: 'evidence', kind: what, lasts, ...(atMost === null ? {} : { atMostMonths: atMost }) }];
  }
  const isForever = lasts === 'forever' || lasts === null;
  return [{ type: 'evidence', kind: what, lasts: isForever ? null : { unit: lasts, count: number } }];
}

const periodOf = (from: RetentionChoice | null, months: number | null): RetentionPeriod | null =>
  from === null || from === 'none' ? null : { from, months: months ?? 0 };

function retentionOf({ keepFrom, keepMonths, keepOrFrom, keepOrMonths }: RequirementFields): Retention | null {
  const period = periodOf(keepFrom, keepMonths);
  const orLater = periodOf(keepOrFrom, keepOrMonths);
  return period === null ? null : { ...period, ...(orLater === null ? {} : { orLater }) };
}

/** The request body; required fields always have a value here. */
export function bodyOf(fields: RequirementFields, replaced: RequirementVersion | null): NewRequirementBody | null {
  const { area, scope, acts, dueFrom, dueCount, dueUnit, conditions } = fields;
  if (area === null || scope === null || acts === null) return null;
  const appliesIf = factNames.flatMap((name) => {
    const answer = conditions[name];
    return answer === 'yes' || answer === 'no' ? [[name, answer === 'yes'] as const] : [];
  });
  const { code, title, citation, note, effectiveFrom, effectiveTo } = fields;
  return {
    code,
    title,
    citation,
    note,
    area,
    scope,
    acts,
    effectiveFrom,
    effectiveTo,
    replaces: replaced?._id ?? null,
    replacesUntil: replaced?.effectiveTo ?? null,
    noticeDays: fields.noticeDays ?? 0,
    appliesIf: Object.fromEntries(appliesIf),
    proofs: fields.proofs.flatMap(proofOf),
    due:
      dueFrom === 'start' || dueFrom === 'signUp'
        ? { from: dueFrom, after: { unit: dueUnit ?? 'days', count: dueCount ?? 0 } }
        : null,
    retention: retentionOf(fields),
  };
}
