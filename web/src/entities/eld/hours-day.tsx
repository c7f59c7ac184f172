import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { HosDay } from '#domain/eld/schema';
import { nextDate, previousDate } from '#domain/shared/zoned-time';
import { Input } from '#web/shared/form/inputs';
import { formatDay, formatZone } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { Inline, Stack } from '#web/shared/ui/layout';
import { EmptyState } from '#web/shared/ui/states';
import { formatHours } from './duration';
import { TrackView } from './track-view';
import './hours.css';

interface HoursDayProps {
  day: HosDay;
  onDate: (date: string) => void;
}

const USUAL_MINUTES = 1_440;

function DayPicker({ day: { date, firstDate, lastDate }, onDate }: HoursDayProps) {
  const { t } = useTranslation('hours');
  const id = useId();
  return (
    <Inline className="gh-hours-nav">
      <Button disabled={date <= firstDate} onClick={() => onDate(previousDate(date))}>
        {t('day.previous')}
      </Button>
      <label htmlFor={id} className="gh-hidden">
        {t('day.label')}
      </label>
      <Input
        id={id}
        name="date"
        type="date"
        value={date}
        min={firstDate}
        max={lastDate}
        onChange={({ target: { value: next } }) => {
          if (next >= firstDate && next <= lastDate) onDate(next);
        }}
      />
      <Button disabled={date >= lastDate} onClick={() => onDate(nextDate(date))}>
        {t('day.next')}
      </Button>
    </Inline>
  );
}

/** A day of hours of service with its tracks next to each other. */
export function HoursDay({ day, onDate }: HoursDayProps) {
  const { t } = useTranslation('hours');
  const { date, minutes, timeZone, tracks, exemptions } = day;
  return (
    <Stack>
      <DayPicker day={day} onDate={onDate} />
      <p className="gh-hours-note">
        {t('day.zone', { day: formatDay(date), zone: formatZone(timeZone) })}
        {minutes === USUAL_MINUTES ? null : ` ${t('day.changed', { hours: formatHours(minutes) })}`}
      </p>
      {exemptions.map((kind) => (
        <p key={kind}>{t(`exemption.${kind}`)}</p>
      ))}
      {tracks.length === 0 ? <EmptyState title={t('none')} hint={t('noneHint')} /> : null}
      {tracks.length > 1 ? <p className="gh-hours-note">{t('severalTracks')}</p> : null}
      {tracks.map((track) => (
        <TrackView key={track.provider} day={day} track={track} />
      ))}
    </Stack>
  );
}
