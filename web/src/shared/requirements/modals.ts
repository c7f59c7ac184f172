import type { DriverFactKind } from '#domain/requirements/evidence';
import type { DriverRequirements } from '#domain/requirements/schema';
import { defineModal } from '../ui/modals';

/** The initial values of the dialog. */
export interface FactModalData {
  driverId: string;
  kind: DriverFactKind | null;
  organization: DriverRequirements['organization'];
}

export const factModal = defineModal<FactModalData>('enter-driver-fact', () =>
  import('./fact-dialog').then((module) => module.FactDialog),
);
