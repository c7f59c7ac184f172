import { defineModal } from '#web/shared/ui/modals';
import type { BenchTarget, RejectTarget } from './modal-data';

export const addToBenchModal = defineModal<BenchTarget>('bench-add', () =>
  import('./add-to-bench-dialog').then((module) => module.AddToBenchDialog),
);

export const rejectOnBenchModal = defineModal<RejectTarget>('bench-reject', () =>
  import('./reject-on-bench-dialog').then((module) => module.RejectOnBenchDialog),
);
