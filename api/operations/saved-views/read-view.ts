import type { Db, Transaction } from '#db/core/handle';
import { findSavedView, type SavedViewRow } from '#db/saved-views/saved-view-store';
import { ProblemError } from '#domain/problems';
import { isViewVisible } from '#domain/saved-views/rules';
import type { SavedView } from '#domain/saved-views/schema';

/** A view that the user may see; 404 for others' private views. */
export async function readVisibleView(db: Db | Transaction, id: string, userId: string): Promise<SavedViewRow> {
  const view = await findSavedView(db, id);
  if (view === undefined || !isViewVisible(view, userId)) throw new ProblemError('not-found');
  return view;
}

/** A view as a member of operations sees it. */
export function presentSavedView(view: SavedViewRow, userId: string): SavedView {
  const { id, ownerId, page, name, search, isShared, ownerFirstName, ownerLastName, hasOwnerLeft } = view;
  const owner = ownerFirstName === null || ownerLastName === null ? null : `${ownerFirstName} ${ownerLastName}`;
  return { _id: id, page, name, search, isShared, isMine: ownerId === userId, owner, hasOwnerLeft };
}
