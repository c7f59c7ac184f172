import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatCount, formatDate } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { Button } from '#web/shared/ui/button';
import type { Affected as Seen } from '../api/use-preview';

interface AffectedProps {
  seen: Seen;
  isRunning: boolean;
  onStop: () => void;
}

type Row = Seen['rows'][number];

/** Link to the driver's requirements for that organization. */
const listOf = ({ driver, organization }: Row): string =>
  `${paths.opsDriver(driver._id)}?part=requirements${organization === null ? '' : `&employer=${organization._id}`}`;

/** Status before and after; where both are the same, the due date changes. */
function Change({ row: { before, after, wasDueOn, dueOn } }: { row: Row }) {
  const { t } = useTranslation('ops-requirements');
  const withDay = (status: string, day: string | null): string =>
    day === null ? t('preview.noDay', { status }) : t('preview.day', { status, day: formatDate(day) });
  const isDay = before === after;
  const was = before === null ? t('preview.new') : t(`status.${before}`);
  const is = t(`status.${after}`);
  return (
    <span className="gh-ops-requirement-aside">
      {t('preview.line', { before: isDay ? withDay(was, wasDueOn) : was, after: isDay ? withDay(is, dueOn) : is })}
    </span>
  );
}

/** Number of checked drivers, and those affected on the version's first day. */
export function Affected({ seen, isRunning, onStop }: AffectedProps) {
  const { t } = useTranslation('ops-requirements');
  const { total, judged, concerned, changed, rows, isDone } = seen;
  const more = changed - new Set(rows.map(({ driver }) => driver._id)).size;
  return (
    <div className="gh-ops-requirement-affected">
      {isDone ? null : (
        <div className="gh-ops-requirement-progress">
          <progress value={judged} max={total} aria-label={t('preview.progress')} />
          <span>{t('preview.checked', { judged: formatCount(judged), total: formatCount(total) })}</span>
          {isRunning ? (
            <Button size="small" onClick={onStop}>
              {t('preview.stop')}
            </Button>
          ) : null}
        </div>
      )}
      {/* Announced once at the end; otherwise screen readers would read every step. */}
      <p role="status" aria-live={isRunning ? 'off' : 'polite'}>
        {isDone ? t('preview.all', { count: judged, number: formatCount(judged) }) : t('preview.soFar')}{' '}
        {t('preview.concerned', { count: concerned, number: formatCount(concerned) })}{' '}
        {changed === 0 ? t('preview.none') : t('preview.changed', { count: changed, number: formatCount(changed) })}
      </p>
      {rows.length === 0 ? null : (
        <ul>
          {rows.map((row) => (
            <li key={`${row.driver._id} ${row.organization?._id ?? ''}`}>
              <Link to={listOf(row)} target="_blank" rel="noreferrer">
                {row.driver.name}
                <span className="gh-hidden"> ({t('preview.newTab')})</span>
              </Link>
              {row.organization === null ? null : ` · ${row.organization.name}`}
              <Change row={row} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 ? <p>{t('preview.more', { count: more, number: formatCount(more) })}</p> : null}
    </div>
  );
}
