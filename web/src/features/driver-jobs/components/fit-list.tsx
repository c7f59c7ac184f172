import type { FitLine } from '#domain/drivers/schema';
import { useTranslation } from 'react-i18next';
import { useFitWords } from './fit-words';

const SIGNS = { pass: '✓', near: '~', fail: '✕' } as const;
const ORDER = { fail: 0, near: 1, pass: 2 } as const;

/** How he fits and why; what speaks against it comes first. No hidden score. */
export function FitList({ fit }: { fit: readonly FitLine[] }) {
  const { t } = useTranslation('driver-jobs');
  const words = useFitWords();
  const lines = [...fit].sort((one, other) => ORDER[one.result] - ORDER[other.result]);
  return (
    <ul className="gh-fit" aria-label={t('fit.label')}>
      {lines.map((line) => (
        <li key={line.criterion} className={`gh-fit-${line.result}`}>
          <span className="gh-fit-sign" aria-hidden="true">
            {SIGNS[line.result]}
          </span>
          <span>
            <span className="gh-hidden">{t(`fit.result.${line.result}`)}: </span>
            {words(line)}
          </span>
        </li>
      ))}
    </ul>
  );
}
