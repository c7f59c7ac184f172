import { useTranslation } from 'react-i18next';
import type { FacilityView } from '#domain/facilities/schema';

/** The name of a facility in a list of choices; inactive ones are marked in every list. */
export function useFacilityName(): (facility: Pick<FacilityView, 'name' | 'isActive'>) => string {
  const { t } = useTranslation('labels');
  return ({ name, isActive }) => (isActive ? name : t('term.inactiveName', { name }));
}

/** The name and place of a facility in a list of choices. */
export function useFacilityLabel(): (facility: Pick<FacilityView, 'name' | 'address' | 'isActive'>) => string {
  const facilityName = useFacilityName();
  return ({ name, address: { city, state }, isActive }) =>
    facilityName({ name: `${name} · ${city}, ${state}`, isActive });
}

/** The name of one of these facilities by its id; `other` names one that is not among them. */
export function useFacilityNames(facilities: readonly FacilityView[], other?: string): (id: string) => string {
  const facilityName = useFacilityName();
  return (id) => {
    const facility = facilities.find(({ _id }) => _id === id);
    return facility === undefined ? (other ?? id) : facilityName(facility);
  };
}
