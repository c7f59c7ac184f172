import type { OpsDriver } from '#domain/driver-pipeline/schema';
import type { OpsDriverFile, ReviewedFile } from '#domain/driver-reviews/schema';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useExperienceText } from '../carrier/qualifications-text';
import { formatDate } from '../i18n/format';
import { Facts } from '../ui/layout';
import { complianceQuery } from './queries';

interface SelfReportedFactsProps {
  driver: Pick<OpsDriver, '_id'>;
  reported: OpsDriverFile['stated'];
  sent: ReviewedFile | null;
}

/** The driver's own entries, for comparison with the submitted documents. */
export function SelfReportedFacts({ driver, reported, sent }: SelfReportedFactsProps) {
  const { t } = useTranslation(['ops-reviews', 'labels']);
  const experience = useExperienceText();
  const { data } = useQuery(complianceQuery(driver._id));
  const licenses = (data?.motorVehicle.licenses ?? [])
    .map(({ state, number, expiresOn }) =>
      [state, number, expiresOn === '' ? '' : t('stated.until', { day: formatDate(expiresOn) })]
        .filter((part) => part !== '')
        .join(' · '),
    )
    .filter((license) => license !== '');
  const none = t('stated.none');
  const { name, birthDate, place, licenseClass, endorsements, experienceMonths } = reported;
  return (
    <Facts
      facts={[
        { label: t('stated.name'), value: name },
        { label: t('stated.birthDate'), value: birthDate === null ? none : formatDate(birthDate) },
        { label: t('stated.place'), value: place },
        { label: t('stated.class'), value: licenseClass === null ? none : t(`labels:driverClass.${licenseClass}`) },
        {
          label: t('stated.endorsements'),
          value:
            endorsements.length === 0 ? none : endorsements.map((code) => t(`labels:endorsement.${code}`)).join(', '),
        },
        { label: t('stated.licenses'), value: licenses.length === 0 ? none : licenses.join('; ') },
        { label: t('stated.experience'), value: experience(experienceMonths) },
        ...(sent === null || sent.statedExpiresOn === null
          ? []
          : [{ label: t('stated.expiresOn'), value: formatDate(sent.statedExpiresOn) }]),
      ]}
    />
  );
}
