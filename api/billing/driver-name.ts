import { type Actor, isOps } from '#domain/accounts/actor';
import { initialOf } from '#domain/shared/initial';

interface BilledDriver {
  readonly firstName: string;
  readonly lastName: string;
  /** Whether the carrier may see the whole name now. */
  readonly isNameVisible: boolean;
}

/** A driver's name on purchases and invoices, as far as the reader may see it (docs/state-machines.md#visible-data). */
export const driverName = (actor: Actor, { firstName, lastName, isNameVisible }: BilledDriver): string =>
  `${firstName} ${isOps(actor) || isNameVisible ? lastName : `${initialOf(lastName)}.`}`;
