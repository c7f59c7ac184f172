import { useTranslation } from 'react-i18next';
import type { DriverApplication } from '#domain/driver-application/schema';
import { displayTiers } from '#domain/driver-pipeline/stages';

/** Progress through the application, the checks and certification. */
export function Tiers({ tier }: { tier: DriverApplication['tier'] }) {
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
          {index < reached ? '✓ ' : ''}
          {t(`tier.${name}`)}
        </li>
      ))}
    </ol>
  );
}
