/** Refusals of saved views, part of the problem catalog. */
export const viewProblems = {
  'view-changed': { kind: 'conflict', title: 'This view has changed since you opened it. Please review it again' },
  'view-name-taken': { kind: 'conflict', title: 'You already have a view with this name' },
  'view-not-yours': { kind: 'forbidden', title: 'Only the owner can change this view. Save your own view instead' },
  'view-owner-here': { kind: 'conflict', title: 'The owner of this view is still active' },
} as const;
