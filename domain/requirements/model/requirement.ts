import type { Anchor } from './employment';
import type { EvidenceDate, EvidenceForm, EvidenceKind, Finding } from './evidence';
import type { FactTest } from './facts';
import type { Span } from './span';

/** Files with different readers (49 CFR 391.51, 391.53, 382.405), the carrier's other records, and the platform's own. */
export const stores = ['qualification', 'investigation', 'drugAlcohol', 'hr', 'platform'] as const;
/** One of {@link stores}. */
export type Store = (typeof stores)[number];

/** Sources of requirements. */
export const authorities = ['law', 'state', 'carrier', 'platform'] as const;

/** Subjects of one answer. */
export const subjects = ['driver', 'employment', 'pastEmployer', 'state', 'certificate'] as const;

/** Days whose law decides: the hire day, the day of the question, or the day of the document. */
export const lawDays = ['hire', 'day', 'document'] as const;

/** Parties that have to act. */
export const actors = ['driver', 'carrier', 'ops'] as const;
/** One of {@link actors}. */
export type Actor = (typeof actors)[number];

/** A day counted from one of the employment: `first drive`, `hire + 30 days`. That day is the last good one. */
export type DayRule = Anchor | `${Anchor} + ${Span}`;

/** When a requirement is first due. */
export type Due =
  | {
      readonly by: DayRule;
      readonly notBefore?: string | undefined;
      /** A proof before that day starts the cycle, so that its renewal can be due sooner. */
      readonly orFromProof?: true | undefined;
    }
  /** On or before the first document of these kinds was ordered; nothing is owed until one is. */
  | { readonly before: readonly EvidenceKind[] }
  /** Within a span of the last such document; nothing is owed until there is one. */
  | { readonly after: Finds; readonly within: Span; readonly orFromProof?: true | undefined };

/** A limit on a date of a proof, counted back from a day of the employment. */
export interface DateLimit {
  readonly date: EvidenceDate;
  readonly before: Anchor;
  readonly atMost?: Span | undefined;
  readonly atLeast?: Span | undefined;
}

/** A document that meets a requirement; any one of several is enough. */
export interface DocumentProof {
  readonly kind: EvidenceKind;
  /** The date that counts. */
  readonly dated: EvidenceDate;
  /** `document` alone if absent. */
  readonly forms?: readonly EvidenceForm[] | undefined;
  /**
   * The owner of the document: obtained for this employment (if absent), by this carrier at any time, the driver's own
   * credential, or the platform's.
   */
  readonly of?: 'employment' | 'carrier' | 'driver' | 'platform' | undefined;
  /** It must say all of these. */
  readonly findings?: readonly Finding[] | undefined;
  /** The proof is accepted only if these hold. */
  readonly if?: readonly FactTest[] | undefined;
  readonly limits?: readonly DateLimit[] | undefined;
  /** It must come from the state that licenses the driver, and ends with the licenses of that state. */
  readonly ofCurrentState?: true | undefined;
  /** The first day from which it may be dated: the application if absent, the hire, the event that made the requirement due, or any. */
  readonly since?: 'hire' | 'event' | 'any' | undefined;
  /** Documents that must be there as well; the proof counts from the last of them. */
  readonly with?: readonly Finds[] | undefined;
  /** Its validity: a span from its date … */
  readonly lasts?: Span | undefined;
  /** … until the last day that it states, cut to the legal maximum counted from `maximumFrom` (its date if absent). */
  readonly until?: EvidenceDate | undefined;
  /** A document that states no end has none; otherwise nobody knows whether it is still good. */
  readonly mayBeOpen?: true | undefined;
  readonly maximum?: Span | undefined;
  readonly maximumFrom?: EvidenceDate | undefined;
  /** A newer document of this kind that ends sooner also ends this one … */
  readonly cappedBy?: EvidenceKind | undefined;
  /** … and one with this finding ends it on the day before. */
  readonly voidedBy?: Finding | undefined;
  /** It must still be valid on this day of the employment; later it need not be. */
  readonly validOn?: Anchor | undefined;
  /** So many of them are the proof, with the last one. */
  readonly count?: number | undefined;
  /** The first and the last day of `dated` for which the proof is accepted. */
  readonly notBefore?: string | undefined;
  readonly notAfter?: string | undefined;
  /** The history that must be complete, counted back from the application. */
  readonly history?: { readonly of: 'homes' | 'work'; readonly months: number } | undefined;
}

