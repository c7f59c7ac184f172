import { defineModal } from '../../../../shared/ui/modals';
import type { Candidate, CommandName } from '../../api/commands';

/** The fields of the driver and the facility that the dialogs need. */
export interface CandidateData {
  candidate: Candidate;
  driverName: string;
  /** The facility's zone and address: interviews and starts happen there. */
  zone: string;
  address: string;
  /** Says what happened, and goes on. */
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
  /** The date that the form starts with. */
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
