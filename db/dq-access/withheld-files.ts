import { isSameCarrier, type KnownCarrier, type NamedEmployer } from '#domain/carriers/same-carrier';
import { nameVisibleSql } from '../candidacies/name-visible';
import type { Db, Transaction } from '../core/handle';

/**
 * Those of the drivers whose work history names the carrier, and who have not answered it: without a grant, nothing of their
 * files is there for it, so that an employer does not learn from the file who is looking for a job.
 */
export async function driversNamingCarrier(
  db: Db | Transaction,
  organizationId: string,
  driverIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (driverIds.length === 0) return new Set();
  const employers: (NamedEmployer & { readonly driverId: string })[] = await db('driver_history_items as items')
    .where('items.kind', 'employment')
    .whereIn('items.driver_id', [...driverIds])
    .whereRaw(`not ${nameVisibleSql('items.driver_id', '?')}`, [organizationId])
    .select({
      driverId: 'items.driver_id',
      name: db.raw(`coalesce(items.details ->> 'employerName', '')`),
      email: db.raw(`coalesce(items.details ->> 'email', '')`),
    });
  if (employers.length === 0) return new Set();
  const carrier = await readKnownCarrier(db, organizationId);
  return new Set(employers.filter((employer) => isSameCarrier(employer, carrier)).map(({ driverId }) => driverId));
}

interface CarrierRow {
  readonly name: string;
  readonly dotNumber: number | null;
  readonly legalName: string | null;
  readonly dbaName: string | null;
}

/** The names of a carrier, its USDOT number, and the addresses of its staff. */
async function readKnownCarrier(db: Db | Transaction, organizationId: string): Promise<KnownCarrier> {
  const [row, staff] = await Promise.all([
    db('organizations')
      .leftJoin('fmcsa_carriers', 'fmcsa_carriers.dot_number', 'organizations.dot_number')
      .where('organizations.id', organizationId)
      .first<CarrierRow | undefined>({
        name: 'organizations.name',
        dotNumber: 'organizations.dot_number',
        legalName: 'fmcsa_carriers.legal_name',
        dbaName: 'fmcsa_carriers.dba_name',
      }),
    db('users').where({ organization_id: organizationId }).select<{ email: string }[]>('email'),
  ]);
  const names = [row?.name, row?.legalName, row?.dbaName].flatMap((name) => name ?? []);
  return { names, dotNumber: row?.dotNumber ?? null, emails: staff.map(({ email }) => email) };
}
