import type { Db } from '#db/core/handle';

/** A carrier whose pages are read, with one of its orders and that order's facility. */
export interface SampledCarrier {
  readonly organizationId: string;
  readonly orderId: string;
  readonly facilityId: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The large carriers, the largest first, and others; each with the order whose candidates fill most columns. */
export async function sampleCarriers(db: Db, large: readonly string[], count: number): Promise<SampledCarrier[]> {
  const { rows } = await db.raw<{ rows: SampledCarrier[] }>(
    `with carriers as (
       select c.organization_id as id, c.organization_id = any (cast(:large as uuid[])) as is_large, count(*) as candidacies
       from candidacies as c
       join organizations as o on o.id = c.organization_id and o.is_active
       group by 1
     ), sampled as (
       select * from carriers order by is_large desc, case when is_large then candidacies end desc, md5(id::text)
       limit :count
     )
     select sampled.id as "organizationId", busiest.id as "orderId", f.id as "facilityId", f.latitude, f.longitude
     from sampled
     join lateral (
       select o.id, o.facility_id from job_orders as o join candidacies as c on c.order_id = o.id and c.state <> 'closed'
       where o.organization_id = sampled.id and o.status = 'active'
       group by o.id order by count(distinct c.state) desc, count(*) desc, o.id limit 1
     ) as busiest on true
     join facilities as f on f.id = busiest.facility_id
     order by sampled.is_large desc, sampled.candidacies desc`,
    { large: [...large], count },
  );
  return rows;
}
