import type { ApplicationView } from '#domain/carriers/schema';
import { defineModal } from '#web/shared/ui/modals';
import type { AgreementReason } from './carrier/agreement-reason-dialog';
import type { TrialExtension } from './carrier/extend-trial-dialog';

export const activateModal = defineModal<ApplicationView>('activate-carrier', () =>
  import('./activate-dialog').then((module) => module.ActivateDialog),
);

export const agreementReasonModal = defineModal<AgreementReason>('ops-agreement-reason', () =>
  import('./carrier/agreement-reason-dialog').then((module) => module.AgreementReasonDialog),
);

export const extendTrialModal = defineModal<TrialExtension>('extend-trial', () =>
  import('./carrier/extend-trial-dialog').then((module) => module.ExtendTrialDialog),
);

export const carrierNoteModal = defineModal<{ carrierId: string }>('carrier-note', () =>
  import('./carrier/note-dialog').then((module) => module.CarrierNoteDialog),
);

export const deactivateModal = defineModal<{ _id: string; name: string }>('deactivate-carrier', () =>
  import('./deactivate-dialog').then((module) => module.DeactivateDialog),
);
