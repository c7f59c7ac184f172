import { defineModal } from '#web/shared/ui/modals';
import type { AnswersData, AttemptData, StartData, VerificationData } from './modal-data';

export const startModal = defineModal<StartData>('verification-start', () =>
  import('./start-dialog').then((module) => module.StartDialog),
);

export const attemptModal = defineModal<AttemptData>('verification-attempt', () =>
  import('./attempt-dialog').then((module) => module.AttemptDialog),
);

export const closeModal = defineModal<VerificationData>('verification-close', () =>
  import('./close-dialog').then((module) => module.CloseDialog),
);

export const answersModal = defineModal<AnswersData>('verification-answers', () =>
  import('./answers-dialog').then((module) => module.AnswersDialog),
);
