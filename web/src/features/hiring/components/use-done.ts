import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { OrderView } from '#domain/job-orders/schema';
import { stageOfTab } from '#web/entities/candidacies/stage-of-tab';
import { useOrderPath } from '#web/entities/job-orders/order-path';
import { toast } from '#web/shared/ui/toasts';
import type { CommandName } from '../api/commands';

/** The tab that shows the driver after a command; rejected drivers have none. */
const tabAfter: Partial<Record<CommandName, keyof typeof stageOfTab>> = {
  moveToReview: 'review',
  approveForInterview: 'review',
  scheduleInterview: 'interview',
  confirmProposal: 'interview',
  rescheduleInterview: 'interview',
  rejectInterview: 'review',
  cancelInterview: 'review',
  hire: 'hired',
  moveStart: 'hired',
  confirmStart: 'hired',
  endAssignment: 'hired',
};

interface DoneOptions {
  order: Pick<OrderView, '_id'>;
  driverId: string;
  name: string;
  /** The address that shows the driver after the command; by default, the driver's new tab. */
  shownAt?: string | undefined;
  /** In the panel: shows the next driver of the list. */
  showNext?: (() => void) | undefined;
}

/** Confirms a command, links to the driver's panel where the driver now is, and shows the next driver. */
export function useDone() {
  const { t } = useTranslation('hiring');
  const navigate = useNavigate();
  const orderPath = useOrderPath();
  return ({ order: { _id }, driverId, name, shownAt, showNext }: DoneOptions) =>
    (command: CommandName) => {
      const after = tabAfter[command];
      const view = () => {
        if (after === undefined) return;
        const { stage, tab } = stageOfTab[after];
        void navigate(shownAt ?? `${orderPath(_id, stage, tab)}&driver=${driverId}`);
      };
      const action = after === undefined ? undefined : { label: t('done.view'), run: view };
      toast.success(t(`done.${command}`, { name }), action);
      showNext?.();
    };
}
