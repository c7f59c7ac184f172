import type { DriverApplicationView } from '#domain/candidacies/schema';
import { defineModal } from '#web/shared/ui/modals';
import type { ReasonedAnswer } from './reason-dialog';

export const reasonModal = defineModal<{ application: DriverApplicationView; answer: ReasonedAnswer }>(
  'driver-reason',
  () => import('./reason-dialog').then((module) => module.ReasonDialog),
);

export const acceptInviteModal = defineModal<DriverApplicationView>('driver-accept-invite', () =>
  import('./accept-invite-dialog').then((module) => module.AcceptInviteDialog),
);

export const proposeTimeModal = defineModal<DriverApplicationView>('driver-propose-time', () =>
  import('./propose-time-dialog').then((module) => module.ProposeTimeDialog),
);

export const proposeStartModal = defineModal<DriverApplicationView>('driver-propose-start', () =>
  import('./propose-start-dialog').then((module) => module.ProposeStartDialog),
);

export const endAssignmentModal = defineModal<DriverApplicationView>('driver-end-assignment', () =>
  import('./end-assignment-dialog').then((module) => module.EndAssignmentDialog),
);
