import { useTranslation } from 'react-i18next';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { useStatusLine } from '#web/entities/driver/use-status-line';
import './track.css';

const DOTS = ['contact', 'review', 'approved', 'interview', 'hired'] as const;

/** The first contact of the round stays what it was, until the round ends. */
const firstDot = ({ hasApplied }: DriverApplicationView) => (hasApplied ? 'requested' : 'invited');

const textOf = (dot: (typeof DOTS)[number], application: DriverApplicationView) =>
  dot === 'contact' ? firstDot(application) : dot;

function phaseOf(index: number, { dot, state, turn }: DriverApplicationView) {
  if (index < dot || (index === dot && state === 'ended')) return 'passed';
  if (index > dot) return 'ahead';
  if (state === 'closed') return 'stopped';
  return turn === 'you' ? 'yours' : 'theirs';
}

/** Five dots from first contact to hired, with the current status in words below. */
export function Track({ application }: { application: DriverApplicationView }) {
  const { t } = useTranslation('my-applications');
  const statusLine = useStatusLine();
  return (
    <div className="gh-track">
      <ol aria-label={t('track.label')}>
        {DOTS.map((name, index) => {
          const phase = phaseOf(index, application);
          const label = t(`track.${textOf(name, application)}`);
          return (
            <li
              key={name}
              className={`gh-dot-${phase}`}
              aria-current={phase === 'yours' || phase === 'theirs' ? 'step' : undefined}
            >
              <span className="gh-dot" aria-hidden="true" />
              <span className="gh-dot-label">{label}</span>
            </li>
          );
        })}
      </ol>
      <p className="gh-track-now">{statusLine(application)}</p>
    </div>
  );
}
