import type { Problem } from '../problems';

/** The facts of a view that decide who may act on it. */
export interface ViewFacts {
  readonly ownerId: string | null;
  /** The carrier that the view belongs to; null for operations. */
  readonly organizationId: string | null;
  readonly isShared: boolean;
  readonly hasOwnerLeft: boolean;
}

/** The user who sees views, and their carrier (null for operations). */
export interface ViewUser {
  readonly userId: string;
  readonly organizationId: string | null;
}

/** The new filters of a view, and those that the caller saw. */
export interface ReplacedFilters {
  readonly search?: string | undefined;
  readonly was?: string | undefined;
}

/** Whether a user sees a view: their own, and all that colleagues share, even if the owner left. */
export const isViewVisible = (view: ViewFacts, { userId, organizationId }: ViewUser): boolean =>
  view.organizationId === organizationId && (view.isShared || view.ownerId === userId);

/** Why a change is refused: only the owner may rename, change, share or delete a view. */
export const checkChangeView = ({ ownerId }: ViewFacts, userId: string): Problem | undefined =>
  ownerId === userId ? undefined : { code: 'view-not-yours' };

/**
 * Why new filters are refused: the old ones have changed since the caller saw them. Repeating the same change is
 * allowed.
 */
export const checkReplaceFilters = (kept: string, { search, was }: ReplacedFilters): Problem | undefined =>
  search === undefined || was === undefined || kept === was || kept === search ? undefined : { code: 'view-changed' };

/** Why a takeover is refused: the owner of the view is still active. */
export const checkTakeOverView = ({ ownerId, hasOwnerLeft }: ViewFacts, userId: string): Problem | undefined =>
  hasOwnerLeft || ownerId === userId ? undefined : { code: 'view-owner-here' };
