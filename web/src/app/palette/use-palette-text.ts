import { useState } from 'react';
import { useDebounced } from '#web/shared/form/use-debounced';
import { isSearchable } from './find';

const DEBOUNCE_MS = 150;

/** The text in the palette's field, and the text to search for. */
export function usePaletteText() {
  const [text, setText] = useState('');
  const typed = text.trim();
  const searched = useDebounced(typed, DEBOUNCE_MS);
  return {
    text,
    setText,
    typed,
    searched,
    isSearching: (isFetching: boolean) => isSearchable(typed) && (isFetching || searched !== typed),
  };
}

export type PaletteText = ReturnType<typeof usePaletteText>;
