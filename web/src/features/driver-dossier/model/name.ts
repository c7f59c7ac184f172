import type { DriverDossier } from '#domain/driver-dossier/schema';
import { driverName } from '#web/entities/driver-profile/driver-name';

/** The full name, or only the initial of the last one while the carrier may not see it. */
export const nameOf = (dossier: Pick<DriverDossier, 'firstName' | 'middleName' | 'lastName' | 'contact'>): string =>
  driverName({ ...dossier, isMasked: dossier.contact === null });
