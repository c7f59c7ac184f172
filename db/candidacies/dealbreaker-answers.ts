import type { Db, Transaction } from '#db/core/handle';
import type { MetDealbreaker } from '#domain/candidacies/dealbreakers/schema';

interface Contact {
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

/** Reads the questions that drivers answered with yes, by order and driver. */
export async function readDealbreakerAnswers(
  db: Db,
  contacts: readonly Contact[],
): Promise<(contact: Contact) => readonly MetDealbreaker[]> {
  const rows =
    contacts.length === 0
      ? []
      : await db('dealbreaker_answers')
          .whereIn('order_id', [...new Set(contacts.map(({ orderId }) => orderId))])
          .whereIn('driver_id', [...new Set(contacts.map(({ driverId }) => driverId))])
          .orderBy(['answered_at', 'question'])
          .select('order_id', 'driver_id', 'question', 'answered_at');
  return ({ orderId, driverId }) =>
    rows
      .filter((row) => row.order_id === orderId && row.driver_id === driverId)
      .map(({ question, answered_at: answeredAt }) => ({ question, answeredAt }));
}
