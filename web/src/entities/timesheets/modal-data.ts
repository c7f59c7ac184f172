import type { TimesheetAssignment } from '#domain/timesheets/schema';
import type { CommandRequest } from '#web/shared/http/use-command';
import type { EditTarget } from './workdays';

/** A workday to be edited, and its assignment. */
export interface EditModalData {
  readonly target: EditTarget;
  readonly assignment: TimesheetAssignment;
}

/** A command that needs a note: its texts, and the request. */
export interface NoteModalData {
  readonly title: string;
  readonly lead: string;
  readonly label: string;
  readonly action: string;
  readonly done: string;
  readonly send: (note: string, request: CommandRequest) => Promise<unknown>;
}
