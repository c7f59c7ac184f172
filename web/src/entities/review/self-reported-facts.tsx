import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import type { OpsDriverFile, ReviewedFile } from '#domain/driver-reviews/schema';
import { issuerText } from '#domain/places/license-issuers';
import { useExperienceText } from '#web/entities/driver-profile/qualifications-text';
import { formatDate } from '#web/shared/i18n/format';
import { Facts } from '#web/shared/ui/layout';
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
      [issuerText(state), number, expiresOn === '' ? '' : t('selfReported.until', { day: formatDate(expiresOn) })]
        .filter((part) => part !== '')
        .join(' · '),
    )
    .filter((license) => license !== '');
  const none = t('selfReported.none');
  const { name, birthDate, place, licenseClass, endorsements, experienceMonths } = reported;
  return (
    <Facts
      facts={[
        { label: t('selfReported.name'), value: name },
        { label: t('selfReported.birthDate'), value: birthDate === null ? none : formatDate(birthDate) },
        { label: t('selfReported.place'), value: place },
        {
          label: t('selfReported.class'),
          value: licenseClass === null ? none : t(`labels:driverClass.${licenseClass}`),
        },
        {
          label: t('selfReported.endorsements'),
          value:
            endorsements.length === 0 ? none : endorsements.map((code) => t(`labels:endorsement.${code}`)).join(', '),
        },
        { label: t('selfReported.licenses'), value: licenses.length === 0 ? none : licenses.join('; ') },
        { label: t('selfReported.experience'), value: experience(experienceMonths) },
        ...(sent === null || sent.statedExpiresOn === null
          ? []
          : [{ label: t('selfReported.expiresOn'), value: formatDate(sent.statedExpiresOn) }]),
      ]}
    />
  );
}
