import type { EvidenceKind } from './evidence';

/** Under which heading a requirement stands; the law wants three stores: these files have different readers. */
export const requirementAreas = [
  'qualification',
  'medical',
  'drivingRecord',
  'investigation',
  'drugAlcohol',
  'reports',
  'employment',
  'platform',
] as const;
/** One of {@link requirementAreas}. */
export type RequirementArea = (typeof requirementAreas)[number];

/** Whose requirement it is: the driver's wherever he drives, or each organization's own. */
export const requirementScopes = ['driver', 'organization'] as const;
/** One of {@link requirementScopes}. */
export type RequirementScope = (typeof requirementScopes)[number];

/** What a requirement may depend on. */
export const factNames = [
  'cdl',
  'interstate',
  'hazmat',
  'twic',
  'employed',
  'dotEmployers',
  'otherModeEmployers',
  'nonDomiciled',
] as const;
/** One of {@link factNames}. */
export type FactName = (typeof factNames)[number];

/** A length of time by the calendar. */
export interface Span {
  readonly unit: 'days' | 'months' | 'businessDays';
  readonly count: number;
}

/** What was told of the past, as a proof. */
export const reportedHistories = ['work', 'homes'] as const;
/** One of {@link reportedHistories}. */
export type ReportedHistory = (typeof reportedHistories)[number];

/** One thing that meets a requirement; of several, one is enough. */
export type Proof =
  | {
      readonly type: 'evidence';
      readonly kind: EvidenceKind;
      /** How long it is good; `untilItsEnd` is the last day that it names itself, null for ever. */
      readonly lasts: Span | 'untilItsEnd' | null;
      /** The law takes its own end only so many months after its day. */
      readonly atMostMonths?: number | undefined;
    }
  | { readonly type: 'age'; readonly years: number }
  | { readonly type: 'told'; readonly history: ReportedHistory; readonly months: number };

/** Who does what a requirement asks for. */
export const requirementActors = ['driver', 'ops', 'carrier', 'others'] as const;
/** One of {@link requirementActors}. */
export type RequirementActor = (typeof requirementActors)[number];

/** By when a requirement is due for the first time: so long after the first day of work, or after the sign-up. */
export interface DueFormula {
  readonly from: 'start' | 'signUp';
  readonly after: Span;
}

/** From which day on the time counts for which a proof is kept. */
export const retentionStarts = ['proof', 'employmentStart', 'employmentEnd', 'lastQuery'] as const;

/** A time for which a proof is kept, and the day that it begins on. */
export interface RetentionClock {
  readonly from: (typeof retentionStarts)[number];
  readonly months: number;
}

/** How long the proof is kept: one time, or the later end of two. */
export interface Retention extends RetentionClock {
  readonly orLater?: RetentionClock | undefined;
}

/** What one version of a requirement says; what a new version may change. */
export interface RequirementContent {
  readonly area: RequirementArea;
  readonly title: string;
  /** Where it is written: 49 CFR 391.25(a), or a house rule. */
  readonly citation: string;
  /** What it means, in plain words. */
  readonly note: string;
  readonly scope: RequirementScope;
  /** Every one of them has to be so; empty: always. */
  readonly appliesIf: Readonly<Partial<Record<FactName, boolean>>>;
  readonly proofs: readonly Proof[];
  /** Null: before anything else, without a day. */
  readonly due: DueFormula | null;
  /** So many days before a proof ends, the next one is due. */
  readonly noticeDays: number;
  readonly acts: RequirementActor;
  readonly retention: Retention | null;
}

/** A version of a requirement: what was in force from one day until before another. */
export interface RequirementRecord extends RequirementContent {
  readonly id: string;
  /** The same for every version of one requirement. */
  readonly code: string;
  readonly effectiveFrom: string;
  /** The first day on which it is not in force any more; null: none is known. */
  readonly effectiveTo: string | null;
}

/** Whether a version is in force on a day. */
export const isInForce = (
  { effectiveFrom, effectiveTo }: Pick<RequirementRecord, 'effectiveFrom' | 'effectiveTo'>,
  on: string,
): boolean => effectiveFrom <= on && (effectiveTo === null || on < effectiveTo);
