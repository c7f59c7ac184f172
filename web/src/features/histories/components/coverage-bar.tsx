import { useTranslation } from 'react-i18next';
import type { Coverage } from '#domain/driver-histories/coverage';

/** 28 of 36 months. */
export function CoverageBar({ coverage: { months, neededMonths, isComplete } }: { coverage: Coverage }) {
  const { t } = useTranslation('histories');
  return (
    <div className="gh-history-coverage">
      <p>{t(isComplete ? 'coverage.complete' : 'coverage.reported', { months, needed: neededMonths })}</p>
      <progress aria-label={t('coverage.label')} value={months} max={neededMonths} />
    </div>
  );
}
