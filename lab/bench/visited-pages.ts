import { findAdministratorId, findBusiestDriverId, findBusiestOrder } from '../core/busiest';
import type { Lab } from '../core/lab';
import { findOpsMember } from '../core/people';

export interface VisitedPage {
  readonly name: string;
  readonly path: string;
  /** Opens this page from the visitor's previous one; for the first page, that is the last one. */
  readonly link: string;
}

export interface Visitor {
  readonly name: 'driver' | 'carrier' | 'operations';
  readonly email: string;
  /** In the order of a visit; the first page is the one after the sign-in. */
  readonly pages: readonly VisitedPage[];
}

const inNavigation = (name: string, path: string): VisitedPage => ({ name, path, link: `nav a[href="${path}"]` });

/** The ten most used pages, by the people who use them. */
export async function visitorsOf({ db }: Lab): Promise<readonly Visitor[]> {
  const { orderId, organizationId } = await findBusiestOrder(db);
  const emailOf = async (id: string): Promise<string> => (await db('users').where({ id }).first('email'))?.email ?? id;
  return [
    {
      name: 'driver',
      email: await emailOf(await findBusiestDriverId(db)),
      pages: [
        inNavigation('home', '/driver/home'),
        inNavigation('jobs', '/driver/jobs'),
        inNavigation('applications', '/driver/applications'),
      ],
    },
    {
      name: 'carrier',
      email: await emailOf(await findAdministratorId(db, organizationId)),
      pages: [
        inNavigation('dashboard', '/business/dashboard'),
        inNavigation('candidates', '/business/candidates'),
        { name: 'orders', path: '/business/job-order/active', link: 'nav a[href="/business/job-order"]' },
        {
          name: 'order',
          path: `/business/job-order/${orderId}/hiring-flow/review`,
          link: 'main a[href*="/hiring-flow/"]',
        },
      ],
    },
    {
      name: 'operations',
      email: (await findOpsMember(db)).email,
      pages: [
        inNavigation('stalled', '/ops/stalled'),
        inNavigation('board', '/ops/pipeline'),
        inNavigation('drivers', '/ops/drivers'),
      ],
    },
  ];
}
