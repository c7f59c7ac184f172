import { defineModal } from '#web/shared/ui/modals';

export const hiringTargetsModal = defineModal<undefined>('hiring-targets', () =>
  import('./targets-dialog').then((module) => module.TargetsDialog),
);
