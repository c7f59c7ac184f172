import type { Db } from '#db/core/handle';
import { indexedNames, nameMatch } from '#db/core/name-match';
import type { OpsOrganization } from '#domain/carriers/schema';
import type { LimitSkip } from '#domain/shared/schema';

interface OrganizationRow extends Omit<OpsOrganization, 'mcdotNumber'> {
  readonly dotNumber: number | null;
}

/** Lists the carriers by name, without the sandbox; a search keeps those whose names contain its words. */
export async function listOrganizations(
  db: Db,
  { search, limit, skip }: LimitSkip & { readonly search: string },
): Promise<{ data: OpsOrganization[]; count: number }> {
  const matching = db('organizations')
    .where('organizations.is_sandbox', false)
    .modify((query) => {
      const match = nameMatch(indexedNames.carrier, search);
      void query.whereRaw(match.sql, [...match.bindings]);
    });
  const rows: OrganizationRow[] = await matching
    .clone()
    .orderByRaw('lower(organizations.name), organizations.id')
    .limit(limit)
    .offset(skip)
    .select({
      _id: 'organizations.id',
      name: 'organizations.name',
      isActive: 'organizations.is_active',
      dotNumber: 'organizations.dot_number',
      createdAt: 'organizations.created_at',
      staff: db.raw('(select count(*)::integer from users where users.organization_id = organizations.id)'),
      activeOrders: db.raw(`(select count(*)::integer from job_orders
        where job_orders.organization_id = organizations.id and job_orders.status = 'active')`),
    });
  const { count }: { count: number } = await matching.first({ count: db.raw('count(*)::integer') });
  return {
    data: rows.map(({ dotNumber, ...row }) => ({ ...row, mcdotNumber: dotNumber === null ? null : String(dotNumber) })),
    count,
  };
}