/** A proof that needs no document. */
export type FactProof =
  | { readonly age: number }
  /** A comparison of facts (engine/license-fits-job.ts). */
  | { readonly check: 'licenseFitsJob' };

/** A document with a certain content. */
export interface Finds {
  readonly kind: EvidenceKind;
  readonly findings: readonly Finding[];
  readonly dated: EvidenceDate;
  /** Only one obtained for this employment; if absent, any of the driver or of this carrier. */
  readonly of?: 'employment' | undefined;
  /** As for a proof. */
  readonly ofCurrentState?: true | undefined;
  /** It must be about the same employer or state as the document that it clears. */
  readonly aboutSame?: true | undefined;
}

/** A document that suspends what is proven, immediately or after a span, until another one clears it. */
export interface Breach extends Finds {
  readonly after?: Span | undefined;
  readonly clearedBy: Finds;
}

/** A retention period: `end + 3 years`, `document + 1 years`. */
export type KeepRule = `${Anchor | 'document' | 'last query'} + ${Span}`;

/** Retention of a document: the latest of `until`; the first entry whose findings the document has. */
export interface Keep {
  readonly findings?: readonly Finding[] | undefined;
  readonly until: readonly KeepRule[];
}

/** One version of a requirement, as a record with the days on which it is the law. */
export interface Requirement {
  /** The same for all versions of one requirement. */
  readonly code: string;
  readonly title: string;
  readonly citation: string;
  /** An explanation in plain words. */
  readonly note: string;
  readonly authority: (typeof authorities)[number];
  /** Null for every carrier. */
  readonly organizationId: string | null;
  readonly store: Store;
  readonly per: (typeof subjects)[number];
  /** The past employers or licensing authorities that get a line, looking back from the application. */
  readonly lookback: Lookback | null;
  /** All of these must hold. */
  readonly appliesIf: readonly FactTest[];
  /** Any of these exempts. */
  readonly exemptIf: readonly FactTest[];
  readonly law: (typeof lawDays)[number];
  /** While these hold, only a hire of these days brings the duty, whatever the day whose law decides. */
  readonly onlyHires?: { readonly if: readonly FactTest[]; readonly from: string; readonly to: string } | undefined;
  /** A change of job during the employment to which the conditions apply for the first time counts as the hire and the first drive. */
  readonly restarts?: true | undefined;
  /** Null: an event makes it due immediately, without a date. */
  readonly due: Due | null;
  /** An optional document is never missing, unless another one speaks against the driver. */
  readonly isOptional: boolean;
  /** It is optional only while all of these hold. */
  readonly optionalIf?: readonly FactTest[] | undefined;
  readonly proofs: readonly (DocumentProof | FactProof)[];
  readonly breaches: readonly Breach[];
  /** Facts that suspend what is proven while all of them hold. */
  readonly breachedIf?: readonly FactTest[] | undefined;
  /** Whether driving is unlawful without it: always, never, only after a breach, or only after a day. */
  readonly bars: boolean | 'after breach' | { readonly after: DayRule };
  /** Days before the end of a proof at which its renewal becomes due. */
  readonly noticeDays: number;
  readonly acts: Actor;
  readonly keep: readonly Keep[];
  /** The first and the last day in force; null if open. */
  readonly from: string;
  readonly to: string | null;
  /** Set if this version replaces an earlier one for the same days. */
  readonly correction: { readonly reason: string; readonly by: string; readonly at: string } | null;
}

/** Past employers that the law treats differently: by the agency that regulated them, and the kind of job. */
export const employerGroups = ['all', 'dot', 'tested', 'fmcsa', 'otherModes', 'unfinishedPlan'] as const;
/** One of {@link employerGroups}. */
export type EmployerGroup = (typeof employerGroups)[number];

/** The past employers or licensing authorities of a requirement. */
export type Lookback =
  | { readonly employers: EmployerGroup; readonly years: number }
  | { readonly states: 'us' | 'all'; readonly years: number; readonly from: 'application' | 'day' };
