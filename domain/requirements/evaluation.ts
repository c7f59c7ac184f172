import { type FactName, type RequirementActor, type RequirementRecord } from './record';

/** Statuses of a requirement on a day, most urgent first. */
export const requirementStatuses = ['missing', 'expired', 'due', 'done', 'notApplicable'] as const;

/** One of {@link requirementStatuses}. */
export type RequirementStatus = (typeof requirementStatuses)[number];

/** Reasons for a status, as codes for texts. */
export const requirementReasons = [
  'proven',
  'endsSoon',
  'ended',
  'neverProven',
  'underReview',
  'tooYoung',
  'birthDateMissing',
  'historyGap',
  'conditionNotMet',
  'exceptionMet',
  'noOrganization',
] as const;

/** One of {@link requirementReasons}. */
export type RequirementReason = (typeof requirementReasons)[number];

/** One requirement for a driver on a day. */
export interface RequirementEvaluation {
  readonly record: RequirementRecord;
  readonly status: RequirementStatus;
  readonly why: RequirementReason;
  /** The fact that makes the requirement inapplicable: absent, or present with `exceptionMet`. */
  readonly unmet: FactName | null;
  /** The date of the evidence that counts. */
  readonly provenOn: string | null;
  /** The last day by which the requirement has to be met, or met again. */
  readonly dueOn: string | null;
  /** The party that has to act; null if none has to. */
  readonly acts: RequirementActor | null;
  /** The date until which the evidence must be kept, at least. */
  readonly keepUntil: string | null;
}
