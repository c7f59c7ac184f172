import { defineModal } from '#web/shared/ui/modals';

/** The note whose earlier texts are shown. */
export interface NoteHistoryData {
  noteId: string;
}

export const noteHistoryModal = defineModal<NoteHistoryData>('note-history', () =>
  import('./note-history-dialog').then((module) => module.NoteHistoryDialog),
);
