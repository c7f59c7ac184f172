import { lazyComponent } from '#web/shared/connection/lazy-component';

/** The filters of the candidates, which follow the page; their place is kept. */
export const LazyCandidateFilters = lazyComponent(
  () => import('./candidate-filters').then((module) => module.CandidateFilters),
  { waiting: <div className="gh-candidate-filters-loading" /> },
);
