import { defineModal } from '#web/shared/ui/modals';

export const lostModal = defineModal<undefined>('lost', () =>
  import('./lost-dialog').then((module) => module.LostDialog),
);
