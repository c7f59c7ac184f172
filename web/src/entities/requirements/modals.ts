import { defineModal } from '#web/shared/ui/modals';
import type { EmploymentModalData, EvidenceModalData, FactsModalData, ReviewModalData } from './modal-data';

export const evidenceModal = defineModal<EvidenceModalData>('record-evidence', () =>
  import('./evidence-dialog').then((module) => module.EvidenceDialog),
);

export const reviewModal = defineModal<ReviewModalData>('review-evidence', () =>
  import('./review-dialog').then((module) => module.ReviewDialog),
);

export const factsModal = defineModal<FactsModalData>('state-facts', () =>
  import('./facts-dialog').then((module) => module.FactsDialog),
);

export const employmentModal = defineModal<EmploymentModalData>('describe-employment', () =>
  import('./employment-dialog').then((module) => module.EmploymentDialog),
);
