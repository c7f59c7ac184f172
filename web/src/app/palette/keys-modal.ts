import { defineModal } from '#web/shared/ui/modals';

export const keysModal = defineModal<{ isOps: boolean }>('keys', () =>
  import('./keys-dialog').then((module) => module.KeysDialog),
);
