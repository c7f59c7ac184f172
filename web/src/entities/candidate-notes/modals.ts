import { defineModal } from '#web/shared/ui/modals';
import type { NoteHistoryData } from './modal-data';

export const noteHistoryModal = defineModal<NoteHistoryData>('note-history', () =>
  import('./note-history-dialog').then((module) => module.NoteHistoryDialog),
);
