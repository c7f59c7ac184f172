import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

function textIn(state: unknown, key: string): string {
  const text: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;
  return typeof text === 'string' ? text : '';
}

/**
 * A typed filter that a reload, Back and Forward keep in the state of the history: it can name a person, so it is not in
 * the URL.
 */
export function useHistoryText(key: string): readonly [string, (text: string) => void] {
  const { search, hash, state } = useLocation() as { search: string; hash: string; state: unknown };
  const navigate = useNavigate();
  const [text, setText] = useState(() => textIn(state, key));
  const change = (next: string) => {
    setText(next);
    const others = typeof state === 'object' && state !== null ? state : {};
    void navigate({ search, hash }, { replace: true, preventScrollReset: true, state: { ...others, [key]: next } });
  };
  return [text, change];
}
