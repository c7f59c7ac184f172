import type { StatedFacts } from '#domain/requirements/sources/stated-facts';
import type { Transaction } from '../core/handle';
import { fileChanged } from '../core/outbox';
import type { NewRowOf } from '../core/table';
import { isViolationOf } from '../core/violations';

/** A statement as an insert accepts it. */
export type NewStatement = Omit<NewRowOf<'stated_facts'>, 'facts'> & {
  readonly driver_id: string;
  readonly facts: object;
};

/** Stores a statement of facts. A correction names the statement that it replaces, and its reason. */
export async function storeStatement(trx: Transaction, { facts, ...statement }: NewStatement): Promise<void> {
  await trx('stated_facts').insert({ ...statement, facts: JSON.stringify(facts) });
  await fileChanged(trx, [statement.driver_id]);
}

/** Whether the statement was already corrected. */
export const isStatementCorrected = (error: unknown): boolean => isViolationOf(error, 'stated_facts_corrected_once');

/** The author and the facts of a statement about this employment (or about the driver), corrected or not. */
export async function findStatement(
  trx: Transaction,
  {
    id,
    driverId,
    employmentId,
  }: { readonly id: string; readonly driverId: string; readonly employmentId: string | null },
): Promise<{ readonly by: string; readonly facts: StatedFacts } | undefined> {
  return trx('stated_facts')
    .where({ id, driver_id: driverId })
    .whereRaw('employment_id is not distinct from ?', [employmentId])
    .first({ by: 'stated_by', facts: 'facts' });
}
