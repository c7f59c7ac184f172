import type { Db } from '../core/handle';
import { type EmploymentDetails, employmentDetails } from './file-details';

/** Selects employments of a carrier. */
export interface CarrierEmploymentsParams {
  readonly organizationId: string;
  readonly state: 'current' | 'ended' | 'all';
  readonly search?: string | undefined;
  readonly on: string;
}

const escaped = (search: string): string => search.replace(/[\\%_]/g, '\\$&');

/** Lists a carrier's employments with an accepted hire, by the name of the driver. */
export async function listCarrierEmployments(
  db: Db,
  { organizationId, state, search, on }: CarrierEmploymentsParams,
): Promise<EmploymentDetails[]> {
  const rows = employmentDetails(db, db('employments'))
    .where('employments.organization_id', organizationId)
    .whereNotNull('employments.hired_on')
    .orderByRaw('drivers_users.last_name, drivers_users.first_name, employments.id');
  if (state === 'current') void rows.whereRaw('(employments.ended_on is null or employments.ended_on >= ?)', [on]);
  if (state === 'ended') void rows.where('employments.ended_on', '<', on);
  if (search !== undefined && search !== '') {
    void rows.whereRaw(`drivers_users.first_name || ' ' || drivers_users.last_name ilike ?`, [`%${escaped(search)}%`]);
  }
  return (await rows) as EmploymentDetails[];
}
