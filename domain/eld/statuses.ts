/** Duty statuses: four of hours of service, and three of pay time. The two tracks are never derived from each other. */
export const dutyStatuses = ['offDuty', 'onDuty', 'driving', 'sleeperBed', 'clockIn', 'clockOut', 'break'] as const;
/** One of {@link dutyStatuses}. */
export type DutyStatus = (typeof dutyStatuses)[number];

/** The lines of a day chart, from top to bottom (49 CFR 395.8(g)). */
export const hosStatuses = ['offDuty', 'sleeperBed', 'driving', 'onDuty'] as const;
/** A status of hours of service. */
export type HosStatus = (typeof hosStatuses)[number];

/** The status of a record, or something that this product does not know, which is kept as it is. */
export const logStatuses = [...hosStatuses, 'other'] as const;
/** One of {@link logStatuses}. */
export type LogStatus = (typeof logStatuses)[number];

/** The content of a moment of a day: a record's status, a time without a record, or a time that is still to come. */
export const stretchStatuses = [...logStatuses, 'noData', 'notYet'] as const;
/** One of {@link stretchStatuses}. */
export type StretchStatus = (typeof stretchStatuses)[number];

/** Remarks that a provider has as statuses of their own. */
export const remarkCodes = ['personalConveyance', 'yardMove'] as const;
/** One of {@link remarkCodes}. */
export type RemarkCode = (typeof remarkCodes)[number];

/** The status on whose line each of them is drawn. */
export const statusOfRemark: Readonly<Record<RemarkCode, HosStatus>> = {
  personalConveyance: 'offDuty',
  yardMove: 'onDuty',
};
