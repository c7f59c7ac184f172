import { defineModal } from '#web/shared/ui/modals';
import type { AddFacilityData, FacilityData, MatchCriteriaData } from './modal-data';

export const addFacilityModal = defineModal<AddFacilityData>('add-facility', () =>
  import('./add-facility-dialog').then((m) => m.AddFacilityDialog),
);
export const editFacilityModal = defineModal<FacilityData>('edit-facility', () =>
  import('./edit-facility-dialog').then((m) => m.EditFacilityDialog),
);
export const fleetConfigurationModal = defineModal<FacilityData>('fleet-configuration', () =>
  import('./fleet-configuration-dialog').then((m) => m.FleetConfigurationDialog),
);
export const matchCriteriaModal = defineModal<MatchCriteriaData>('match-criteria', () =>
  import('./match-criteria-dialog').then((m) => m.MatchCriteriaDialog),
);
