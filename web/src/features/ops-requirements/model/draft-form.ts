import type { FactTest } from '#domain/requirements/model/facts';
import type {
  Breach,
  DateLimit,
  DayRule,
  DocumentProof,
  Due,
  FactProof,
  Finds,
  Keep,
  Requirement,
} from '#domain/requirements/model/requirement';
import type { Span } from '#domain/requirements/model/span';
import type { PreviewRequirementBody, RequirementVersion } from '#domain/requirements/version-schema';

/** A requirement's content and days, as operations write them. */
export type Draft = Omit<Requirement, 'correction'>;

/** The draft in the body of a preview. */
export type PreviewDraft = PreviewRequirementBody['draft'];

/** Values of a proof: which kind it is, and the fields of all kinds; null where a field is empty. */
export type ProofValues = { what: 'document' | 'age' | 'check'; age: number | null } & {
  [Key in keyof DocumentProof]-?: Exclude<DocumentProof[Key], undefined> | null;
};

/** A choice that shows the fields of one alternative. */
export type DueChoice = 'none' | 'by' | 'before' | 'after';
export type BarsChoice = 'no' | 'yes' | 'afterBreach' | 'afterDay';

/** Values of the form; a rule as text is empty until all its parts are entered. */
export interface DraftValues extends Omit<
  Draft,
  | 'authority'
  | 'store'
  | 'per'
  | 'law'
  | 'restarts'
  | 'onlyHires'
  | 'optionalIf'
  | 'breachedIf'
  | 'acts'
  | 'due'
  | 'bars'
  | 'proofs'
  | 'lookback'
  | 'noticeDays'
> {
  authority: Draft['authority'] | null;
  store: Draft['store'] | null;
  per: Draft['per'] | null;
  law: Draft['law'] | null;
  restarts: boolean;
  /** Only hires of these days; without conditions, all of them. */
  onlyHires: { if: readonly FactTest[]; from: string | null; to: string | null };
  optionalIf: readonly FactTest[];
  breachedIf: readonly FactTest[];
  acts: Draft['acts'] | null;
  noticeDays: number | null;
  lookback: { employers: string | null; states: string | null; years: number | null; from: string | null };
  dueChoice: DueChoice;
  due: {
    by: DayRule | '';
    notBefore: string | null;
    orFromProof: boolean;
    before: readonly string[];
    after: Finds;
    within: Span | null;
  };
  barsChoice: BarsChoice;
  bars: { after: DayRule | '' };
  proofs: ProofValues[];
  breaches: Breach[];
  keep: Keep[];
  /** Of a correction. */
  reason: string;
}

export const emptyProof: ProofValues = {
  what: 'document',
  age: null,
  kind: null,
  dated: null,
  forms: null,
  of: null,
  findings: null,
  if: null,
  limits: null,
  ofCurrentState: null,
  since: null,
  with: null,
  lasts: null,
  until: null,
  mayBeOpen: null,
  maximum: null,
  maximumFrom: null,
  cappedBy: null,
  voidedBy: null,
  validOn: null,
  count: null,
  notBefore: null,
  notAfter: null,
  history: null,
};

/** A document without a kind, until somebody chooses one. */
export const emptyFinds = { kind: null, findings: [], dated: null } as unknown as Finds;
const emptyDue: DraftValues['due'] = {
  by: '',
  notBefore: null,
  orFromProof: false,
  before: [],
  after: emptyFinds,
  within: null,
};
const allHires: DraftValues['onlyHires'] = { if: [], from: null, to: null };
const emptyLookback: DraftValues['lookback'] = { employers: null, states: null, years: null, from: null };

const emptyDraft: DraftValues = {
  code: '',
  title: '',
  citation: '',
  note: '',
  authority: null,
  organizationId: null,
  store: null,
  per: null,
  lookback: emptyLookback,
  appliesIf: [],
  exemptIf: [],
  law: 'day',
  restarts: false,
  onlyHires: allHires,
  dueChoice: 'none',
  due: emptyDue,
  isOptional: false,
  optionalIf: [],
  proofs: [emptyProof],
  breaches: [],
  breachedIf: [],
  barsChoice: 'no',
  bars: { after: '' },
  noticeDays: 30,
  acts: null,
  keep: [],
  from: '',
  to: null,
  reason: '',
};

function proofValues(proof: DocumentProof | FactProof): ProofValues {
  if ('age' in proof) return { ...emptyProof, what: 'age', age: proof.age };
  if ('check' in proof) return { ...emptyProof, what: 'check' };
  // A field of a stored proof is absent or has a value.
  return { ...emptyProof, ...(proof as Partial<ProofValues>) };
}

