import { useTranslation } from 'react-i18next';
import type { DriverApplication } from '#domain/driver-application/schema';
import { displayTiers } from '#domain/driver-pipeline/stages';

interface TiersProps {
  tier: DriverApplication['tier'];
  /** A part of the application waits for the driver again, so that it is not complete. */
  isReopened: boolean;
}

/** Progress through the application, the checks and certification. */
export function Tiers({ tier, isReopened }: TiersProps) {
  const { t } = useTranslation('onboarding');
  const reached = displayTiers.indexOf(tier);
  return (
    <ol className="gh-tiers" aria-label={t('tiers')}>
      {displayTiers.map((name, index) => (
        <li
          key={name}
          className={index <= reached ? 'gh-tier-reached' : undefined}
          aria-current={index === reached ? 'step' : undefined}
        >
          {index < reached && !(isReopened && name === 'Application') ? '✓ ' : ''}
          {t(`tier.${name}`)}
        </li>
      ))}
    </ol>
  );
}
