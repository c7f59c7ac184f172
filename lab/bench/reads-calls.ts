import type { Call } from '../core/calls';
import type { Lab } from '../core/lab';
import { findStaff, type Person, tokenFor } from '../core/people';

/** One read of a page. */
export interface Read {
  readonly name: string;
  readonly call: Call;
  /** The first page of a list, which should not become slower as the list grows. */
  readonly isFirstPage?: true;
  /** Driver searches have an allowance, so they are fewer and paced. */
  readonly isCostly?: true;
}

/** The most used reads, by people of the roles that make them. */
export async function readsOf(lab: Lab): Promise<readonly Read[]> {
  const { orderId, organizationId, candidateId } = await findBusiestOrder(lab);
  const { recruiter, ops } = await findStaff(lab.db, organizationId);
  const administrator = await findAdministrator(lab, organizationId);
  const driver = await findBusiestDriver(lab);
  const get = (name: string, { token }: Person, path: string): Read => ({ name, call: { method: 'GET', path, token } });
  const search = (name: string, body: object, path = `/ops/${name}/search`): Read => ({
    name,
    call: { method: 'POST', path, token: (path.startsWith('/ops') ? ops : recruiter).token, body },
  });
  const first = (read: Read): Read => ({ ...read, isFirstPage: true });
  return [
    get('dashboard', recruiter, `/dashboard/organization/${organizationId}`),
    first(get('candidates', recruiter, `/candidates/organization/${organizationId}`)),
    first(get('orders', recruiter, `/job-order/active/organization/${organizationId}`)),
    get('order', recruiter, `/job-order/id/${orderId}`),
    first(get('order: candidates in review', recruiter, `/job-order/${orderId}/candidacies?stage=review`)),
    first({ ...search('driver search', { orderId, miles: 100 }, '/drivers/search'), isCostly: true }),
    get('candidate', recruiter, `/business/driver/${candidateId}/profile?orderId=${orderId}`),
    get('staff', administrator, '/staff'),
    get("driver's home", driver, '/driver/me'),
    get("driver's applications", driver, '/driver/candidacies'),
    first(get("driver's jobs", driver, '/driver/job-orders')),
    get("driver's file", driver, '/driver-profile/verification'),
    get('board: column totals', ops, '/ops/board'),
    first(get('board: column', ops, '/ops/board/Interview')),
    first(search('stalled', {})),
    first(search('drivers', {})),
    get('driver', ops, `/ops/drivers/${driver.userId}`),
    first(get('review queue', ops, '/ops/reviews')),
    first(get('results', ops, '/ops/results')),
    first(get('calls', ops, '/ops/calls')),
    get('reports', ops, '/ops/reports'),
  ];
}

interface BusyOrder {
  readonly orderId: string;
  readonly organizationId: string;
  readonly candidateId: string;
}

/** The active order with the most candidates, and one of them. */
async function findBusiestOrder({ db }: Lab): Promise<BusyOrder> {
  const { rows } = await db.raw<{ rows: BusyOrder[] }>(
    `select o.id as "orderId", o.organization_id as "organizationId", (array_agg(c.driver_id order by c.id))[1] as "candidateId"
     from candidacies as c join job_orders as o on o.id = c.order_id
     where o.status = 'active' and c.state not in ('ended', 'closed')
     group by o.id order by count(*) desc, o.id limit 1`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The world has no active order with candidates');
  return row;
}

async function findAdministrator({ db }: Lab, organizationId: string): Promise<Person> {
  const row = await db('users')
    .where({ organization_id: organizationId, is_active: true })
    .whereRaw("'business-admin' = any (roles)")
    .orderBy('id')
    .first('id');
  if (row === undefined) throw new Error('The carrier has no administrator');
  return { userId: row.id, token: await tokenFor(db, row.id) };
}

/** The driver with the most applications. */
async function findBusiestDriver({ db }: Lab): Promise<Person> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select c.driver_id as id from candidacies as c join users as u on u.id = c.driver_id
     where u.is_active group by c.driver_id order by count(*) desc, c.driver_id limit 1`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The world has no driver with an application');
  return { userId: row.id, token: await tokenFor(db, row.id) };
}
