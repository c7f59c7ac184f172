import { useTranslation } from 'react-i18next';
import type { FitLine } from '#domain/drivers/schema';
import { useFitText } from './fit-text';
import './fit.css';

const SIGN = { pass: '✓', near: '~', fail: '✕' } as const;

const Mark = ({ result }: Pick<FitLine, 'result'>) => (
  <span aria-hidden="true" className={`gh-fit-mark gh-fit-${result}`}>
    {SIGN[result]}
  </span>
);

/** The fit in one line: an icon and a name per criterion, with details for criteria that do not pass. */
export function FitMarks({ fit }: { fit: readonly FitLine[] }) {
  const { t } = useTranslation('labels');
  const fitText = useFitText();
  const misses = fit.filter(({ result }) => result !== 'pass');
  const worst = misses.some(({ result }) => result === 'fail') ? 'fail' : 'near';
  return (
    <span className="gh-fit">
      <span className="gh-fit-signs">
        {fit.map((line) => (
          <span key={line.criterion} className="gh-fit-sign" title={fitText(line)}>
            <Mark result={line.result} />
            {t(`fit.criterion.${line.criterion}`)}
          </span>
        ))}
      </span>
      <span className="gh-fit-words">
        {misses.length === 0 ? t('fit.pass') : `${t(`fit.${worst}`)}: ${misses.map(fitText).join(' · ')}`}
      </span>
    </span>
  );
}

/** The fit criterion by criterion, as a profile shows it. */
export function FitList({ fit }: { fit: readonly FitLine[] }) {
  const { t } = useTranslation('labels');
  const fitText = useFitText();
  return (
    <ul className="gh-fit-list">
      {fit.map((line) => (
        <li key={line.criterion}>
          <Mark result={line.result} />
          <span className="gh-fit-criterion">{t(`fit.criterion.${line.criterion}`)}</span>
          <span>
            {fitText(line)}
            {line.result === 'pass' ? (
              <span className="gh-hidden"> ({t('fit.pass')})</span>
            ) : (
              ` (${t(`fit.${line.result}`)})`
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
