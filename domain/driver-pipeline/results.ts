/** Results that certification needs (docs/state-machines.md#results); license and medical card are documents. */
export const resultKinds = ['mvr', 'cdlis', 'backgroundCheck', 'employmentVerification'] as const;
/** One of {@link resultKinds}. */
export type ResultKind = (typeof resultKinds)[number];

/** How far a result is. */
export const resultStatuses = ['needed', 'ordered', 'received', 'accepted', 'refused'] as const;
/** One of {@link resultStatuses}. */
export type ResultStatus = (typeof resultStatuses)[number];

/** Which status may follow which: a refused result is ordered again. */
export const nextResultStatuses: Readonly<Record<ResultStatus, readonly ResultStatus[]>> = {
  needed: ['ordered', 'received'],
  ordered: ['received'],
  received: ['accepted', 'refused'],
  accepted: ['ordered'],
  refused: ['ordered', 'received'],
};
