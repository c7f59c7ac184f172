import { useTranslation } from 'react-i18next';
import type { DriverPersonalInfo } from '#domain/drivers/personal-info/schema';
import { formatDate } from '#web/shared/i18n/format';
import { Card, Facts } from '#web/shared/ui/layout';

const MONTHS_OF_A_YEAR = 12;

function useExperience() {
  const { t } = useTranslation('personal-info');
  return (months: number) =>
    months < MONTHS_OF_A_YEAR
      ? t('license.months', { count: months })
      : t('license.years', { count: Math.floor(months / MONTHS_OF_A_YEAR) });
}

/** The driver's license class, endorsements and experience, and the expiration date of each credential. */
export function LicenseCard({ info: { licence: license, proofs } }: { info: DriverPersonalInfo }) {
  const { t } = useTranslation('personal-info');
  const { t: driver } = useTranslation('driver');
  const { t: labels } = useTranslation('labels');
  const experience = useExperience();
  const listed = (words: readonly string[]) => (words.length === 0 ? t('none') : words.join(' · '));
  const facts = [
    {
      label: t('license.class'),
      value: license.class === null ? t('none') : labels(`driverClass.${license.class}`),
    },
    {
      label: t('license.endorsements'),
      value: listed(license.endorsements.map((code) => labels(`endorsement.${code}`))),
    },
    {
      label: t('license.transmissions'),
      value: listed(license.transmissions.map((kind) => t(`license.transmission.${kind}`))),
    },
    { label: t('license.experience'), value: experience(license.experienceMonths) },
    ...proofs.map(({ proof, endsOn }) => ({
      label: t('license.goodUntil', { thing: driver(`renewal.name.${proof}`) }),
      value: formatDate(endsOn),
    })),
  ];
  return (
    <Card title={t('license.title')}>
      <Facts facts={facts} />
    </Card>
  );
}
