import type { Knex } from 'knex';
import type { Db, Transaction } from '#db/core/handle';
import type { MetDealbreaker } from '#domain/candidacies/dealbreakers/schema';

/** A driver and an order of their contact. */
export interface Contact {
  readonly orderId: string;
  readonly driverId: string;
}

/** Stores that the driver answered these questions of an order with yes; an earlier answer keeps its time. */
export async function storeDealbreakerAnswers(
  db: Db | Transaction,
  { orderId, driverId, questions, at }: Contact & { readonly questions: readonly string[]; readonly at: Date },
): Promise<void> {
  if (questions.length === 0) return;
  await db('dealbreaker_answers')
    .insert(questions.map((question) => ({ order_id: orderId, driver_id: driverId, question, answered_at: at })))
    .onConflict(['order_id', 'driver_id', 'question'])
    .ignore();
}

/** A question that a driver answered with yes. */
export interface DealbreakerAnswer extends Contact, MetDealbreaker {}

/** Selects the questions that drivers answered with yes, earliest answer first; also those of other pairs of the two. */
export const dealbreakerAnswersOf = (db: Db, contacts: readonly Contact[]): Knex.QueryBuilder =>
  db('dealbreaker_answers')
    .whereIn('order_id', [...new Set(contacts.map(({ orderId }) => orderId))])
    .whereIn('driver_id', [...new Set(contacts.map(({ driverId }) => driverId))])
    .orderBy(['answered_at', 'question'])
    .select({ orderId: 'order_id', driverId: 'driver_id', question: 'question', answeredAt: 'answered_at' });
