import type { Db } from '#db/core/handle';

export interface BusyOrder {
  readonly orderId: string;
  readonly organizationId: string;
  readonly candidateId: string;
}

/** The active order with the most candidates, and one of them. */
export async function findBusiestOrder(db: Db): Promise<BusyOrder> {
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

/** The active driver with the most applications. */
export async function findBusiestDriverId(db: Db): Promise<string> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select c.driver_id as id from candidacies as c join users as u on u.id = c.driver_id
     where u.is_active group by c.driver_id order by count(*) desc, c.driver_id limit 1`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The world has no driver with an application');
  return row.id;
}

/** An administrator of the carrier. */
export async function findAdministratorId(db: Db, organizationId: string): Promise<string> {
  const row = await db('users')
    .where({ organization_id: organizationId, is_active: true })
    .whereRaw("'business-admin' = any (roles)")
    .orderBy('id')
    .first('id');
  if (row === undefined) throw new Error('The carrier has no administrator');
  return row.id;
}
