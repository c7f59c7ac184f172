import { useTranslation } from 'react-i18next';
import type { TimesheetAssignment, Workday } from '#domain/timesheets/schema';
import { DayLength, Remarks, WorkdayFlags } from '#web/entities/timesheets/day-notes';
import { formatMinutes } from '#web/entities/timesheets/format-minutes';
import { PayLines } from '#web/entities/timesheets/pay-lines';
import { ShiftList } from '#web/entities/timesheets/shift-list';
import { useEntryTexts } from '#web/entities/timesheets/use-entry-texts';
import { WorkdayChip } from '#web/entities/timesheets/workday-chip';
import { WorkdayHistorySection } from '#web/entities/timesheets/workday-history';
import { formatDay, formatMoney } from '#web/shared/i18n/format';
import { Inline, Stack } from '#web/shared/ui/layout';
import { ChangesSince } from './changes-since';
import { WorkdayActions } from './workday-actions';

interface WorkdayRowProps {
  workday: Workday;
  assignment: TimesheetAssignment;
}

/** A workday with everything that an approver reads before deciding. */
export function WorkdayRow({ workday, assignment }: WorkdayRowProps) {
  const { t } = useTranslation('timesheet-approval');
  const entryTexts = useEntryTexts();
  const { day, minutes, dayMinutes, entries, pay, billedCents, flags } = workday;
  const others = entryTexts(entries);
  return (
    <section className="gh-workday" aria-label={formatDay(day)}>
      <Stack gap={8}>
        <Inline>
          <h3>{formatDay(day)}</h3>
          <WorkdayChip workday={workday} side="fleet" />
          <WorkdayFlags flags={flags} />
        </Inline>
        <span className="gh-numbers">
          {t('day.total', { time: formatMinutes(minutes), amount: formatMoney(pay.cents) })}
          {billedCents === null ? null : ` · ${t('day.billed', { amount: formatMoney(billedCents) })}`}
        </span>
        <DayLength minutes={dayMinutes} />
        <Remarks workday={workday} side="fleet" />
        <ShiftList workday={workday} />
        {others.length === 0 ? null : <p className="gh-shift-note">{others.join(' · ')}</p>}
        <ChangesSince workday={workday} />
        <PayLines lines={pay.lines} label={t('day.payOf', { day: formatDay(day) })} />
        {pay.weekDifferenceCents === 0 ? null : (
          <p className="gh-shift-note">{t('day.difference', { amount: formatMoney(pay.weekDifferenceCents) })}</p>
        )}
        <WorkdayActions workday={workday} assignment={assignment} />
        <WorkdayHistorySection workday={workday} side="fleet" />
      </Stack>
    </section>
  );
}
