import { defineModal } from '#web/shared/ui/modals';

export const feedModal = defineModal<undefined>('calendar-feed', () =>
  import('./feed-dialog').then((module) => module.FeedDialog),
);
export const scorecardFormModal = defineModal<undefined>('scorecard-form', () =>
  import('./scorecard-form-dialog').then((module) => module.ScorecardFormDialog),
);
