import type { Db } from '#db/core/handle';
import type { OrganizationInfo } from '#domain/dashboard/schema';

interface InfoRow extends Omit<OrganizationInfo, 'mcdotNumber'> {
  readonly dotNumber: number | null;
}

/** A carrier in brief, for its dashboard; undefined for an unknown one. */
export async function findOrganizationInfo(db: Db, id: string): Promise<OrganizationInfo | undefined> {
  const row: InfoRow | undefined = await db('organizations')
    .where('organizations.id', id)
    .first({
      name: 'organizations.name',
      dotNumber: 'organizations.dot_number',
      createdAt: 'organizations.created_at',
      staff: db.raw(`(select count(*)::integer from users
        where users.organization_id = organizations.id and users.is_active and users.status = 'confirmed')`),
      facilities: db.raw(`(select count(*)::integer from facilities
        where facilities.organization_id = organizations.id and facilities.is_active)`),
    });
  if (row === undefined) return undefined;
  const { dotNumber, ...info } = row;
  return { ...info, mcdotNumber: dotNumber === null ? null : String(dotNumber) };
}
