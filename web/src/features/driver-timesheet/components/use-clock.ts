import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimeEventKind } from '#domain/timesheets/states';
import { keepEvent, subscribeToUnsent, unsentEvents } from '#web/entities/driver/clock/unsent-events';
import { sendWaiting } from '#web/entities/driver/clock/use-unsent-clock';
import { useCurrentUser } from '#web/shared/session/current-user';
import { toast } from '#web/shared/ui/toasts';

/** The driver's taps that the server does not have yet. */
export function useUnsent() {
  const { _id } = useCurrentUser();
  return useSyncExternalStore(subscribeToUnsent, () => unsentEvents(_id));
}

/** Records a tap: it is stored first, so that it is not lost, and then sent. */
export function useTap(assignmentId: string) {
  const { t } = useTranslation('driver-timesheet');
  const client = useQueryClient();
  const { _id: userId } = useCurrentUser();
  return (kind: TimeEventKind) => {
    try {
      keepEvent(userId, { id: crypto.randomUUID(), assignmentId, kind, deviceAt: new Date().toISOString() });
    } catch {
      toast.error(t('clock.notStored'));
      return;
    }
    sendWaiting(client);
  };
}
