import type { Db } from '#db/core/handle';
import type { OpsCarrier } from '#domain/carriers/carrier-page/schema';
import { censusColumns, type CensusRow, toCensusCarrier } from './census';

type CarrierRow = Omit<OpsCarrier, 'mcdotNumber' | 'census' | 'orders' | 'staff' | 'activeOrders'> & {
  readonly ownNumber: number | null;
  readonly staff: number;
  readonly orders: OpsCarrier['orders'];
};

const countSql = (table: string, condition = 'true'): string =>
  `(select count(*)::integer from ${table} where ${table}.organization_id = organizations.id and ${condition})`;

const ordersSql = `(
  select json_build_object(
    'pending', count(*) filter (where job_orders.status = 'pending'),
    'active', count(*) filter (where job_orders.status = 'active'),
    'past', count(*) filter (where job_orders.status = 'past'),
    'deleted', count(*) filter (where job_orders.status = 'deleted'))
  from job_orders where job_orders.organization_id = organizations.id)`;

const iso = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const applicationSql = `(
  select json_build_object(
    'firstName', carrier_applications.first_name, 'lastName', carrier_applications.last_name,
    'email', carrier_applications.email, 'phone', carrier_applications.phone,
    'fleetSize', carrier_applications.fleet_size, 'note', carrier_applications.note,
    'createdAt', ${iso('carrier_applications.created_at')}, 'activatedAt', ${iso('carrier_applications.settled_at')},
    'activatedBy', users.first_name || ' ' || users.last_name)
  from carrier_applications left join users on users.id = carrier_applications.settled_by
  where carrier_applications.organization_id = organizations.id
  order by carrier_applications.settled_at limit 1)`;

const deactivationSql = `case when organizations.deactivated_at is not null then json_build_object(
  'at', ${iso('organizations.deactivated_at')},
  'by', (select users.first_name || ' ' || users.last_name from users where users.id = organizations.deactivated_by),
  'reason', organizations.deactivation_reason) end`;

/** A carrier with its numbers, census data and application; undefined for an unknown one and for the sandbox. */
export async function findCarrier(db: Db, id: string): Promise<OpsCarrier | undefined> {
  const row: (CarrierRow & CensusRow) | undefined = await db('organizations')
    .leftJoin('fmcsa_carriers', 'fmcsa_carriers.dot_number', 'organizations.dot_number')
    .where('organizations.id', id)
    .where('organizations.is_sandbox', false)
    .first({
      ...censusColumns,
      _id: 'organizations.id',
      name: 'organizations.name',
      isActive: 'organizations.is_active',
      ownNumber: 'organizations.dot_number',
      createdAt: 'organizations.created_at',
      staff: db.raw(countSql('users')),
      facilities: db.raw(countSql('facilities')),
      candidates: db.raw(
        countSql(
          'candidacies',
          `candidacies.state in ('invited', 'requested', 'inReview', 'approved', 'interviewOffered', 'interviewing')`,
        ),
      ),
      hires: db.raw(countSql('candidacies', `candidacies.state = 'hired' and candidacies.started_at is null`)),
      onAssignment: db.raw(
        countSql('candidacies', `candidacies.state = 'hired' and candidacies.started_at is not null`),
      ),
      orders: db.raw(ordersSql),
      deactivation: db.raw(deactivationSql),
      application: db.raw(applicationSql),
    });
  if (row === undefined) return undefined;
  const { dotNumber, legalName, dbaName, city, state, censusZip, powerUnits, drivers, ownNumber, ...carrier } = row;
  const census = { dotNumber, legalName, dbaName, city, state, censusZip, powerUnits, drivers };
  return {
    ...carrier,
    mcdotNumber: ownNumber === null ? null : String(ownNumber),
    activeOrders: carrier.orders.active,
    census: legalName === null ? null : toCensusCarrier(census),
  };
}
