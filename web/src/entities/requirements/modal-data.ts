import type { DriverFactKind } from '#domain/requirements/evidence';
import type { DriverRequirements } from '#domain/requirements/schema';

/** The initial values of the dialog. */
export interface FactModalData {
  driverId: string;
  kind: DriverFactKind | null;
  organization: DriverRequirements['organization'];
}
