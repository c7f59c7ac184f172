import { lazyComponent } from '#web/shared/connection/lazy-component';

/** A candidate's actions in a list whose first files are at their limit: they follow the page. */
export const LazyCandidateActions = lazyComponent(
  () => import('./candidate-actions').then((module) => module.CandidateActions),
  { waiting: null },
);
