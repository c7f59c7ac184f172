import { useTranslation } from 'react-i18next';
import { matchCount, verdictOf } from '#domain/drivers/fit-verdict';
import type { FitLine } from '#domain/drivers/schema';
import { useFitText } from './fit-text';

const SIGNS = { pass: '✓', near: '~', fail: '✕', unstated: '–' } as const;
const ORDER = { fail: 0, near: 1, unstated: 2, pass: 3 } as const;

interface FitListProps {
  fit: readonly FitLine[];
  /** Shows the number of matches and lists only the rest, for a list of jobs that mostly match. */
  isShort?: boolean;
}

/** How the driver matches and why, mismatches first. There is no hidden score. */
export function FitList({ fit, isShort = false }: FitListProps) {
  const { t } = useTranslation('driver-jobs');
  const fitText = useFitText();
  const lines = fit
    .map((line) => ({ line, verdict: verdictOf(line) }))
    .sort((one, other) => ORDER[one.verdict] - ORDER[other.verdict]);
  const isMatch = lines.every(({ verdict }) => verdict === 'pass' || verdict === 'unstated');
  return (
    <ul className="gh-job-fit" aria-label={t('fit.label')}>
      {isShort && fit.length > 0 ? (
        <li className={isMatch ? 'gh-job-fit-pass' : undefined}>
          {isMatch ? (
            <span className="gh-job-fit-sign" aria-hidden="true">
              {SIGNS.pass}
            </span>
          ) : null}
          {t('fit.count', matchCount(fit))}
        </li>
      ) : null}
      {lines
        .filter(({ verdict }) => !isShort || verdict !== 'pass')
        .map(({ line, verdict }) => (
          <li key={line.criterion} className={`gh-job-fit-${verdict}`}>
            <span className="gh-job-fit-sign" aria-hidden="true">
              {SIGNS[verdict]}
            </span>
            <span>
              {verdict === 'unstated' ? null : <span className="gh-hidden">{t(`fit.result.${verdict}`)}: </span>}
              {fitText(line)}
            </span>
          </li>
        ))}
    </ul>
  );
}
