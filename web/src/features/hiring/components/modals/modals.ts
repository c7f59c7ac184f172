import { defineModal } from '#web/shared/ui/modals';
import type { CandidateData, MoveCandidateData, ReasonData, StartData } from './modal-data';

export const reasonModal = defineModal<ReasonData>('reason', () =>
  import('./reason-dialog').then((module) => module.ReasonDialog),
);

export const moveCandidateModal = defineModal<MoveCandidateData>('move-candidate', () =>
  import('./move-dialog').then((module) => module.MoveDialog),
);

export const interviewModal = defineModal<CandidateData>('interview', () =>
  import('./interview-dialog').then((module) => module.InterviewDialog),
);

export const rescheduleInterviewModal = defineModal<CandidateData>('reschedule-interview', () =>
  import('./reschedule-interview-dialog').then((module) => module.RescheduleInterviewDialog),
);

export const offerTimesModal = defineModal<CandidateData>('offer-times', () =>
  import('./offer-times-dialog').then((module) => module.OfferTimesDialog),
);

export const cancelInterviewModal = defineModal<CandidateData>('cancel-interview', () =>
  import('./cancel-interview-dialog').then((module) => module.CancelInterviewDialog),
);

export const startModal = defineModal<StartData>('start', () =>
  import('./start-dialog').then((module) => module.StartDialog),
);

export const endModal = defineModal<CandidateData>('end-assignment', () =>
  import('./end-dialog').then((module) => module.EndDialog),
);
