import { lazyComponent } from '#web/shared/connection/lazy-component';

/** The panel over the candidates, which follows the page. */
export const LazyCandidatePanel = lazyComponent(
  () => import('./candidate-panel').then((module) => module.CandidatePanel),
  { waiting: null },
);
