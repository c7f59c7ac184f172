import { useTranslation } from 'react-i18next';
import type { TimesheetAssignment, Workday } from '#domain/timesheets/schema';
import { DayLength, Remarks } from '#web/entities/timesheets/day-notes';
import { formatMinutes } from '#web/entities/timesheets/format-minutes';
import { workdayNoteModal } from '#web/entities/timesheets/modals';
import { PayLines } from '#web/entities/timesheets/pay-lines';
import { runningMinutes } from '#web/entities/timesheets/running-minutes';
import { ShiftList } from '#web/entities/timesheets/shift-list';
import { useEntryTexts } from '#web/entities/timesheets/use-entry-texts';
import { useNow } from '#web/entities/timesheets/use-now';
import { WorkdayChip } from '#web/entities/timesheets/workday-chip';
import { WorkdayHistorySection } from '#web/entities/timesheets/workday-history';
import { formatDay, formatMoney } from '#web/shared/i18n/format';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Card, Inline, Stack } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { disputeWorkday } from '../api/driver-timesheet';
import { openDay } from './open-day';
import { useSubmit } from './use-submit';

interface DayProps {
  day: string;
  workday: Workday;
  assignment: TimesheetAssignment;
}

function Actions({ day, workday, assignment }: DayProps) {
  const { t } = useTranslation('driver-timesheet');
  const submit = useSubmit();
  const { _id, version, actions } = workday;
  const date = formatDay(day);
  const dispute = () => {
    openModal(workdayNoteModal, {
      title: t('dispute.title', { day: date }),
      lead: t('dispute.lead', { carrier: assignment.carrier }),
      label: t('dispute.label'),
      action: t('dispute.action'),
      done: t('dispute.done'),
      send: (note, request) => disputeWorkday({ id: _id, version, note }, request),
    });
  };
  return (
    <>
      {submit.error === null ? null : <Alert problem={submit.error} />}
      <Inline>
        {actions.includes('submit') ? (
          <Button
            loading={submit.isPending}
            aria-label={t('submit.dayOf', { day: date })}
            onClick={() => {
              submit.mutate([{ _id, version }]);
            }}
          >
            {t('submit.day')}
          </Button>
        ) : null}
        {actions.includes('edit') ? (
          <Button
            aria-label={t('editOf', { day: date })}
            onClick={() => {
              openDay({ day, workday, assignment });
            }}
          >
            {t('edit')}
          </Button>
        ) : null}
        {actions.includes('dispute') ? (
          <Button variant="text" aria-label={t('dispute.of', { day: date })} onClick={dispute}>
            {t('dispute.action')}
          </Button>
        ) : null}
      </Inline>
    </>
  );
}

/** A workday: hours, entries, pay with its calculation, and what the driver may do. */
export function DayCard({ day, workday, assignment }: DayProps) {
  const { t } = useTranslation('driver-timesheet');
  const entryTexts = useEntryTexts();
  const { shifts, minutes, dayMinutes, entries, pay } = workday;
  const running = runningMinutes(shifts, useNow());
  const others = entryTexts(entries);
  return (
    <Card title={formatDay(day)} extra={<WorkdayChip workday={workday} side="driver" />}>
      <Stack gap={8}>
        <strong className="gh-numbers">
          {running === null
            ? t('day.total', { time: formatMinutes(minutes), amount: formatMoney(pay.cents) })
            : t('day.running', { time: formatMinutes(minutes + running) })}
        </strong>
        <DayLength minutes={dayMinutes} />
        <Remarks workday={workday} side="driver" />
        <ShiftList workday={workday} />
        {others.length === 0 ? null : <p className="gh-shift-note">{others.join(' · ')}</p>}
        <details className="gh-workday-more">
          <summary>{t(pay.isFrozen ? 'day.pay' : 'day.estimate')}</summary>
          <PayLines lines={pay.lines} label={t('day.payOf', { day: formatDay(day) })} />
        </details>
        <Actions day={day} workday={workday} assignment={assignment} />
        <WorkdayHistorySection workday={workday} side="driver" />
      </Stack>
    </Card>
  );
}
