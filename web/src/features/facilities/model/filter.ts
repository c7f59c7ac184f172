import type { FacilityView } from '#domain/facilities/schema';
import { containsWords } from '#domain/shared/folded-text';

/** The states that the list can be limited to. */
export const shownStates = ['active', 'inactive'] as const;
export type ShownState = (typeof shownStates)[number];

export interface FacilityFilter {
  search: string;
  state: ShownState | null;
}

/** The facilities whose name or address contains the words, and that are in the state. */
export function filterFacilities(
  facilities: readonly FacilityView[],
  { search, state }: FacilityFilter,
): readonly FacilityView[] {
  return facilities.filter(({ name, address, isActive }) => {
    const isShown = state === null || isActive === (state === 'active');
    return isShown && containsWords(`${name} ${address.fullAddress}`, search);
  });
}
