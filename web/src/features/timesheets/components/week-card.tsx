import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimesheetBrief } from '#domain/timesheets/schema';
import { workdayStates } from '#domain/timesheets/states';
import { formatMinutes } from '#web/entities/timesheets/format-minutes';
import { formatMoney } from '#web/shared/i18n/format';
import { useCan } from '#web/shared/session/current-user';
import type { CardSelect } from '#web/shared/table/card-list';
import { Button } from '#web/shared/ui/button';
import { Facts } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { PlainChip } from '#web/shared/ui/state-chip';
import { toast } from '#web/shared/ui/toasts';
import { saveWeekPdf } from '../api/timesheets';
import { approveModal, rateModal } from './modals';
import { WeekDays } from './week-days';

interface WeekCardProps {
  brief: TimesheetBrief;
  select: CardSelect | undefined;
}

/** How many of the days are in which state, flagged or disputed. */
function States({ brief: { states, flagged, disputed } }: { brief: TimesheetBrief }) {
  const { t } = useTranslation(['timesheet-approval', 'timesheets']);
  return (
    <div className="gh-week-states">
      {workdayStates
        .filter((state) => states[state] > 0)
        .map((state) => (
          <PlainChip key={state} turn={state === 'submitted' ? 'yours' : 'theirs'}>
            {t('week.inState', { number: states[state], state: t(`timesheets:state.${state}`) })}
          </PlainChip>
        ))}
      {flagged === 0 ? null : <PlainChip turn="late">{t('week.flagged', { count: flagged })}</PlainChip>}
      {disputed === 0 ? null : <PlainChip turn="blocked">{t('week.disputed', { count: disputed })}</PlainChip>}
    </div>
  );
}

/** An assignment's week in short; its days open below. */
export function WeekCard({ brief, select }: WeekCardProps) {
  const { t } = useTranslation('timesheet-approval');
  const [isOpen, setOpen] = useState(false);
  const daysId = useId();
  const mayReadRate = useCan('rates:read');
  const { assignment, days, minutes, payCents, billedCents, approvable } = brief;
  const { driver, title, facility } = assignment;
  return (
    <article className="gh-card gh-week-card" aria-label={driver}>
      <header className="gh-week-head">
        {select?.box}
        <div>
          <h2 id={select?.nameId}>{driver}</h2>
          <p className="gh-shift-note">{t('week.job', { title, facility })}</p>
        </div>
        <States brief={brief} />
      </header>
      <Facts
        columns={3}
        facts={[
          { label: t('week.days'), value: days },
          { label: t('week.hours'), value: formatMinutes(minutes) },
          { label: t('week.pay'), value: formatMoney(payCents) },
          ...(billedCents === null ? [] : [{ label: t('week.billed'), value: formatMoney(billedCents) }]),
        ]}
      />
      <div className="gh-week-actions">
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={daysId}
          aria-label={t(isOpen ? 'week.closeOf' : 'week.openOf', { name: driver })}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {t(isOpen ? 'week.close' : 'week.open')}
        </Button>
        <Button
          size="small"
          aria-label={t('week.pdfOf', { name: driver })}
          onClick={() => {
            saveWeekPdf(brief).catch(toast.problem);
          }}
        >
          {t('week.pdf')}
        </Button>
        {mayReadRate ? (
          <Button
            size="small"
            aria-label={t('rate.buttonOf', { name: driver })}
            onClick={() => {
              openModal(rateModal, { assignmentId: assignment._id, driver });
            }}
          >
            {t('rate.button')}
          </Button>
        ) : null}
        {approvable.length === 0 ? null : (
          <Button
            size="small"
            aria-label={t('week.approveOf', { count: approvable.length, name: driver })}
            onClick={() => {
              openModal(approveModal, { refs: approvable, onDone: () => undefined });
            }}
          >
            {t('approve.action', { count: approvable.length })}
          </Button>
        )}
      </div>
      <div id={daysId}>{isOpen ? <WeekDays brief={brief} /> : null}</div>
    </article>
  );
}
