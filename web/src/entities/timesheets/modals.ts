import { defineModal } from '#web/shared/ui/modals';
import type { EditModalData, NoteModalData } from './modal-data';

export const editWorkdayModal = defineModal<EditModalData>('edit-workday', () =>
  import('./edit-workday-dialog').then((module) => module.EditWorkdayDialog),
);

export const workdayNoteModal = defineModal<NoteModalData>('workday-note', () =>
  import('./note-dialog').then((module) => module.NoteDialog),
);
