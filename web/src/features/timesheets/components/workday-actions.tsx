import { useTranslation } from 'react-i18next';
import type { TimesheetAssignment, Workday } from '#domain/timesheets/schema';
import { editWorkdayModal, workdayNoteModal } from '#web/entities/timesheets/modals';
import type { CommandRequest } from '#web/shared/http/use-command';
import { formatDay } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { disputeWorkday, reopenWorkday, requestCorrection, type WorkdayNote } from '../api/timesheets';
import { approveModal } from './modals';

const SEND = {
  requestCorrection,
  reopen: reopenWorkday,
  dispute: disputeWorkday,
} satisfies Record<string, (note: WorkdayNote, request: CommandRequest) => Promise<unknown>>;
const NOTED = ['requestCorrection', 'reopen', 'dispute'] as const;

interface WorkdayActionsProps {
  workday: Workday;
  assignment: TimesheetAssignment;
}

/** The approver's actions on a workday. */
export function WorkdayActions({ workday, assignment }: WorkdayActionsProps) {
  const { t } = useTranslation('timesheet-approval');
  const { _id, version, day, actions, flags } = workday;
  const of = { name: assignment.driver, day: formatDay(day) };
  const openNote = (command: (typeof NOTED)[number]) => {
    openModal(workdayNoteModal, {
      title: t(`note.${command}.title`, of),
      lead: t(`note.${command}.lead`, { name: assignment.driver }),
      label: t(`note.${command}.label`),
      action: t(`act.${command}`),
      done: t(`note.${command}.done`),
      send: (note, request) => SEND[command]({ id: _id, version, note }, request),
    });
  };
  return (
    <Inline>
      {actions.includes('approve') ? (
        <Button
          aria-label={t('actOf', { action: t('act.approve'), ...of })}
          onClick={() => {
            openModal(approveModal, {
              refs: [{ _id, version, needsAmount: flags.includes('amountMissing') }],
              onDone: () => undefined,
            });
          }}
        >
          {t('act.approve')}
        </Button>
      ) : null}
      {actions.includes('edit') ? (
        <Button
          aria-label={t('actOf', { action: t('act.edit'), ...of })}
          onClick={() => {
            openModal(editWorkdayModal, {
              target: { side: 'fleet', assignmentId: assignment._id, day, workday },
              assignment,
            });
          }}
        >
          {t('act.edit')}
        </Button>
      ) : null}
      {NOTED.filter((command) => actions.includes(command)).map((command) => (
        <Button
          key={command}
          variant="text"
          aria-label={t('actOf', { action: t(`act.${command}`), ...of })}
          onClick={() => {
            openNote(command);
          }}
        >
          {t(`act.${command}`)}
        </Button>
      ))}
    </Inline>
  );
}
