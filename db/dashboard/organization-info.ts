import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import { instantOf } from '#db/core/read-together';
import type { OrganizationInfo } from '#domain/dashboard/schema';

/** A carrier in brief as selected. */
export interface InfoRow extends Omit<OrganizationInfo, 'mcdotNumber'> {
  readonly dotNumber: number | null;
}

/** Selects a carrier in brief; no row for an unknown one. */
export const organizationInfoOf = (db: Db, id: string): Knex.QueryBuilder =>
  db('organizations')
    .where('organizations.id', id)
    .select({
      name: 'organizations.name',
      dotNumber: 'organizations.dot_number',
      createdAt: 'organizations.created_at',
      staff: db.raw(`(select count(*)::integer from users
        where users.organization_id = organizations.id and users.is_active and users.status = 'confirmed')`),
      facilities: db.raw(`(select count(*)::integer from facilities
        where facilities.organization_id = organizations.id and facilities.is_active)`),
    });

/** A carrier in brief; undefined for an unknown one. */
export async function findOrganizationInfo(db: Db, id: string): Promise<OrganizationInfo | undefined> {
  const [row] = (await organizationInfoOf(db, id)) as InfoRow[];
  return row && organizationInfo(row);
}

/** The carrier from its row. */
export const organizationInfo = ({ dotNumber, createdAt, ...info }: InfoRow): OrganizationInfo => ({
  ...info,
  createdAt: instantOf(createdAt),
  mcdotNumber: dotNumber === null ? null : String(dotNumber),
});
