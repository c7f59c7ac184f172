import { lazyComponent } from '#web/shared/connection/lazy-component';

/** The match criteria, which load their own data and follow the form. */
export const LazyCriteriaSection = lazyComponent(
  () => import('./criteria-section').then((module) => module.CriteriaSection),
  { waiting: null },
);

/** The last section: its editor is not needed for the first fields. */
export const LazyNotesSection = lazyComponent(() => import('./notes-section').then((module) => module.NotesSection), {
  waiting: null,
});
