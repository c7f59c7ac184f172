import type { DriverJob } from '#domain/job-orders/driver-job/schema';
import { defineModal } from '#web/shared/ui/modals';

export const applyModal = defineModal<DriverJob>('driver-apply', () =>
  import('./apply-dialog').then((module) => module.ApplyDialog),
);
