import { useTranslation } from 'react-i18next';
import type { FacilityView } from '#domain/facilities/schema';

/** The name of a facility in a list of choices; inactive ones are marked in every list. */
export function useFacilityLabel(): (facility: FacilityView) => string {
  const { t } = useTranslation('facilities');
  return ({ name, address: { city, state }, isActive }) =>
    isActive ? t('choice.active', { name, city, state }) : t('choice.inactive', { name, city, state });
}
