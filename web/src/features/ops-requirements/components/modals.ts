import type { RequirementVersion } from '#domain/requirements/version-schema';
import { defineModal } from '#web/shared/ui/modals';
import type { CorrectionModalData, RequirementModalData } from './modal-data';

export const requirementModal = defineModal<RequirementModalData>('write-requirement', () =>
  import('./requirement-dialog').then((module) => module.RequirementDialog),
);

export const correctRequirementModal = defineModal<CorrectionModalData>('correct-requirement', () =>
  import('./correction-dialog').then((module) => module.CorrectionDialog),
);

export const endRequirementModal = defineModal<RequirementVersion>('end-requirement', () =>
  import('./end-dialog').then((module) => module.EndDialog),
);
