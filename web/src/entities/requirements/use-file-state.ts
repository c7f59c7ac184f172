import { parseAsIsoDateTime, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { stores } from '#domain/requirements/model/requirement';
import { parseAsDay } from '#web/shared/table/parse-as-day';

export const fileViews = ['list', 'dates', 'facts'] as const;
export const storeTabs = ['all', ...stores] as const;

/** The state of a file's page, kept in its URL: the day, what was known, the records, the view, and the open line. */
export function useFileState() {
  const [state, set] = useQueryStates({
    day: parseAsDay,
    known: parseAsIsoDateTime,
    since: parseAsDay,
    store: parseAsStringLiteral(storeTabs).withDefault('all'),
    view: parseAsStringLiteral(fileViews).withDefault('list'),
    line: parseAsString,
  });
  return {
    ...state,
    known: state.known?.toISOString() ?? null,
    set: (next: Parameters<typeof set>[0]) => void set(next),
  };
}

export type FileState = ReturnType<typeof useFileState>;
