import type { Db } from '#db/handle';

/** Carriers with an application in review and nobody who may review it: HR and SAFETY alone may. */
export async function listUnreviewingCarriers(db: Db): Promise<string[]> {
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
