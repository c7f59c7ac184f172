import { useTranslation } from 'react-i18next';
import type { CandidacyCard } from '#domain/candidacies/schema';
import type { OrderView } from '#domain/job-orders/schema';
import { nextWorkingDay } from '#domain/shared/working-days';
import { dateAt } from '#domain/shared/zoned-time';
import { useRefusalText } from '#web/entities/candidacies/refusal-text';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { useReadinessText } from '#web/entities/driver-profile/readiness-text';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import type { MenuAction } from '#web/shared/ui/action-menu';
import { confirm } from '#web/shared/ui/confirm';
import { openModal } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { usePlainCommand } from '../api/commands';
import type { ConfirmedCommand, HiringAction, ImmediateCommand, Offered } from '../model/actions';
import { offeredActions } from '../model/actions';
import type { CandidateData } from './modals/modal-data';
import * as modals from './modals/modals';
import { useDone } from './use-done';

/** The order's start date if it is in the future, otherwise the next business day after the facility's today. */
function firstStart(order: OrderView, today: string): string {
  return order.startDate !== null && order.startDate > today ? order.startDate : nextWorkingDay(today);
}

interface Starts {
  offered: string;
  first: string;
  today: string;
}

/** The dialog of an action that needs more than a confirmation. */
function openForm(action: HiringAction, data: CandidateData, { offered, first, today }: Starts) {
  switch (action.prompt) {
    case 'reason':
      return openModal(modals.reasonModal, { ...data, command: action.command });
    case 'start': {
      const startOn = action.command === 'moveStart' ? offered : first;
      return openModal(modals.startModal, { ...data, command: action.command, startOn, today });
    }
    case 'interview':
      return openModal(modals.interviewModal, data);
    case 'reschedule-interview':
      return openModal(modals.rescheduleInterviewModal, data);
    case 'offer-times':
      return openModal(modals.offerTimesModal, data);
    case 'cancel-interview':
      return openModal(modals.cancelInterviewModal, data);
    case 'end':
      return openModal(modals.endModal, data);
    case 'none':
    case 'confirm':
      return undefined;
  }
}

/** A driver in a list or in the panel over it. */
export interface CandidateInList {
  card: CandidacyCard;
  order: OrderView;
  /** In the panel: shows the next driver of the list. */
  showNext?: (() => void) | undefined;
}

/** Runs an action with its prompt: none, a confirmation, or a form. */
function useRun({ card, order, showNext }: CandidateInList) {
  const { t } = useTranslation('hiring');
  const problemText = useProblemText();
  const name = driverName(card.driver);
  const done = useDone(order, { driverId: card.driverId, name, showNext });
  const plain = usePlainCommand(card, done);
  const { timeZone: zone, address } = order.facility;
  const data = { candidate: card, driverName: name, zone, address: address.fullAddress, done, showNext };

  const keep: Partial<Record<ConfirmedCommand, string>> = {
    cancelAssignment: t('keep.assignment'),
    cancelInvite: t('keep.invite'),
    rejectInterview: t('keep.interview'),
  };
  const sendNow = (command: ImmediateCommand) => {
    plain.mutate(command, {
      onError: (problem) => {
        toast.error(problemText(problem));
      },
    });
  };
  const confirmFirst = (command: ConfirmedCommand, danger: boolean) => {
    confirm({
      title: t(`command.${command}.title`, { name }),
      text: t(`confirm.${command}`, { name }),
      confirmLabel: t(`command.${command}.label`),
      keepLabel: keep[command],
      danger,
      onConfirm: () => plain.mutateAsync(command),
    });
  };
  const run = (action: HiringAction) => {
    const today = dateAt(new Date().toISOString(), zone);
    if (action.prompt === 'none') sendNow(action.command);
    else if (action.prompt === 'confirm') confirmFirst(action.command, action.danger === true);
    else openForm(action, data, { offered: card.start?.startOn ?? '', first: firstStart(order, today), today });
  };
  return { run, isSending: plain.isPending };
}

/** The reason why an action is refused; for a hire, what is missing and who must act. */
function useReason({ driver }: CandidacyCard) {
  const { t } = useTranslation('hiring');
  const refusalText = useRefusalText();
  const readiness = useReadinessText();
  return (code: string): string => {
    if (code === 'safety-approval-needed') return t('command.approveForInterview.bySafety');
    if (code !== 'driver-not-ready' || driver.readinessGaps.length === 0) return refusalText(code);
    return t('row.notReady', { gaps: readiness.lines(driver.readinessGaps).join('; ') });
  };
}

/** Whether the action waits for HR or Safety (docs/state-machines.md#permissions). */
const isPendingSafety = ({ action, refusal }: Offered): boolean =>
  action.command === 'approveForInterview' && (refusal === 'safety-approval-needed' || refusal === 'no-safety-staff');

/** The row's button and the other actions for this driver, refused ones with their reason. */
export function useCandidateActions(candidate: CandidateInList) {
  const { t } = useTranslation('hiring');
  const reason = useReason(candidate.card);
  const { run, isSending } = useRun(candidate);
  const all = offeredActions(candidate.card);
  const main = all.find(({ action }) => action.inMenu !== true);
  const entry = (offered: Offered): MenuAction => ({
    key: offered.action.command,
    label: isPendingSafety(offered)
      ? t('command.approveForInterview.pending')
      : t(`command.${offered.action.command}.label`),
    danger: offered.action.danger === true,
    ...(offered.refusal === undefined ? {} : { reason: reason(offered.refusal) }),
    run: () => {
      run(offered.action);
    },
  });
  return {
    first: main === undefined ? undefined : entry(main),
    others: all.filter((offered) => offered !== main).map(entry),
    isSending,
  };
}
