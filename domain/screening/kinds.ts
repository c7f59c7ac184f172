import type { ConsentKind } from '../compliance/steps';
import { type ResultKind, resultKinds } from '../driver-pipeline/results';
import type { DriverStage } from '../driver-pipeline/stages';

/**
 * Results that belong to one carrier, ordered once it has hired the driver
 * (docs/state-machines.md#results).
 */
export const employerResultKinds = ['psp', 'clearinghouse', 'drugTest'] as const;
/** One of {@link employerResultKinds}. */
export type EmployerResultKind = (typeof employerResultKinds)[number];

/** All results from third parties. */
export const screeningKinds = [...resultKinds, ...employerResultKinds] as const;
/** One of {@link screeningKinds}. */
export type ScreeningKind = (typeof screeningKinds)[number];

/** Whether certification requires the result, so that it belongs to the driver's pipeline. */
export const isPipelineResult = (kind: ScreeningKind): kind is ResultKind =>
  (resultKinds as readonly ScreeningKind[]).includes(kind);

/** Stages in which certification waits for results. */
export const stagesThatNeedResults: readonly DriverStage[] = ['HRPaperWork', 'WrappingUpHR', 'PreQualified_MeetsMin'];

/** Statuses of a result: `ordered` here, `waiting` once the provider has the order. */
export const screeningStatuses = ['needed', 'ordered', 'waiting', 'received', 'accepted', 'refused'] as const;
/** One of {@link screeningStatuses}. */
export type ScreeningStatus = (typeof screeningStatuses)[number];

/** Providers of results. */
export const screeningProviders = ['stateRecords', 'screeningCompany', 'psp', 'clearinghouse'] as const;
/** One of {@link screeningProviders}. */
export type ScreeningProvider = (typeof screeningProviders)[number];

/** The rules of a kind of result. */
export interface ScreeningRule {
  /** The provider. */
  readonly provider: ScreeningProvider;
  /** Days within which a result is expected; previous employers have thirty (49 CFR 391.23(g)). */
  readonly targetDays: number;
  /** The consents that the driver must have signed before the order. */
  readonly consents: readonly ConsentKind[];
  /** Whether the lookup needs the license number and the date of birth. */
  readonly needsLicense: boolean;
}

/** Provider, target and prerequisites of each result. */
export const screeningRules: Readonly<Record<ScreeningKind, ScreeningRule>> = {
  mvr: { provider: 'stateRecords', targetDays: 3, consents: ['background-check-authorization'], needsLicense: true },
  cdlis: { provider: 'stateRecords', targetDays: 3, consents: ['background-check-authorization'], needsLicense: true },
  backgroundCheck: {
    provider: 'screeningCompany',
    targetDays: 5,
    consents: ['background-check-disclosure', 'background-check-authorization'],
    needsLicense: false,
  },
  employmentVerification: {
    provider: 'screeningCompany',
    targetDays: 30,
    consents: ['voe-consent'],
    needsLicense: false,
  },
  psp: { provider: 'psp', targetDays: 2, consents: ['psp-background-reports'], needsLicense: true },
  // The consent to a full query is given in the Clearinghouse portal (49 CFR 382.703).
  clearinghouse: {
    provider: 'clearinghouse',
    targetDays: 2,
    consents: ['clearinghouse-limited-query'],
    needsLicense: true,
  },
  drugTest: { provider: 'screeningCompany', targetDays: 5, consents: ['dot-drug-and-alcohol'], needsLicense: false },
};
