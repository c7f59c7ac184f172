import { CENTRAL_ZONE } from '#domain/shared/zones';

/** `investigationDay` of an instant in a statement. */
export const investigationDayOf = (instant: string): string => `(${instant} at time zone '${CENTRAL_ZONE}')::date`;

/** The instant at which an investigation's calendar day begins, in a statement. */
export const beginOfInvestigationDay = (day: string): string => `(${day}::timestamp at time zone '${CENTRAL_ZONE}')`;
