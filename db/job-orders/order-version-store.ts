import type { Db, Transaction } from '#db/core/handle';
import type { OrderContent } from '#domain/job-orders/content/schema';

export interface NewOrderVersion {
  readonly id: string;
  readonly orderId: string;
  readonly organizationId: string;
  readonly content: OrderContent;
  readonly createdBy: string | null;
}

/** Whether the version is stored: an earlier attempt of the same request stored it. */
export async function hasOrderVersion(db: Db | Transaction, id: string): Promise<boolean> {
  return (await db('job_order_versions').where({ id }).first('id')) !== undefined;
}

/** Stores an immutable version of an order's content. Idempotent. */
export async function storeOrderVersion(db: Db | Transaction, version: NewOrderVersion): Promise<void> {
  await db('job_order_versions')
    .insert({
      id: version.id,
      order_id: version.orderId,
      organization_id: version.organizationId,
      content: JSON.stringify(version.content),
      created_by: version.createdBy,
    })
    .onConflict('id')
    .ignore();
}
