import { useTranslation } from 'react-i18next';
import type { AutopilotView } from '#domain/autopilot/schema';
import type { OrderView } from '#domain/job-orders/schema';
import { useToggleAutopilot } from '#web/entities/autopilot/autopilot-switch';
import { usePauseAutopilot } from '#web/entities/autopilot/commands';
import { autopilotModal } from '#web/entities/autopilot/modals';
import { useRefusal } from '#web/entities/candidacies/refusal';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { toast } from '#web/shared/ui/toasts';

interface AutopilotActionsProps {
  order: OrderView;
  autopilot: AutopilotView;
}

/** Turn on and off, pause and resume, and the dry run. */
export function AutopilotActions({
  order,
  autopilot: { isOn, isPaused, mayChange, refusal: noAgreement },
}: AutopilotActionsProps) {
  const { t } = useTranslation('autopilot');
  const problemText = useProblemText();
  const refusal = useRefusal();
  const { toggle, isPending } = useToggleAutopilot();
  const pause = usePauseAutopilot();
  const isActive = order.status === 'active';
  if (!isActive) return null;
  const reason = mayChange ? undefined : refusal('forbidden');
  // Without an agreement, autopilot would invite nobody, so that it is not started. Stopping it is always possible.
  const startReason = reason ?? (noAgreement === null ? undefined : refusal(noAgreement));
  return (
    <>
      {isOn ? (
        <Button
          onClick={() => {
            openModal(autopilotModal, { orderId: order._id, title: order.title, mayTurnOn: false });
          }}
        >
          {t('preview.open')}
        </Button>
      ) : null}
      {isOn ? (
        <RefusableButton
          reason={isPaused ? startReason : reason}
          loading={pause.isPending}
          onClick={() => {
            pause.mutate(
              { orderId: order._id, isPaused: !isPaused },
              {
                onError: (problem) => {
                  toast.error(problemText(problem));
                },
              },
            );
          }}
        >
          {t(isPaused ? 'resume' : 'pause')}
        </RefusableButton>
      ) : null}
      <RefusableButton
        variant={isOn ? 'default' : 'primary'}
        reason={isOn ? reason : startReason}
        loading={isPending}
        onClick={() => {
          toggle(order);
        }}
      >
        {t(isOn ? 'turnOff' : 'turnOn')}
      </RefusableButton>
    </>
  );
}
