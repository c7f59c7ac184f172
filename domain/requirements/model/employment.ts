/** Types of employment; an owner-operator drives their own truck. */
export const employmentTypes = ['employee', 'contractor', 'ownerOperator'] as const;
/** One of {@link employmentTypes}. */
export type EmploymentType = (typeof employmentTypes)[number];

/** One period of work of a driver for one carrier. A rehire is a new employment, and its file starts over. */
export interface Employment {
  readonly id: string;
  readonly organizationId: string;
  /** The day on which the application to this carrier was signed (A). */
  readonly appliedOn: string | null;
  /** The day on which the candidacy that led to it began, and the carrier could begin to obtain documents for this hire. */
  readonly consideredOn?: string | null | undefined;
  /** The first day of the employment (H); null without an accepted offer. */
  readonly hiredOn: string | null;
  /** The first safety-sensitive function (S), planned or done; null if none is planned. */
  readonly startedOn: string | null;
  /** The last day (E). */
  readonly endedOn: string | null;
  readonly endReason: string | null;
  /** Undefined if unknown. */
  readonly type?: EmploymentType | undefined;
  /** A driver of several carriers at the same time (49 CFR 391.63). */
  readonly isMultipleEmployer?: boolean | undefined;
  /** A driver whom another carrier employs and furnishes (49 CFR 391.65). */
  readonly isFurnished?: boolean | undefined;
}

/** Days of an employment from which others are counted. */
export const anchors = ['application', 'hire', 'first drive', 'end'] as const;
/** One of {@link anchors}. */
export type Anchor = (typeof anchors)[number];

/**
 * The day of an anchor; null if it is not known. The hire stands in for an application without a date, and the first
 * drive for a hire without one.
 */
export function dayOf(employment: Employment | null, anchor: Anchor): string | null {
  if (employment === null) return null;
  const { appliedOn, hiredOn, startedOn, endedOn } = employment;
  switch (anchor) {
    case 'application':
      return appliedOn ?? hiredOn ?? startedOn;
    case 'hire':
      return hiredOn ?? startedOn;
    case 'first drive':
      return startedOn;
    case 'end':
      return endedOn;
  }
}
