import type { ScreeningCall } from '#domain/screening-calls/schema';
import { defineModal } from '#web/shared/ui/modals';

export const missedCallModal = defineModal<ScreeningCall>('missed-call', () =>
  import('./missed-call-dialog').then((module) => module.MissedCallDialog),
);
