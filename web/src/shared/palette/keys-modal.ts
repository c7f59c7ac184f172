import { defineModal } from '../ui/modals';

export const keysModal = defineModal<{ isOps: boolean }>('keys', () =>
  import('./keys-dialog').then((module) => module.KeysDialog),
);
