import type { Knex } from 'knex';
import type { Db } from '../core/handle';

/** A carrier as documents name it. */
export interface CarrierIdentity {
  readonly name: string;
  readonly dotNumber: string | null;
  readonly isActive: boolean;
  /** The principal place of business in the census, in one line; empty if it is unknown. */
  readonly address: string;
}

/** Joins the census to a query of organizations. */
export const withCensus = (organizations: Knex.QueryBuilder): Knex.QueryBuilder =>
  organizations.leftJoin('fmcsa_carriers', 'fmcsa_carriers.dot_number', 'organizations.dot_number');

/** The columns of an identity, in a query {@link withCensus}. */
export const carrierIdentityColumns = (db: Db) => ({
  name: 'organizations.name',
  dotNumber: db.raw('organizations.dot_number::text'),
  isActive: 'organizations.is_active',
  address: db.raw(
    `concat_ws(', ', fmcsa_carriers.street, fmcsa_carriers.city,
      nullif(concat_ws(' ', fmcsa_carriers.state, fmcsa_carriers.postal_code), ''))`,
  ),
});

/** The names and numbers by which documents identify a carrier, with its address in the census. */
export async function findCarrierIdentity(db: Db, organizationId: string): Promise<CarrierIdentity | undefined> {
  const row: CarrierIdentity | undefined = await withCensus(db('organizations'))
    .where('organizations.id', organizationId)
    .first(carrierIdentityColumns(db));
  return row;
}
