import { useState } from 'react';
import type { ChangeEvent } from 'react';

/** A text field whose value is kept in the address: the address may come later than the next letter, which must not be lost. */
export function useTyped(kept: string, keep: (value: string) => void) {
  const [typed, setTyped] = useState<string | undefined>();
  return {
    value: typed ?? kept,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped(target.value);
      keep(target.value);
    },
    onBlur: () => {
      setTyped(undefined);
    },
  };
}
