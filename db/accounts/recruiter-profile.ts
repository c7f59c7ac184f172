import type { RecruiterProfile } from '#domain/accounts/recruiter/schema';
import type { Db } from '../core/handle';

/** A member of a carrier's staff with the facilities they recruit for. */
export async function findRecruiterProfile(db: Db, userId: string): Promise<RecruiterProfile | undefined> {
  const found: Omit<RecruiterProfile, 'facilities'> | undefined = await db('users')
    .join('organizations', 'organizations.id', 'users.organization_id')
    .where('users.id', userId)
    .first({
      _id: 'users.id',
      firstName: 'users.first_name',
      lastName: 'users.last_name',
      email: 'users.email',
      phone: 'users.phone',
      organization: 'organizations.name',
    });
  return found === undefined ? undefined : { ...found, facilities: await listOwnFacilities(db, userId) };
}

const activeOrders = (value: string): string => `(
  select coalesce(${value}, 0)::integer from job_orders
  where job_orders.facility_id = facilities.id and job_orders.status = 'active')`;

const candidatesSql = `(
  select count(*)::integer from candidacies
  where candidacies.organization_id = facilities.organization_id and candidacies.facility_id = facilities.id
    and candidacies.state in ('invited', 'requested', 'inReview', 'approved', 'interviewing'))`;

async function listOwnFacilities(db: Db, userId: string): Promise<RecruiterProfile['facilities']> {
  const rows: RecruiterProfile['facilities'] = await db('facility_recruiters')
    .join('facilities', 'facilities.id', 'facility_recruiters.facility_id')
    .where('facility_recruiters.user_id', userId)
    .orderByRaw('facilities.is_active desc, facilities.name, facilities.id')
    .select({
      _id: 'facilities.id',
      name: 'facilities.name',
      city: 'facilities.city',
      state: 'facilities.state',
      isActive: 'facilities.is_active',
      activeOrders: db.raw(activeOrders('count(*)')),
      openSeats: db.raw(activeOrders('sum(greatest(job_orders.number_of_drivers - job_orders.seats_taken, 0))')),
      candidates: db.raw(candidatesSql),
    });
  return rows;
}
