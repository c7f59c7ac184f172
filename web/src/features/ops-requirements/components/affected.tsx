import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { subjectText } from '#web/entities/requirements/use-texts';
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
type Line = NonNullable<Row['before']>;

/** Link to the driver's file for that employment. */
const fileOf = ({ driver, employment }: Row): string =>
  `${paths.opsDriver(driver._id)}?part=requirements${employment === null ? '' : `&employment=${employment._id}`}`;

/** Status, due date and whether the line bars driving, before and after. */
function Change({ row: { before, after } }: { row: Row }) {
  const { t } = useTranslation(['ops-requirements', 'files']);
  const text = (line: Line | null): string => {
    if (line === null) return t('preview.new');
    const status = t(`files:status.${line.status}`);
    const dated = line.dueOn === null ? status : t('preview.day', { status, day: formatDate(line.dueOn) });
    return line.bars ? t('preview.bars', { status: dated }) : dated;
  };
  return (
    <span className="gh-ops-requirement-aside">{t('preview.line', { before: text(before), after: text(after) })}</span>
  );
}

function AffectedRow({ row }: { row: Row }) {
  const { t } = useTranslation('ops-requirements');
  const { driver, employment, about } = row;
  return (
    <li>
      <Link to={fileOf(row)} target="_blank" rel="noreferrer">
        {driver.name}
        <span className="gh-hidden"> ({t('preview.newTab')})</span>
      </Link>
      {[employment?.organization.name, about === null ? null : subjectText(about)].map((text) =>
        text === undefined || text === null ? '' : ` · ${text}`,
      )}
      <Change row={row} />
    </li>
  );
}

/** Progress of the check; it can be stopped. */
function Progress({ seen: { checked, total }, isRunning, onStop }: AffectedProps) {
  const { t } = useTranslation('ops-requirements');
  return (
    <div className="gh-ops-requirement-progress">
      <progress value={checked} max={total} aria-label={t('preview.progress')} />
      <span>{t('preview.checked', { checked: formatCount(checked), total: formatCount(total) })}</span>
      {isRunning ? (
        <Button size="small" onClick={onStop}>
          {t('preview.stop')}
        </Button>
      ) : null}
    </div>
  );
}

/** Number of checked drivers, and those whose files change. */
export function Affected(props: AffectedProps) {
  const { seen, isRunning } = props;
  const { t } = useTranslation('ops-requirements');
  const { on, checked, concerned, changed, barred, rows, isDone } = seen;
  const more = changed - new Set(rows.map(({ driver }) => driver._id)).size;
  return (
    <div className="gh-ops-requirement-affected">
      {isDone ? null : <Progress {...props} />}
      {/* Announced once at the end; otherwise screen readers would read every step. */}
      <p role="status" aria-live={isRunning ? 'off' : 'polite'}>
        {isDone ? t('preview.all', { count: checked, number: formatCount(checked) }) : t('preview.soFar')}{' '}
        {t('preview.concerned', { count: concerned, number: formatCount(concerned) })}{' '}
        {changed === 0
          ? t('preview.none', { day: formatDate(on) })
          : t('preview.changed', { count: changed, number: formatCount(changed), day: formatDate(on) })}{' '}
        {barred === 0 ? null : t('preview.barred', { count: barred, number: formatCount(barred) })}
      </p>
      {rows.length === 0 ? null : (
        <ul>
          {rows.map((row) => (
            <AffectedRow key={`${row.driver._id} ${row.employment?._id ?? ''} ${row.about ?? ''}`} row={row} />
          ))}
        </ul>
      )}
      {more > 0 ? <p>{t('preview.more', { count: more, number: formatCount(more) })}</p> : null}
    </div>
  );
}
