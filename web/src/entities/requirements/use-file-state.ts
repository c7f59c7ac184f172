import { parseAsIsoDateTime, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { stores } from '#domain/requirements/model/requirement';

export const fileViews = ['list', 'dates', 'facts'] as const;
export const storeTabs = ['all', ...stores] as const;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

const dayOrNull = (text: string | null): string | null => (text !== null && ISO_DAY.test(text) ? text : null);

/** The state of a file's page, kept in its URL: the day, what was known, the records, the view, and the open line. */
export function useFileState() {
  const [state, set] = useQueryStates({
    day: parseAsString,
    known: parseAsIsoDateTime,
    since: parseAsString,
    store: parseAsStringLiteral(storeTabs).withDefault('all'),
    view: parseAsStringLiteral(fileViews).withDefault('list'),
    line: parseAsString,
  });
  return {
    ...state,
    day: dayOrNull(state.day),
    since: dayOrNull(state.since),
    known: state.known?.toISOString() ?? null,
    set: (next: Parameters<typeof set>[0]) => void set(next),
  };
}

export type FileState = ReturnType<typeof useFileState>;
