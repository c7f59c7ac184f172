import type { TimesheetAssignment, Workday } from '#domain/timesheets/schema';
import { editWorkdayModal } from '#web/entities/timesheets/modals';
import { openModal } from '#web/shared/ui/modals';

interface OpenedDay {
  day: string;
  workday: Workday | null;
  assignment: TimesheetAssignment;
}

/** Opens the form of a day: its workday, or a new one. */
export function openDay({ day, workday, assignment }: OpenedDay) {
  openModal(editWorkdayModal, {
    target: { side: 'driver', assignmentId: assignment._id, day, workday },
    assignment,
  });
}
