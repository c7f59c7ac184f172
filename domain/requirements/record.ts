import type { EvidenceKind } from './evidence';

/** Groups of requirements. The law requires separate files for three of them, because they have different readers. */
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

/** Scopes of a requirement: the driver with any employer, or each organization. */
export const requirementScopes = ['driver', 'organization'] as const;
/** One of {@link requirementScopes}. */
export type RequirementScope = (typeof requirementScopes)[number];

/** Facts that a requirement may depend on. */
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

/** Histories reported by the driver that can meet a requirement. */
export const reportedHistories = ['work', 'homes'] as const;
/** One of {@link reportedHistories}. */
export type ReportedHistory = (typeof reportedHistories)[number];

/** One way to meet a requirement; any one of several is enough. */
export type Proof =
  | {
      readonly type: 'evidence';
      readonly kind: EvidenceKind;
      /** How long it is valid: a span, until its own expiration date (`untilItsEnd`), or null for no limit. */
      readonly lasts: Span | 'untilItsEnd' | null;
      /** The law limits its own expiration date to this many months after its date. */
      readonly atMostMonths?: number | undefined;
    }
  | { readonly type: 'age'; readonly years: number }
  | { readonly type: 'told'; readonly history: ReportedHistory; readonly months: number };

/** Parties that may have to act to meet a requirement. */
export const requirementActors = ['driver', 'ops', 'carrier', 'others'] as const;
/** One of {@link requirementActors}. */
export type RequirementActor = (typeof requirementActors)[number];

/** When a requirement is first due: a span after the first day of work, or after sign-up. */
export interface DueFormula {
  readonly from: 'start' | 'signUp';
  readonly after: Span;
}

/** Events from which a retention period counts. */
export const retentionStarts = ['proof', 'employmentStart', 'employmentEnd', 'lastQuery'] as const;

/** A retention period in months, and the event from which it counts. */
export interface RetentionPeriod {
  readonly from: (typeof retentionStarts)[number];
  readonly months: number;
}

/** How long evidence is kept: one period, or the later end of two. */
export interface Retention extends RetentionPeriod {
  readonly orLater?: RetentionPeriod | undefined;
}

/** The content of one version of a requirement; a new version may change any of it. */
export interface RequirementContent {
  readonly area: RequirementArea;
  readonly title: string;
  /** The source: for example 49 CFR 391.25(a), or a policy of the platform. */
  readonly citation: string;
  /** An explanation in plain words. */
  readonly note: string;
  readonly scope: RequirementScope;
  /** All of these facts must hold; if empty, the requirement always applies. */
  readonly appliesIf: Readonly<Partial<Record<FactName, boolean>>>;
  readonly proofs: readonly Proof[];
  /** Null: due immediately, without a date. */
  readonly due: DueFormula | null;
  /** Number of days before the expiration at which the renewal becomes due. */
  readonly noticeDays: number;
  readonly acts: RequirementActor;
  readonly retention: Retention | null;
}

/** A version of a requirement with its effective dates. */
export interface RequirementRecord extends RequirementContent {
  readonly id: string;
  /** The same for all versions of one requirement. */
  readonly code: string;
  readonly effectiveFrom: string;
  /** The first day on which it is no longer in effect; null if open. */
  readonly effectiveTo: string | null;
}

/** Whether a version is in effect on a day. */
export const isInForce = (
  { effectiveFrom, effectiveTo }: Pick<RequirementRecord, 'effectiveFrom' | 'effectiveTo'>,
  on: string,
): boolean => effectiveFrom <= on && (effectiveTo === null || on < effectiveTo);
