import { defineModal } from '#web/shared/ui/modals';

/** A text that a card shows only in part. */
export interface TextModalData {
  title: string;
  text: string;
}

export const textModal = defineModal<TextModalData>('whole-text', () =>
  import('./text-dialog').then((module) => module.TextDialog),
);
