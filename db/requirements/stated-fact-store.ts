import type { StatedFacts } from '#domain/requirements/sources/stated-facts';
import type { Transaction } from '../core/handle';
import { fileChanged } from '../core/outbox';
import type { NewRowOf } from '../core/table';
import { isViolationOf } from '../core/violations';
import { uncorrected } from './evidence-query';

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

interface StatementScope {
  readonly driverId: string;
  readonly employmentId: string | null;
}

const ofScope = (trx: Transaction, { driverId, employmentId }: StatementScope) =>
  trx('stated_facts').where({ driver_id: driverId }).whereRaw('employment_id is not distinct from ?', [employmentId]);

/**
 * The statements about this employment (or about the driver) that count; nobody records another one until the transaction
 * ends.
 */
export async function lockStatements(
  trx: Transaction,
  scope: StatementScope,
): Promise<{ readonly id: string; readonly facts: StatedFacts }[]> {
  const key = `stated-facts/${scope.driverId}/${scope.employmentId ?? ''}`;
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key]);
  return uncorrected(ofScope(trx, scope), 'stated_facts').select({ id: 'id', facts: 'facts' });
}

/** Whether the statement was already corrected. */
export const isStatementCorrected = (error: unknown): boolean => isViolationOf(error, 'stated_facts_corrected_once');

/** The author and the facts of a statement about this employment (or about the driver), corrected or not. */
export async function findStatement(
  trx: Transaction,
  { id, ...scope }: StatementScope & { readonly id: string },
): Promise<{ readonly by: string; readonly facts: StatedFacts } | undefined> {
  return ofScope(trx, scope).where({ id }).first({ by: 'stated_by', facts: 'facts' });
}
