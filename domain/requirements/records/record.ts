import { FIRST_DAY } from '../dates';
import type { EvidenceKind } from '../model/evidence';
import type { Breach, Keep, KeepRule, Requirement } from '../model/requirement';

type Optional =
  | 'note'
  | 'authority'
  | 'organizationId'
  | 'lookback'
  | 'appliesIf'
  | 'exemptIf'
  | 'law'
  | 'due'
  | 'isOptional'
  | 'breaches'
  | 'bars'
  | 'noticeDays'
  | 'acts'
  | 'keep'
  | 'to'
  | 'correction';

/** The content that a record states; the rest is as in {@link record}. */
type Content = Omit<Requirement, Optional | 'from'> & Partial<Pick<Requirement, Optional | 'from'>>;

const NOTICE_DAYS = 30;

/** A record of the law with the usual values: every carrier, one line, the law of the hire day, the carrier acts. */
export const record = (content: Content): Requirement => ({
  note: '',
  authority: 'law',
  organizationId: null,
  lookback: null,
  appliesIf: [],
  exemptIf: [],
  law: 'hire',
  due: null,
  isOptional: false,
  breaches: [],
  bars: false,
  noticeDays: NOTICE_DAYS,
  acts: 'carrier',
  keep: [],
  from: FIRST_DAY,
  to: null,
  correction: null,
  ...content,
});

/** The versions of one record: what they have in common, and what each changes. */
export const versions = (content: Content, changes: readonly Partial<Requirement>[]): Requirement[] =>
  changes.map((change) => record({ ...content, ...change }));

/** Kept until the latest of these days. */
export const keep = (...until: readonly KeepRule[]): Keep[] => [{ until }];

/** A refused consent ends what was signed before, until the driver signs again. */
export const refusalOf = (kind: EvidenceKind): Breach => ({
  kind,
  findings: ['refused'],
  dated: 'signed',
  of: 'employment',
  clearedBy: { kind, findings: [], dated: 'signed', of: 'employment' },
});

/** Drivers of whom no application and no investigation is required: exempt operations, 391.65, 391.63. */
export const noApplicationFile = ['exemptFromApplication', 'furnished', 'multipleEmployer'] as const;

/** Drivers of whom no annual record and review is required. */
export const noAnnualReview = ['exemptFromAnnualReview', 'furnished', 'multipleEmployer'] as const;

/** Drivers of whom no medical proof is required. */
export const noMedicalProof = ['exemptFromMedicalProof', 'furnished'] as const;
