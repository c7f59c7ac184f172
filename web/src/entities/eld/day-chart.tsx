import type { CSSProperties } from 'react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { HosDay, HosTrack } from '#domain/eld/schema';
import { formatHour, formatTimeIn } from '#web/shared/i18n/format';
import { PlainTable } from '#web/shared/table/plain-table';
import { axisOf, linesOf, minuteAt } from './chart-geometry';
import { formatHours } from './duration';
import { DutyStatusMark, useStatusText } from './duty-status';

interface ChartProps {
  day: HosDay;
  track: HosTrack;
}

const HEIGHT = 10;
const MARGIN = 2;

function Lines({ day, track, label }: ChartProps & { label: string }) {
  const lines: readonly string[] = linesOf(track);
  const box = (from: string, to: string) => {
    const x = minuteAt(day, from);
    return { x, width: minuteAt(day, to) - x };
  };
  return (
    <svg
      className="gh-hours-lines"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${String(day.minutes)} ${String(lines.length * HEIGHT)}`}
      preserveAspectRatio="none"
    >
      {lines.slice(1).map((line, index) => (
        <line key={line} x1={0} x2={day.minutes} y1={(index + 1) * HEIGHT} y2={(index + 1) * HEIGHT} />
      ))}
      {axisOf(day).map(({ hour, minute }) => (
        <line key={hour} x1={minute} x2={minute} y1={0} y2={lines.length * HEIGHT} />
      ))}
      {track.stretches.map(({ status, startsAt, endsAt }) => {
        const place = lines.indexOf(status);
        const across = { ...box(startsAt, endsAt), y: 0, height: lines.length * HEIGHT };
        if (status === 'notYet') return null;
        if (place === -1) {
          return (
            <Fragment key={startsAt}>
              <rect className="gh-hours-none" {...across} />
              <rect className="gh-hours-edge" {...across} />
            </Fragment>
          );
        }
        const size = { y: place * HEIGHT + MARGIN, height: HEIGHT - 2 * MARGIN };
        return (
          <rect key={startsAt} className={`gh-hours-part gh-duty-${status}`} {...box(startsAt, endsAt)} {...size} />
        );
      })}
      {track.violations.map(({ rule, startsAt, endsAt }) => (
        <rect
          key={`${rule}/${startsAt}`}
          className="gh-hours-violation"
          {...box(startsAt, endsAt)}
          y={lines.indexOf('driving') * HEIGHT + 1}
          height={HEIGHT - 2}
        />
      ))}
    </svg>
  );
}

/** The same as a table, for everybody who does not see the chart. */
function Parts({ day, track }: ChartProps) {
  const { t } = useTranslation('hours');
  const time = (at: string) => formatTimeIn(at, day.timeZone);
  return (
    <details>
      <summary>{t('table.show')}</summary>
      <PlainTable
        label={t('table.title')}
        rows={track.stretches.filter(({ status }) => status !== 'notYet')}
        rowKey={({ startsAt }) => startsAt}
        columns={[
          { key: 'from', head: t('table.from'), cell: ({ startsAt }) => time(startsAt) },
          { key: 'to', head: t('table.to'), cell: ({ endsAt }) => time(endsAt) },
          {
            key: 'status',
            head: t('table.status'),
            cell: ({ status, remark }) => <DutyStatusMark status={status} remark={remark} />,
          },
          {
            key: 'length',
            head: t('table.length'),
            align: 'end',
            cell: ({ startsAt, endsAt }) => formatHours(minuteAt(day, endsAt) - minuteAt(day, startsAt)),
          },
        ]}
      />
    </details>
  );
}

/** The four lines of a day with their totals, its violations marked on the line of driving, and the same as a table. */
export function DayChart({ day, track }: ChartProps) {
  const { t } = useTranslation('hours');
  const text = useStatusText();
  const lines = linesOf(track);
  const total = (status: (typeof lines)[number]) => formatHours(track.totals[status]);
  const label = t('chart.label', {
    totals: lines.map((status) => t('chart.total', { status: text(status), time: total(status) })).join(', '),
  });
  const rows = { '--gh-rows': lines.length } as CSSProperties;
  return (
    <>
      <div className="gh-hours-chart" style={rows}>
        {lines.map((status, index) => (
          <Fragment key={status}>
            <span style={{ gridColumn: 1, gridRow: index + 1 }}>
              <DutyStatusMark status={status} />
            </span>
            <span className="gh-hours-total" style={{ gridColumn: 3, gridRow: index + 1 }}>
              {total(status)}
            </span>
          </Fragment>
        ))}
        <Lines day={day} track={track} label={label} />
        <div className="gh-hours-axis" style={{ gridRow: lines.length + 1 }} aria-hidden="true">
          {axisOf(day).map(({ hour, minute }) => (
            <span key={hour} style={{ left: `${String((minute / day.minutes) * 100)}%` }}>
              {formatHour(hour).replace(':00', '')}
            </span>
          ))}
        </div>
      </div>
      {track.totals.noData === 0 ? null : (
        <p className="gh-hours-note">{t('chart.noData', { time: formatHours(track.totals.noData) })}</p>
      )}
      <Parts day={day} track={track} />
    </>
  );
}
