import type { Db } from '#db/core/handle';

/** Lists carriers with an application in review but no staff who may review it (HR or SAFETY). */
export async function listCarriersWithoutReviewers(db: Db): Promise<string[]> {
  const rows: { id: string }[] = await db('organizations')
    .whereExists(
      db('candidacies')
        .whereRaw('candidacies.organization_id = organizations.id')
        .where('candidacies.state', 'inReview')
        .whereNotNull('candidacies.wait_due_at')
        .select(db.raw('1')),
    )
    .whereNotExists(
      db('users')
        .whereRaw(`users.organization_id = organizations.id and users.is_active and users.position in ('HR', 'SAFETY')`)
        .select(db.raw('1')),
    )
    .select({ id: 'organizations.id' });
  return rows.map(({ id }) => id);
}
