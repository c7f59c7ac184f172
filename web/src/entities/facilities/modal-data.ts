import type { MatchCriteria } from '#domain/drivers/fit-facts';
import type { SafetyProfile } from '#domain/facilities/schema';

/** The carrier that gets a new facility. */
export interface AddFacilityData {
  organizationId: string;
  /** Called with the id of the new facility. */
  onCreated?: (facilityId: string) => void;
}

/** The facility that a dialog changes. */
export interface FacilityData {
  facilityId: string;
  organizationId: string;
  /** Called after the change. */
  onSaved?: () => void;
}

/** The carrier whose match criteria a dialog changes, or the order that gets its own. */
export interface MatchCriteriaData {
  organizationId: string;
  ofOrder?: {
    /** The criteria to start from. */
    profile: SafetyProfile;
    onSave: (criteria: MatchCriteria) => void;
  };
}
