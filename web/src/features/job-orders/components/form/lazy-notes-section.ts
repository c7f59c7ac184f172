import { lazyComponent } from '#web/shared/connection/lazy-component';

/** The last section, which follows the form: its editor is not needed for the first fields. */
export const LazyNotesSection = lazyComponent(() => import('./notes-section').then((module) => module.NotesSection), {
  waiting: null,
});
