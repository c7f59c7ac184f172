import { useTranslation } from 'react-i18next';
import { orderKeys } from '#web/entities/job-orders/order';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';
import { toast } from '#web/shared/ui/toasts';
import { autopilotKeys } from './autopilot';

const touched = (orderId: string) => [autopilotKeys.one(orderId), orderKeys.one(orderId), orderKeys.lists];

interface SetAutopilot {
  orderId: string;
  isOn: boolean;
}

/** Turns autopilot on or off. */
export function useSetAutopilot() {
  const { t } = useTranslation('autopilot');
  return useCommand({
    send: ({ orderId, isOn }: SetAutopilot, request) =>
      call(
        api.PATCH('/api/order/{id}', {
          ...request,
          params: { path: { id: orderId } },
          body: { _id: orderId, autoPilotActivated: isOn },
        }),
      ),
    invalidates: ({ orderId }) => touched(orderId),
    onDone: () => {
      toast.success(t('changed'));
    },
  });
}

interface PauseAutopilot {
  orderId: string;
  isPaused: boolean;
}

/** Pauses or resumes autopilot. */
export function usePauseAutopilot() {
  const { t } = useTranslation('autopilot');
  return useCommand({
    send: ({ orderId, isPaused }: PauseAutopilot, request) =>
      call(
        api.PATCH('/api/job-order/{id}/autopilot/pause', {
          ...request,
          params: { path: { id: orderId } },
          body: { isPaused },
        }),
      ),
    invalidates: ({ orderId }) => touched(orderId),
    onDone: () => {
      toast.success(t('changed'));
    },
  });
}
