import { useState } from 'react';
import { useLocation } from 'react-router';
import { amendLocation, destination, useAppRouter } from '#web/shared/app-router';

function textIn(state: unknown, key: string): string {
  const text: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;
  return typeof text === 'string' ? text : '';
}

/**
 * A typed filter that a reload, Back and Forward keep in the state of the history: it can name a person, so it is not in
 * the URL. Filters in the URL that change at nearly the same moment are kept.
 */
export function useHistoryText(key: string): readonly [string, (text: string) => void] {
  const router = useAppRouter();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const [text, setText] = useState(() => textIn(state, key));
  const change = (next: string) => {
    setText(next);
    const others: unknown = destination(router).state;
    amendLocation(router, pathname, {
      state: { ...(typeof others === 'object' && others !== null ? others : {}), [key]: next },
    });
  };
  return [text, change];
}
