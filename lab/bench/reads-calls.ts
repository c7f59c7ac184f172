import { findAdministratorId, findBusiestDriverId, findBusiestOrder } from '../core/busiest';
import type { Call } from '../core/calls';
import type { Lab } from '../core/lab';
import { findStaff, type Person, tokenFor } from '../core/people';

/** One read of a page. */
export interface Read {
  readonly name: string;
  readonly call: Call;
  /** The first page of a list, which should not become slower as the list grows. */
  readonly isFirstPage?: true;
  /** Computed from every stay in a stage, and opened seldom: measured, but not one of the twenty. */
  readonly isReport?: true;
  /** Driver searches have an allowance, so they are fewer and paced. */
  readonly isCostly?: true;
}

/** The most used reads, by people of the roles that make them. */
export async function readsOf({ db }: Lab): Promise<readonly Read[]> {
  const { orderId, organizationId, candidateId } = await findBusiestOrder(db);
  const { recruiter, ops } = await findStaff(db, organizationId);
  const person = async (userId: string): Promise<Person> => ({ userId, token: await tokenFor(db, userId) });
  const administrator = await person(await findAdministratorId(db, organizationId));
  const driver = await person(await findBusiestDriverId(db));
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
    { ...get('reports', ops, '/ops/reports'), isReport: true },
  ];
}
