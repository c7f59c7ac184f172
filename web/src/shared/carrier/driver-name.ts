import type { DriverSummary } from '#domain/drivers/schema';

type Named = Pick<DriverSummary, 'firstName' | 'lastName' | 'isMasked'>;

/** "Maria G." until the driver is in review, the whole name from then on (spec section 4). */
export const driverName = ({ firstName, lastName, isMasked }: Named): string =>
  isMasked ? `${firstName} ${lastName.charAt(0)}.` : `${firstName} ${lastName}`;

export const initialsOf = ({ firstName, lastName }: Named): string => `${firstName.charAt(0)}${lastName.charAt(0)}`;
