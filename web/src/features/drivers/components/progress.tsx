import { useTranslation } from 'react-i18next';
import { driverStages } from '#domain/driver-pipeline/stages';
import type { DriverProfile } from '#domain/drivers/schema';

/** The driver's stage with its progress to certification. */
export function Progress({ profile: { stage, percent } }: { profile: DriverProfile }) {
  const { t } = useTranslation(['drivers', 'labels']);
  const known = driverStages.find((each) => each === stage);
  if (known === undefined) return null;
  return (
    <div className="gh-profile-stage">
      <span>{t('stage.name', { stage: t(`labels:stage.${known}`) })}</span>
      <progress max={100} value={percent} aria-label={t('stage.progress')} />
      <span className="gh-numbers">{t('stage.percent', { percent })}</span>
    </div>
  );
}
