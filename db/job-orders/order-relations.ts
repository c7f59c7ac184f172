import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import type { RecordKind } from '#domain/candidacies/states';
import type { RecordStatus } from '#domain/shared/candidacy-states';

/** A record that belongs to an order. */
export interface RelatedRecord {
  readonly id: string;
  readonly kind: RecordKind;
  readonly status: RecordStatus;
  readonly driverId: string;
}

/** Selects the records of the drivers' current rounds on an order; records of closed rounds are history. */
export const orderRelationsOf = (db: Db, orderId: string): Knex.QueryBuilder =>
  db('candidacy_records')
    .join('candidacies', (join) => {
      join.on('candidacies.id', 'candidacy_records.candidacy_id').andOn('candidacies.round', 'candidacy_records.round');
    })
    .where('candidacy_records.order_id', orderId)
    .orderBy(['candidacy_records.created_at', 'candidacy_records.id'])
    .select({
      id: 'candidacy_records.id',
      kind: 'candidacy_records.kind',
      status: 'candidacy_records.status',
      driverId: 'candidacy_records.driver_id',
    });
