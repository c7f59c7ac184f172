import type { CandidacyCard } from '#domain/candidacies/schema';
import type { OrderView } from '#domain/job-orders/schema';
import { dateAt } from '#domain/shared/zoned-time';
import { useTranslation } from 'react-i18next';
import { driverName } from '../../../shared/carrier/driver-name';
import { useRefusalText } from '../../../shared/carrier/refusal-text';
import { useProblemText } from '../../../shared/i18n/use-problem-text';
import type { MenuAction } from '../../../shared/ui/action-menu';
import { confirm } from '../../../shared/ui/confirm';
import { openModal } from '../../../shared/ui/modals';
import { toast } from '../../../shared/ui/toasts';
import { usePlainCommand } from '../api/commands';
import { offeredActions } from '../model/actions';
import type { AtOnceCommand, ConfirmedCommand, HiringAction } from '../model/actions';
import * as modals from './modals/kinds';

/** The order's start if it lies ahead, else today, by the facility's calendar. */
function firstStart(order: OrderView): string {
  const today = dateAt(new Date().toISOString(), order.facility.timeZone);
  return order.startDate !== null && order.startDate > today ? order.startDate : today;
}

/** The dialog of an action that needs more than a yes. */
function openForm(action: HiringAction, data: modals.CandidateData, starts: { offered: string; first: string }) {
  switch (action.asking) {
    case 'reason':
      return openModal(modals.reasonModal, { ...data, command: action.command });
    case 'start': {
      const startOn = action.command === 'moveStart' ? starts.offered : starts.first;
      return openModal(modals.startModal, { ...data, command: action.command, startOn });
    }
    case 'interview':
      return openModal(modals.interviewModal, data);
    case 'move-interview':
      return openModal(modals.moveInterviewModal, data);
    case 'cancel-interview':
      return openModal(modals.cancelInterviewModal, data);
    case 'end':
      return openModal(modals.endModal, data);
    case 'at-once':
    case 'confirm':
      return undefined;
  }
}

/** What stands behind each way of asking. */
function useRun(card: CandidacyCard, order: OrderView) {
  const { t } = useTranslation('hiring');
  const problemText = useProblemText();
  const plain = usePlainCommand(card);
  const name = driverName(card.driver);
  const { timeZone: zone, address } = order.facility;
  const data = { candidate: card, driverName: name, zone, address: address.fullAddress };

  const atOnce = (command: AtOnceCommand) => {
    plain.mutate(command, {
      onError: (problem) => {
        toast.error(problemText(problem));
      },
    });
  };
  const ask = (command: ConfirmedCommand, danger: boolean) => {
    confirm({
      title: t(`command.${command}.title`, { name }),
      text: t(`confirm.${command}`, { name }),
      confirmLabel: t(`command.${command}.label`),
      danger,
      onConfirm: () => plain.mutateAsync(command),
    });
  };
  const run = (action: HiringAction) => {
    if (action.asking === 'at-once') atOnce(action.command);
    else if (action.asking === 'confirm') ask(action.command, action.danger === true);
    else openForm(action, data, { offered: card.start?.startOn ?? '', first: firstStart(order) });
  };
  return { run, isSending: plain.isPending };
}

/** The row's button and the rest of what can be done with this driver, refused ones with their reason. */
export function useCandidateActions(card: CandidacyCard, order: OrderView) {
  const { t } = useTranslation('hiring');
  const refusalText = useRefusalText();
  const { run, isSending } = useRun(card, order);
  const [first, ...others] = offeredActions(card).map(({ action, refusal }): MenuAction => ({
    key: action.command,
    label: t(`command.${action.command}.label`),
    danger: action.danger === true,
    ...(refusal === undefined ? {} : { reason: refusalText(refusal) }),
    run: () => {
      run(action);
    },
  }));
  return { first, others, isSending };
}
