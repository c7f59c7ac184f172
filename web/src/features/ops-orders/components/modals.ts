import { defineModal } from '#web/shared/ui/modals';
import type { SendBackData } from './send-back-dialog';

export const sendBackModal = defineModal<SendBackData>('send-back-order', () =>
  import('./send-back-dialog').then((module) => module.SendBackDialog),
);
