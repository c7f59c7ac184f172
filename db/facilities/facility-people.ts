import type { Db } from '#db/core/handle';
import type { FacilityDetail, OrganizationMember } from '#domain/facilities/schema';

/** Lists a carrier's active and confirmed staff by name. */
export async function listOrganizationMembers(db: Db, organizationId: string): Promise<OrganizationMember[]> {
  const rows = (await db('users')
    .where('users.organization_id', organizationId)
    .where('users.is_active', true)
    .orderByRaw('users.last_name, users.first_name, users.id')
    .select({
      _id: 'users.id',
      firstName: 'users.first_name',
      lastName: 'users.last_name',
      position: 'users.position',
    })) as unknown as OrganizationMember[];
  return rows;
}

/** The recruiters of a facility with their names. */
export async function listFacilityRecruiters(db: Db, facilityId: string): Promise<FacilityDetail['fleetinfos']> {
  const rows = (await db('facility_recruiters')
    .join('users', 'users.id', 'facility_recruiters.user_id')
    .where('facility_recruiters.facility_id', facilityId)
    .where('users.position', 'RECRUITER')
    .orderByRaw('users.last_name, users.first_name, users.id')
    .select({
      _id: 'users.id',
      firstName: 'users.first_name',
      lastName: 'users.last_name',
    })) as unknown as { _id: string; firstName: string; lastName: string }[];
  return rows.map(({ _id, ...user }) => ({ _id, user }));
}

/** The ids of the facilities that are assigned to a person. */
export async function listAssignedFacilityIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db('facility_recruiters').where({ user_id: userId }).select('facility_id');
  return rows.map(({ facility_id }) => facility_id);
}

/** A facility in short. */
export interface ShortFacility {
  readonly _id: string;
  readonly name: string;
  readonly isActive: boolean;
}

/** A carrier's facilities in short, active ones first, then by name; only those of one person, if given. */
export async function listShortFacilities(
  db: Db,
  { organizationId, assignedTo }: { readonly organizationId: string; readonly assignedTo?: string | undefined },
): Promise<ShortFacility[]> {
  const rows = (await db('facilities')
    .where('facilities.organization_id', organizationId)
    .modify((query) => {
      if (assignedTo === undefined) return;
      void query.whereIn(
        'facilities.id',
        db('facility_recruiters').where({ user_id: assignedTo }).select('facility_id'),
      );
    })
    .orderByRaw('facilities.is_active desc, facilities.name, facilities.id')
    .select({
      _id: 'facilities.id',
      name: 'facilities.name',
      isActive: 'facilities.is_active',
    })) as unknown as ShortFacility[];
  return rows;
}

/** The number of a facility's job orders that are pending or active. */
export async function countOpenOrders(
  db: Db,
  { organizationId, facilityId }: { readonly organizationId: string; readonly facilityId: string },
): Promise<number> {
  const row: { count: number } = await db('job_orders')
    .where('job_orders.organization_id', organizationId)
    .where('job_orders.facility_id', facilityId)
    .whereIn('job_orders.status', ['pending', 'active'])
    .first({ count: db.raw('count(*)::integer') });
  return row.count;
}
