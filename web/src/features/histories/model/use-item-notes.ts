import { useQuery } from '@tanstack/react-query';
import type { HistoryKind } from '#domain/driver-histories/kinds';
import { notesQuery } from '#web/entities/driver/history/histories';
import { useCurrentUser } from '#web/shared/session/current-user';

/** Reviewer notes by item; the page works without them until they load, or if they fail to load. */
export function useItemNotes(kind: HistoryKind | 'reference') {
  const { _id } = useCurrentUser();
  const { data = [] } = useQuery(notesQuery(kind, _id));
  return (id: string) => data.filter(({ entityId }) => entityId === id).map(({ text }) => text);
}
