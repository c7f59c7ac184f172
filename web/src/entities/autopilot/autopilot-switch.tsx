import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OrderView } from '#domain/job-orders/schema';
import { Switch } from '#web/shared/form/choice-fields';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { paths } from '#web/shared/paths';
import { openModal } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useSetAutopilot } from './commands';
import { autopilotModal } from './modals';
import './autopilot.css';

type Order = Pick<OrderView, '_id' | 'title' | 'status' | 'autoPilotActivated' | 'actions'>;

/** Turns autopilot off immediately, and on after a dry run. */
export function useToggleAutopilot() {
  const problemText = useProblemText();
  const set = useSetAutopilot();
  return {
    isPending: set.isPending,
    toggle: ({ _id: orderId, title, autoPilotActivated }: Pick<Order, '_id' | 'title' | 'autoPilotActivated'>) => {
      if (!autoPilotActivated) openModal(autopilotModal, { orderId, title, mayTurnOn: true });
      else
        set.mutate(
          { orderId, isOn: false },
          {
            onError: (problem) => {
              toast.error(problemText(problem));
            },
          },
        );
    },
  };
}

/** Autopilot in the header of an active order: its switch, and a link to its waves. */
export function AutopilotSwitch({ order }: { order: Order }) {
  const { t } = useTranslation('autopilot');
  const { toggle, isPending } = useToggleAutopilot();
  const { _id, status, autoPilotActivated, actions } = order;
  if (status !== 'active' && !autoPilotActivated) return null;
  const mayChange = actions.includes('autopilot');
  return (
    <span className="gh-autopilot-switch">
      {mayChange ? (
        <Switch
          label={t('title')}
          checked={autoPilotActivated}
          disabled={isPending}
          onChange={() => {
            toggle(order);
          }}
        />
      ) : null}
      <Link to={paths.autopilot(_id)}>{t(mayChange ? 'waves' : 'wavesOf')}</Link>
    </span>
  );
}
