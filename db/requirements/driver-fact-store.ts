import type { DriverFactKind } from '#domain/requirements/evidence';
import type { Db, Transaction } from '../core/handle';

const TABLE = 'driver_facts';

/** A dated fact about a driver that operations entered, with the names behind its ids. */
export interface StoredDriverFact {
  readonly id: string;
  readonly driverId: string;
  readonly kind: DriverFactKind;
  readonly on: string;
  readonly endsOn: string | null;
  readonly organizationId: string | null;
  readonly organization: string | null;
  readonly authorId: string;
  readonly author: string;
  readonly enteredAt: string;
}

/** Lists drivers' facts that have not been withdrawn, latest date first. */
export async function listDriverFacts(db: Db | Transaction, driverIds: readonly string[]): Promise<StoredDriverFact[]> {
  const rows: StoredDriverFact[] = await db(TABLE)
    .join('users', 'users.id', `${TABLE}.entered_by`)
    .leftJoin('organizations', 'organizations.id', `${TABLE}.organization_id`)
    .whereRaw(`${TABLE}.driver_id = any (?)`, [[...driverIds]])
    .whereNull(`${TABLE}.withdrawn_at`)
    .orderBy([
      { column: `${TABLE}.on_date`, order: 'desc' },
      { column: `${TABLE}.id`, order: 'desc' },
    ])
    .select({
      id: `${TABLE}.id`,
      driverId: `${TABLE}.driver_id`,
      kind: `${TABLE}.kind`,
      on: `${TABLE}.on_date`,
      endsOn: `${TABLE}.ends_on`,
      organizationId: `${TABLE}.organization_id`,
      organization: 'organizations.name',
      authorId: `${TABLE}.entered_by`,
      author: db.raw("users.first_name || ' ' || users.last_name"),
      enteredAt: `${TABLE}.entered_at`,
    });
  return rows;
}

export interface NewDriverFact {
  readonly id: string;
  readonly driverId: string;
  readonly kind: DriverFactKind;
  readonly on: string;
  readonly endsOn: string | null;
  readonly organizationId: string | null;
  readonly by: string;
  readonly at: Date;
}

/** Stores a fact; a retry with the same id does nothing. */
export async function insertDriverFact(db: Db | Transaction, fact: NewDriverFact): Promise<void> {
  await db(TABLE)
    .insert({
      id: fact.id,
      driver_id: fact.driverId,
      organization_id: fact.organizationId,
      kind: fact.kind,
      on_date: fact.on,
      ends_on: fact.endsOn,
      entered_by: fact.by,
      entered_at: fact.at.toISOString(),
    })
    .onConflict('id')
    .ignore();
}

/** Withdraws a fact entered by mistake. Returns false if the driver has no such fact, withdrawn or not. */
export async function withdrawDriverFact(
  db: Db | Transaction,
  { id, driverId, by, at }: Pick<NewDriverFact, 'id' | 'driverId' | 'by' | 'at'>,
): Promise<boolean> {
  const count = await db(TABLE)
    .where({ id, driver_id: driverId })
    .update({
      withdrawn_by: db.raw('coalesce(withdrawn_by, ?)', [by]),
      withdrawn_at: db.raw('coalesce(withdrawn_at, ?)', [at.toISOString()]),
    });
  return count > 0;
}
