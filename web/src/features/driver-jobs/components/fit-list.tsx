import { useTranslation } from 'react-i18next';
import type { FitLine } from '#domain/drivers/schema';
import { useFitText } from './fit-text';

const SIGNS = { pass: '✓', near: '~', fail: '✕' } as const;
const ORDER = { fail: 0, near: 1, pass: 2 } as const;

interface FitListProps {
  fit: readonly FitLine[];
  /** Shows the number of matches and lists only the mismatches, for a list of jobs that mostly match. */
  isShort?: boolean;
}

/** How the driver matches and why, mismatches first. There is no hidden score. */
export function FitList({ fit, isShort = false }: FitListProps) {
  const { t } = useTranslation('driver-jobs');
  const fitText = useFitText();
  const lines = [...fit].sort((one, other) => ORDER[one.result] - ORDER[other.result]);
  const misses = lines.filter(({ result }) => result !== 'pass');
  return (
    <ul className="gh-job-fit" aria-label={t('fit.label')}>
      {isShort && fit.length > 0 ? (
        <li className={misses.length === 0 ? 'gh-job-fit-pass' : undefined}>
          {misses.length === 0 ? (
            <span className="gh-job-fit-sign" aria-hidden="true">
              {SIGNS.pass}
            </span>
          ) : null}
          {t('fit.count', { fitting: fit.length - misses.length, all: fit.length })}
        </li>
      ) : null}
      {(isShort ? misses : lines).map((line) => (
        <li key={line.criterion} className={`gh-job-fit-${line.result}`}>
          <span className="gh-job-fit-sign" aria-hidden="true">
            {SIGNS[line.result]}
          </span>
          <span>
            <span className="gh-hidden">{t(`fit.result.${line.result}`)}: </span>
            {fitText(line)}
          </span>
        </li>
      ))}
    </ul>
  );
}
