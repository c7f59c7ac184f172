import { useTranslation } from 'react-i18next';
import type { DossierEmployment } from '#domain/driver-dossier/schema';
import { ABROAD } from '#domain/driver-histories/kinds';

/** The name of an employer; before the driver answers the carrier, only where it is. */
export function useEmployerName(): (
  job: Pick<DossierEmployment, 'employerName' | 'type' | 'city' | 'state'>,
) => string {
  const { t } = useTranslation(['dossier', 'histories']);
  return ({ employerName, type, city, state }) => {
    if (employerName !== '') return employerName;
    if (type === 'selfEmployed') return t('histories:employmentType.selfEmployed');
    const place = [city, state === ABROAD ? t('histories:field.abroad') : state].filter((part) => part !== '');
    return [t('job.employer'), ...place].join(', ');
  };
}
