import type { Db } from '#db/core/handle';
import type { ApplicationView } from '#domain/carriers/schema';
import type { ApplicationStatus } from '#domain/carriers/statuses';
import type { LimitSkip } from '#domain/shared/schema';
import { censusColumns, type CensusRow, toCensusCarrier } from './census';

interface ApplicationRow {
  readonly _id: string;
  readonly dotNumber: number;
  readonly companyName: string;
  readonly zip: string;
  readonly fleetSize: number;
  readonly note: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly status: ApplicationStatus;
  readonly createdAt: string;
  readonly callAt: string | null;
}

const columns = {
  _id: 'carrier_applications.id',
  dotNumber: 'carrier_applications.dot_number',
  companyName: 'carrier_applications.company_name',
  zip: 'carrier_applications.postal_code',
  fleetSize: 'carrier_applications.fleet_size',
  note: 'carrier_applications.note',
  firstName: 'carrier_applications.first_name',
  lastName: 'carrier_applications.last_name',
  email: 'carrier_applications.email',
  phone: 'carrier_applications.phone',
  status: 'carrier_applications.status',
  createdAt: 'carrier_applications.created_at',
  callAt: 'call_times.starts_at',
};

/** Lists carrier applications, oldest first, each with the census data for its MCDOT number. */
export async function listApplications(
  db: Db,
  { status, limit, skip }: LimitSkip & { readonly status: ApplicationStatus },
): Promise<{ data: ApplicationView[]; count: number }> {
  const rows = await db('carrier_applications')
    .leftJoin('call_times', 'call_times.application_id', 'carrier_applications.id')
    .leftJoin('fmcsa_carriers', 'fmcsa_carriers.dot_number', 'carrier_applications.dot_number')
    .where('carrier_applications.status', status)
    .orderBy(['carrier_applications.created_at', 'carrier_applications.id'])
    .limit(limit)
    .offset(skip)
    .select<(ApplicationRow & CensusRow)[]>({ ...censusColumns, ...columns });
  const { count }: { count: number } = await db('carrier_applications')
    .where({ status })
    .first({ count: db.raw('count(*)::integer') });
  return { data: rows.map(applicationView), count };
}

function applicationView(row: ApplicationRow & CensusRow): ApplicationView {
  const { dotNumber, legalName, dbaName: _, city, state, censusZip, powerUnits, drivers, ...own } = row;
  return {
    ...own,
    mcdotNumber: String(dotNumber),
    census: legalName === null ? null : toCensusCarrier(row),
  };
}
