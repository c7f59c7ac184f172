import type { DriverPersonalInfo } from '#domain/drivers/personal-info/schema';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/i18n/format';
import { Card, Facts } from '../../../shared/ui/layout';

const MONTHS_OF_A_YEAR = 12;

function useExperience() {
  const { t } = useTranslation('personal-info');
  return (months: number) =>
    months < MONTHS_OF_A_YEAR
      ? t('licence.months', { count: months })
      : t('licence.years', { count: Math.floor(months / MONTHS_OF_A_YEAR) });
}

/** What he may drive, and until when his proofs of it are good. */
export function LicenceCard({ info: { licence, proofs } }: { info: DriverPersonalInfo }) {
  const { t } = useTranslation('personal-info');
  const { t: driver } = useTranslation('driver');
  const { t: labels } = useTranslation('labels');
  const experience = useExperience();
  const listed = (words: readonly string[]) => (words.length === 0 ? t('none') : words.join(' · '));
  const facts = [
    {
      label: t('licence.class'),
      value: licence.class === null ? t('none') : labels(`driverClass.${licence.class}`),
    },
    {
      label: t('licence.endorsements'),
      value: listed(licence.endorsements.map((code) => labels(`endorsement.${code}`))),
    },
    {
      label: t('licence.transmissions'),
      value: listed(licence.transmissions.map((kind) => t(`licence.transmission.${kind}`))),
    },
    { label: t('licence.experience'), value: experience(licence.experienceMonths) },
    ...proofs.map(({ proof, endsOn }) => ({
      label: t('licence.goodUntil', { thing: driver(`renewal.name.${proof}`) }),
      value: formatDate(endsOn),
    })),
  ];
  return (
    <Card title={t('licence.title')}>
      <Facts facts={facts} />
    </Card>
  );
}
