import { lazyComponent } from '#web/shared/connection/lazy-component';
import { loadTexts } from '#web/shared/i18n/i18n';

/** The notes load after the profile; with their texts, because profiles open over pages of other features. */
export const LazyNotes = lazyComponent(
  async () => {
    const [{ CandidateNotes }] = await Promise.all([
      import('#web/entities/candidate-notes/candidate-notes'),
      loadTexts(['notes']),
    ]);
    return CandidateNotes;
  },
  { waiting: null },
);
