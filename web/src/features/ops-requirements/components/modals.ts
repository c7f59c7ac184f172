import type { RequirementVersion } from '#domain/requirements/schema';
import { defineModal } from '#web/shared/ui/modals';
import type { RequirementModalData } from './modal-data';

export const requirementModal = defineModal<RequirementModalData>('write-requirement', () =>
  import('./requirement-dialog').then((module) => module.RequirementDialog),
);

export const endRequirementModal = defineModal<RequirementVersion>('end-requirement', () =>
  import('./end-dialog').then((module) => module.EndDialog),
);
