import type { FacilityView } from '#domain/facilities/schema';

/** The states that the list can be limited to. */
export const shownStates = ['active', 'inactive'] as const;
export type ShownState = (typeof shownStates)[number];

export interface FacilityFilter {
  search: string;
  state: ShownState | null;
}

/** The facilities whose name or address contains the text, and that are in the state. */
export function filterFacilities(
  facilities: readonly FacilityView[],
  { search, state }: FacilityFilter,
): readonly FacilityView[] {
  const text = search.trim().toLowerCase();
  return facilities.filter(({ name, address, isActive }) => {
    const isShown = state === null || isActive === (state === 'active');
    return isShown && `${name} ${address.fullAddress}`.toLowerCase().includes(text);
  });
}
