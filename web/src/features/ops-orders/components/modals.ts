import { defineModal } from '#web/shared/ui/modals';
import type { MarkupData } from './markup-dialog';
import type { SendBackData } from './send-back-dialog';

export const sendBackModal = defineModal<SendBackData>('send-back-order', () =>
  import('./send-back-dialog').then((module) => module.SendBackDialog),
);

export const markupModal = defineModal<MarkupData>('order-markup', () =>
  import('./markup-dialog').then((module) => module.MarkupDialog),
);
