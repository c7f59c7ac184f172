/** Results that certification requires (docs/state-machines.md#results); license and medical card are documents. */
export const resultKinds = ['mvr', 'cdlis', 'backgroundCheck', 'employmentVerification'] as const;
/** One of {@link resultKinds}. */
export type ResultKind = (typeof resultKinds)[number];

/** Statuses of a result. */
export const resultStatuses = ['needed', 'ordered', 'received', 'accepted', 'refused'] as const;
/** One of {@link resultStatuses}. */
export type ResultStatus = (typeof resultStatuses)[number];

/** The statuses that may follow each status; a refused result is ordered again. */
export const nextResultStatuses: Readonly<Record<ResultStatus, readonly ResultStatus[]>> = {
  needed: ['ordered', 'received'],
  ordered: ['received'],
  received: ['accepted', 'refused'],
  accepted: ['ordered'],
  refused: ['ordered', 'received'],
};
