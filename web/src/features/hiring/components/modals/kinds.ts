import { defineModal } from '../../../../shared/ui/modals';
import type { Candidate, CommandName } from '../../api/commands';

/** The fields of the driver and the facility that the dialogs need. */
export interface CandidateData {
  candidate: Candidate;
  driverName: string;
  /** The facility's time zone and address, for interviews and starts. */
  zone: string;
  address: string;
  /** Confirms the result and continues. */
  done: (command: CommandName) => void;
}

export interface ReasonData extends CandidateData {
  command: 'pass' | 'rejectReview' | 'rescindStart';
}

export const reasonModal = defineModal<ReasonData>('reason', () =>
  import('./reason-dialog').then((module) => module.ReasonDialog),
);
export const interviewModal = defineModal<CandidateData>('interview', () =>
  import('./interview-dialog').then((module) => module.InterviewDialog),
);
export const rescheduleInterviewModal = defineModal<CandidateData>('reschedule-interview', () =>
  import('./reschedule-interview-dialog').then((module) => module.RescheduleInterviewDialog),
);
export const cancelInterviewModal = defineModal<CandidateData>('cancel-interview', () =>
  import('./cancel-interview-dialog').then((module) => module.CancelInterviewDialog),
);
export interface StartData extends CandidateData {
  command: 'hire' | 'moveStart';
  /** The initial date of the form. */
  startOn: string;
  /** Today by the facility's calendar. */
  today: string;
}
export const startModal = defineModal<StartData>('start', () =>
  import('./start-dialog').then((module) => module.StartDialog),
);
export const endModal = defineModal<CandidateData>('end-assignment', () =>
  import('./end-dialog').then((module) => module.EndDialog),
);
