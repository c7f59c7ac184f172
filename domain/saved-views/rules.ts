import type { Problem } from '../problems';

/** What is asked of a view before somebody acts on it. */
export interface ViewFacts {
  readonly ownerId: string | null;
  readonly isShared: boolean;
  readonly hasOwnerLeft: boolean;
}

/** The filters that a view gets, and those that it had when somebody saw it. */
export interface ReplacedFilters {
  readonly search?: string | undefined;
  readonly was?: string | undefined;
}

/** Whether somebody sees a view at all: his own, and what others share, whether they are still here or not. */
export const isViewSeen = ({ ownerId, isShared }: ViewFacts, userId: string): boolean => isShared || ownerId === userId;

/** A view is renamed, changed, shared and deleted by its owner alone. */
export const checkChangeView = ({ ownerId }: ViewFacts, userId: string): Problem | undefined =>
  ownerId === userId ? undefined : { code: 'view-not-yours' };

/** Filters are replaced only where they are still those that somebody saw; a repeat of the same change finds them replaced. */
export const checkReplaceFilters = (kept: string, { search, was }: ReplacedFilters): Problem | undefined =>
  search === undefined || was === undefined || kept === was || kept === search ? undefined : { code: 'view-changed' };

/** The view of somebody who left may get a new owner; whoever is here keeps his. */
export const checkTakeOverView = ({ ownerId, hasOwnerLeft }: ViewFacts, userId: string): Problem | undefined =>
  hasOwnerLeft || ownerId === userId ? undefined : { code: 'view-owner-here' };
