import type { DriverSummary } from '#domain/drivers/schema';
import { initialOf } from '#domain/shared/initial';

type Named = Pick<DriverSummary, 'firstName' | 'lastName' | 'isMasked'> & { middleName?: string | null };

/**
 * "Maria G." until the driver is in review, the full name afterward (docs/state-machines.md#visible-data).
 */
export const driverName = ({ firstName, middleName, lastName, isMasked }: Named): string =>
  isMasked
    ? `${firstName} ${initialOf(lastName)}.`
    : [firstName, middleName, lastName].filter((part) => typeof part === 'string').join(' ');

export const initialsOf = ({ firstName, lastName }: Named): string => `${initialOf(firstName)}${initialOf(lastName)}`;
