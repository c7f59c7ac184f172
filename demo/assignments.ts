import type { Transaction } from '#db/core/handle';
import { type AssignmentRow, findAssignments } from '#db/timesheets/assignments';
import type { SeedUser } from './carriers';
import type { World } from './world';

const MAX_ASSIGNMENTS = 40;

/** The assignments of the world's carriers whose rates, hours and pay the demo has. */
export async function readAssignments(trx: Transaction, { carriers }: World): Promise<AssignmentRow[]> {
  const rows = await trx('employments')
    .whereNotNull('hired_on')
    .whereNotNull('candidacy_id')
    .whereIn(
      'organization_id',
      carriers.map(({ id }) => id),
    )
    .orderBy('candidacy_id')
    .limit(MAX_ASSIGNMENTS)
    .select('candidacy_id');
  return findAssignments(trx, { ids: rows.flatMap(({ candidacy_id: id }) => id ?? []) });
}

/** The user who sets rates and approves hours of an assignment for its carrier. */
export function approverOf({ carriers }: World, { organizationId }: AssignmentRow): SeedUser | undefined {
  const carrier = carriers.find(({ id }) => id === organizationId);
  return carrier?.staff.find(({ position }) => position === 'HR') ?? carrier?.staff[0];
}
