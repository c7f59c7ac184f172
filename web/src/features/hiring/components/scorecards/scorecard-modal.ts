import { defineModal } from '#web/shared/ui/modals';
import type { ScorecardData } from '../modals/modal-data';

/** Apart from the other dialogs of hiring, which lists load only when one is opened. */
export const scorecardModal = defineModal<ScorecardData>('scorecard', () =>
  import('../modals/scorecard-dialog').then((module) => module.ScorecardDialog),
);
