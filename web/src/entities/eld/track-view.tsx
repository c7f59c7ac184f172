import { useTranslation } from 'react-i18next';
import type { HosDay, HosTrack } from '#domain/eld/schema';
import { formatDateTime, formatDay, formatTimeIn } from '#web/shared/i18n/format';
import { PlainTable } from '#web/shared/table/plain-table';
import { Card, Facts, Stack } from '#web/shared/ui/layout';
import { DayChart } from './day-chart';
import { formatHours } from './duration';
import { useStatusText } from './duty-status';
import { useProviderText } from './use-provider-text';

interface TrackProps {
  day: HosDay;
  track: HosTrack;
}

function Violations({ day, track: { violations } }: TrackProps) {
  const { t } = useTranslation('hours');
  if (violations.length === 0) return <p className="gh-hours-note">{t('violation.none')}</p>;
  const time = (at: string) => formatTimeIn(at, day.timeZone);
  return (
    <ul className="gh-hours-violations" aria-label={t('violation.title')}>
      {violations.map(({ rule, paragraph, startsAt, endsAt }) => (
        <li key={`${rule}/${startsAt}`}>
          {t('violation.line', {
            rule: t(`violation.rule.${rule}`),
            from: time(startsAt),
            to: time(endsAt),
            paragraph,
          })}
        </li>
      ))}
    </ul>
  );
}

/** Used and remaining time at the named time, and the time at which the driver is rested. */
function Clocks({ day, track: { clocks } }: TrackProps) {
  const { t } = useTranslation('hours');
  const { at, driving, window, windowEndsAt, untilBreak, cycle, freshAt, restartedAt, isUncertain } = clocks;
  const left = ({ usedMinutes, leftMinutes }: typeof driving) =>
    t('clock.left', { left: formatHours(leftMinutes), used: formatHours(usedMinutes) });
  const when = (instant: string) => formatDateTime(instant, day.timeZone);
  const windowText =
    windowEndsAt === null ? left(window) : t('clock.until', { left: left(window), time: when(windowEndsAt) });
  return (
    <section aria-label={t('clock.title', { time: when(at) })}>
      <h3>{t('clock.title', { time: when(at) })}</h3>
      <Facts
        facts={[
          { label: t('clock.today'), value: formatHours(clocks.workedTodayMinutes) },
          { label: t('clock.driving'), value: left(driving) },
          { label: t('clock.window'), value: windowText },
          { label: t('clock.break'), value: left(untilBreak) },
          { label: t(day.cycle === '60/7' ? 'clock.cycle60' : 'clock.cycle70'), value: left(cycle) },
          { label: t('clock.fresh'), value: when(freshAt) },
          { label: t('clock.restarted'), value: when(restartedAt) },
        ]}
      />
      {isUncertain ? <p className="gh-hours-note">{t('clock.uncertain')}</p> : null}
      <details>
        <summary>{t('clock.days')}</summary>
        <PlainTable
          label={t('clock.days')}
          rows={clocks.cycleDays}
          rowKey={({ date }) => date}
          columns={[
            { key: 'date', head: t('clock.date'), cell: ({ date }) => formatDay(date) },
            { key: 'work', head: t('clock.work'), align: 'end', cell: ({ workMinutes }) => formatHours(workMinutes) },
          ]}
        />
      </details>
    </section>
  );
}

/** Edits that the driver has not confirmed: apart, because they do not count yet. */
function Requests({ day, track: { requests } }: TrackProps) {
  const { t } = useTranslation('hours');
  const text = useStatusText();
  if (requests.length === 0) return null;
  return (
    <section aria-label={t('request.title')}>
      <h3>{t('request.title')}</h3>
      <ul>
        {requests.map(({ startsAt, status, remark }) => (
          <li key={startsAt}>
            {t('request.line', { time: formatDateTime(startsAt, day.timeZone), status: text(status, remark) })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The name of a track, and that a copy is not the legal log. */
function useSourceTexts({ provider, source }: HosTrack) {
  const { t } = useTranslation('hours');
  const providerText = useProviderText();
  if (source === 'driver') return { title: t('source.driver'), note: t('source.driverNote') };
  const name = providerText(provider);
  return { title: name, note: t('source.copied', { provider: name }) };
}

/** A day of one track. */
export function TrackView({ day, track }: TrackProps) {
  const { title, note } = useSourceTexts(track);
  return (
    <Card title={title}>
      <Stack>
        <p className="gh-hours-note">{note}</p>
        <DayChart day={day} track={track} />
        <Violations day={day} track={track} />
        <Requests day={day} track={track} />
        <Clocks day={day} track={track} />
      </Stack>
    </Card>
  );
}
