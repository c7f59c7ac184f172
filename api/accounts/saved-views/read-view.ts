import type { Db, Transaction } from '#db/core/handle';
import { findSavedView, type SavedViewRow } from '#db/saved-views/saved-view-store';
import type { Actor } from '#domain/accounts/actor';
import { ProblemError } from '#domain/problems';
import { isViewVisible, type ViewUser } from '#domain/saved-views/rules';
import type { SavedView } from '#domain/saved-views/schema';

/** The user as the owner of views. */
export const viewUserOf = ({ userId, organizationId }: Actor): ViewUser => ({
  userId,
  organizationId: organizationId ?? null,
});

/** A view that the user may see; 404 for others' private views, and for those of another carrier. */
export async function readVisibleView(db: Db | Transaction, id: string, user: ViewUser): Promise<SavedViewRow> {
  const view = await findSavedView(db, id);
  if (view === undefined || !isViewVisible(view, user)) throw new ProblemError('not-found');
  return view;
}

/** A view as a colleague of its owner sees it. */
export function presentSavedView(view: SavedViewRow, userId: string): SavedView {
  const { id, ownerId, page, name, search, isShared, ownerFirstName, ownerLastName, hasOwnerLeft } = view;
  const owner = ownerFirstName === null || ownerLastName === null ? null : `${ownerFirstName} ${ownerLastName}`;
  return { _id: id, page, name, search, isShared, isMine: ownerId === userId, owner, hasOwnerLeft };
}
