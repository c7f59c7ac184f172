import { defineModal } from '#web/shared/ui/modals';
import type { AccessTarget } from './file-access';

export const requestAccessModal = defineModal<AccessTarget>('file-access-request', () =>
  import('./request-access-dialog').then((module) => module.RequestAccessDialog),
);
