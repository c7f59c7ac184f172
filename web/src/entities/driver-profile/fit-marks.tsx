import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { verdictOf } from '#domain/drivers/fit-verdict';
import type { FitLine } from '#domain/drivers/schema';
import { useFitText } from './fit-text';
import './fit.css';

const SIGN = { pass: '✓', near: '~', fail: '✕', unstated: '–' } as const;

/** The sign of a criterion. */
export const Mark = ({ line }: { line: FitLine }) => (
  <span aria-hidden="true" className={`gh-fit-mark gh-fit-${verdictOf(line)}`}>
    {SIGN[verdictOf(line)]}
  </span>
);

/** The result of the whole comparison, with the reasons of the criteria that do not pass. */
export function FitWords({ fit }: { fit: readonly FitLine[] }) {
  const { t } = useTranslation('labels');
  const fitText = useFitText();
  const misses = fit.filter(({ result }) => result !== 'pass');
  const worst = misses.some(({ result }) => result === 'fail') ? 'fail' : 'near';
  return (
    <span className="gh-fit-words">
      {misses.length === 0 ? t('fit.pass') : `${t(`fit.${worst}`)}: ${misses.map(fitText).join(' · ')}`}
    </span>
  );
}

function Verdict({ line }: { line: FitLine }) {
  const { t } = useTranslation('labels');
  switch (verdictOf(line)) {
    case 'pass':
      return <span className="gh-hidden"> ({t('fit.pass')})</span>;
    case 'unstated':
      return null;
    case 'near':
    case 'fail':
      return ` (${t(`fit.${line.result}`)})`;
  }
}

/** The fit criterion by criterion, as a profile shows it. */
export function FitList({ fit }: { fit: readonly FitLine[] }) {
  const { t } = useTranslation('labels');
  const fitText = useFitText();
  return (
    <ul className="gh-fit-list">
      {fit.map((line) => (
        <li key={line.criterion}>
          <Mark line={line} />
          <span className="gh-fit-criterion">{t(`fit.criterion.${line.criterion}`)}</span>
          <span>
            {fitText(line)}
            <Verdict line={line} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The fit in words, which say what does not match; opened, with the result and the reason of every criterion. */
export function FitDetails({ fit }: { fit: readonly FitLine[] }) {
  const { t } = useTranslation('labels');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <FitWords fit={fit} />
      <details
        className="gh-fit-details"
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
        }}
      >
        <summary>{t('fit.everyCriterion')}</summary>
        {isOpen ? <FitList fit={fit} /> : null}
      </details>
    </>
  );
}
