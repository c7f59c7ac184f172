import { defineModal } from '#web/shared/ui/modals';
import type { WordsData } from './modal-data';

export const wordsModal = defineModal<WordsData>('verification-words', () =>
  import('../components/words-dialog').then((module) => module.WordsDialog),
);