function dueValues(due: Due | null): Pick<DraftValues, 'dueChoice' | 'due'> {
  if (due === null) return { dueChoice: 'none', due: emptyDue };
  if ('before' in due) return { dueChoice: 'before', due: { ...emptyDue, before: due.before } };
  if ('after' in due) {
    const { after, within, orFromProof = false } = due;
    return { dueChoice: 'after', due: { ...emptyDue, after, within, orFromProof } };
  }
  const { by, notBefore = null, orFromProof = false } = due;
  return { dueChoice: 'by', due: { ...emptyDue, by, notBefore, orFromProof } };
}

function barsValues(bars: Draft['bars']): Pick<DraftValues, 'barsChoice' | 'bars'> {
  if (typeof bars === 'boolean') return { barsChoice: bars ? 'yes' : 'no', bars: { after: '' } };
  return bars === 'after breach'
    ? { barsChoice: 'afterBreach', bars: { after: '' } }
    : { barsChoice: 'afterDay', bars: { after: bars.after } };
}

/** Form values: empty for a new requirement, copied from a version otherwise. */
export function valuesOf(version: RequirementVersion | null, days: Pick<Draft, 'from' | 'to'>): DraftValues {
  if (version === null) return { ...emptyDraft, ...days };
  const { _id, organization: _of, correction: _no, author: _by, writtenAt: _at, endedBy: _ender, ...draft } = version;
  return {
    ...emptyDraft,
    ...draft,
    ...dueValues(draft.due),
    ...barsValues(draft.bars),
    restarts: draft.restarts ?? false,
    onlyHires: draft.onlyHires ?? allHires,
    optionalIf: draft.optionalIf ?? [],
    breachedIf: draft.breachedIf ?? [],
    lookback: { ...emptyLookback, ...draft.lookback },
    proofs: draft.proofs.map(proofValues),
    breaches: [...draft.breaches],
    keep: [...draft.keep],
    ...days,
  };
}

/** Only fields with a value, since an absent one and an empty one are the same. */
const filled = (values: object): object =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== null && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );

/** Findings stay, also if there are none. */
const findsOf = ({ kind, findings, dated, ...rest }: Finds): object => ({
  kind,
  findings,
  dated,
  ...filled(rest),
});

const limitOf = ({ date, before, ...spans }: DateLimit): object => ({ date, before, ...filled(spans) });

const breachOf = ({ clearedBy, ...breach }: Breach): object => ({
  ...findsOf(breach),
  clearedBy: findsOf(clearedBy),
});

function proofOf({ what, age, ...values }: ProofValues): object {
  const { history, limits, with: others } = values;
  const document = {
    ...values,
    limits: limits?.map(limitOf) ?? null,
    with: others?.map(findsOf) ?? null,
    // A history without a kind was not chosen.
    history: history?.of ? history : null,
  };
  if (what === 'age') return filled({ age });
  if (what === 'check') return { check: 'licenseFitsJob' };
  // These belong to a stated end, and have no field without one.
  const withoutEnd = { maximum: null, maximumFrom: null, mayBeOpen: null };
  return filled(document.until === null ? { ...document, ...withoutEnd } : document);
}

function dueOf({ dueChoice, due }: DraftValues): object | null {
  if (dueChoice === 'none') return null;
  if (dueChoice === 'before') return { before: due.before };
  const { after, within, by, notBefore, orFromProof } = due;
  if (dueChoice === 'after') return { after: findsOf(after), within, ...filled({ orFromProof }) };
  return { by, ...filled({ notBefore, orFromProof }) };
}

function barsOf({ barsChoice, bars }: DraftValues): unknown {
  if (barsChoice === 'afterDay') return bars;
  return barsChoice === 'afterBreach' ? 'after breach' : barsChoice === 'yes';
}

/** Empty fields stay in it, so that each is reported at its place. */
function lookbackOf({ per, lookback: { employers, states, years, from } }: DraftValues): object | null {
  if (per === 'pastEmployer') return { employers, years };
  return per === 'state' ? { states, years, from } : null;
}

/** Days without conditions concern nothing: then all hires count. */
const onlyHiresOf = ({ onlyHires }: DraftValues): object => (onlyHires.if.length === 0 ? {} : { onlyHires });

/** The draft as the schema reads it; it is not valid before the schema says so. */
export function draftOfValues(values: DraftValues): object {
  const { dueChoice: _due, barsChoice: _bars, reason: _reason, onlyHires: _hires, ...rest } = values;
  const { restarts, optionalIf, breachedIf, ...fields } = rest;
  return {
    ...fields,
    organizationId: values.authority === 'carrier' ? values.organizationId : null,
    lookback: lookbackOf(values),
    due: dueOf(values),
    ...onlyHiresOf(values),
    ...filled({ restarts, optionalIf, breachedIf }),
    bars: barsOf(values),
    proofs: values.proofs.map(proofOf),
    breaches: values.breaches.map(breachOf),
    keep: values.keep.map(({ findings, until }) => ({
      until,
      ...(findings === undefined || findings.length === 0 ? {} : { findings }),
    })),
  };
}
