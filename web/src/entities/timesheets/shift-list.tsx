import { useTranslation } from 'react-i18next';
import type { Workday } from '#domain/timesheets/schema';
import type { Shift } from '#domain/timesheets/workday/schema';
import { formatTimeIn } from '#web/shared/i18n/format';
import { formatMinutes, minutesBetween } from './format-minutes';

interface SpanProps {
  startsAt: string;
  endsAt: string | null;
  zone: string;
}

/** Two times in the assignment's zone with its name: the name differs within a night in which clocks change. */
function Span({ startsAt, endsAt, zone }: SpanProps) {
  const { t } = useTranslation('timesheets');
  if (endsAt === null) return t('shift.since', { time: formatTimeIn(startsAt, zone) });
  return t('shift.span', { from: formatTimeIn(startsAt, zone), to: formatTimeIn(endsAt, zone) });
}

function Breaks({ shift: { breaks }, zone }: { shift: Shift; zone: string }) {
  const { t } = useTranslation('timesheets');
  if (breaks.length === 0) return null;
  return (
    <ul className="gh-shift-breaks">
      {breaks.map(({ startsAt, endsAt, isPaid }) => (
        <li key={startsAt}>
          {t('shift.break')} <Span startsAt={startsAt} endsAt={endsAt} zone={zone} />
          {endsAt === null
            ? null
            : ` · ${formatMinutes(minutesBetween(startsAt, endsAt))}, ${t(isPaid ? 'shift.paid' : 'shift.unpaid')}`}
        </li>
      ))}
    </ul>
  );
}

/** Remarks on a shift: its part after midnight, a missing end, a phone whose clock was wrong, times that were sent late. */
function ShiftNotes({ shift: { minutesNextDay, needsEnd, clockDiffers, sentLate } }: { shift: Shift }) {
  const { t } = useTranslation('timesheets');
  const notes = [
    ...(minutesNextDay === 0 ? [] : [t('shift.nextDay', { time: formatMinutes(minutesNextDay) })]),
    ...(needsEnd ? [t('shift.needsEnd')] : []),
    ...(clockDiffers ? [t('shift.clockDiffers')] : []),
    ...(sentLate ? [t('shift.sentLate')] : []),
  ];
  return notes.map((note) => (
    <p key={note} className="gh-shift-note">
      {note}
    </p>
  ));
}

/** The shifts of a workday with their breaks. */
export function ShiftList({ workday: { shifts, timeZone } }: { workday: Pick<Workday, 'shifts' | 'timeZone'> }) {
  return (
    <ul className="gh-shifts">
      {shifts.map((shift) => (
        <li key={shift._id}>
          <span className="gh-numbers">
            <Span startsAt={shift.startsAt} endsAt={shift.endsAt} zone={timeZone} />
            {shift.minutes === null ? null : ` · ${formatMinutes(shift.minutes)}`}
          </span>
          <Breaks shift={shift} zone={timeZone} />
          <ShiftNotes shift={shift} />
        </li>
      ))}
    </ul>
  );
}
