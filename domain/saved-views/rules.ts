import type { Problem } from '../problems';

/** The facts of a view that decide who may act on it. */
export interface ViewFacts {
  readonly ownerId: string | null;
  readonly isShared: boolean;
  readonly hasOwnerLeft: boolean;
}

/** The new filters of a view, and those that the caller saw. */
export interface ReplacedFilters {
  readonly search?: string | undefined;
  readonly was?: string | undefined;
}

/** Whether a user sees a view: their own, and all shared ones, even if the owner left. */
export const isViewVisible = ({ ownerId, isShared }: ViewFacts, userId: string): boolean =>
  isShared || ownerId === userId;

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
