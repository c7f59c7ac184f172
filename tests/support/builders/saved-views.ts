import type { Db } from '#db/core/handle';
import { addSavedView, type NewSavedView } from '#db/saved-views/saved-view-store';
import { newId } from '#platform/ids';

/** Stores a saved view, a shared one of operations' stalled list by default; returns its id. */
export async function aSavedView(
  db: Db,
  overrides: Partial<NewSavedView> & Pick<NewSavedView, 'ownerId'>,
): Promise<string> {
  const id = newId();
  const view = {
    organizationId: null,
    page: 'stalled',
    name: 'Escalated',
    search: 'escalated=true',
    isShared: true,
  } as const;
  if (!(await addSavedView(db, { id, ...view, ...overrides }))) throw new Error('The view’s name is taken');
  return id;
}
