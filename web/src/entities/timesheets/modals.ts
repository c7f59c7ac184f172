import type { TimesheetAssignment } from '#domain/timesheets/schema';
import type { CommandRequest } from '#web/shared/http/use-command';
import { defineModal } from '#web/shared/ui/modals';
import type { EditTarget } from './workdays';

export interface EditModalData {
  readonly target: EditTarget;
  readonly assignment: TimesheetAssignment;
}

export const editWorkdayModal = defineModal<EditModalData>('edit-workday', () =>
  import('./edit-workday-dialog').then((module) => module.EditWorkdayDialog),
);

/** A command that needs a note: its texts, and the request. */
export interface NoteModalData {
  readonly title: string;
  readonly lead: string;
  readonly label: string;
  readonly action: string;
  readonly done: string;
  readonly send: (note: string, request: CommandRequest) => Promise<unknown>;
}

export const workdayNoteModal = defineModal<NoteModalData>('workday-note', () =>
  import('./note-dialog').then((module) => module.NoteDialog),
);
