import type { CandidacyState } from '#domain/candidacies/state';
import type { Paper } from '#domain/employment-applications/papers';
import type { Db, Transaction } from '../core/handle';
import { hiredEmploymentId } from '../employments/hired-employment-rows';
import { listPapers } from './paper-store';

/** The papers of hires by candidacy; candidacies without a hire have none. */
export type PapersOfHires = ReadonlyMap<string, readonly Paper[]>;

/** The papers that the carriers of a driver's hires need with the driver's signature. */
export async function listPapersOfHires(
  db: Db | Transaction,
  states: readonly CandidacyState[],
): Promise<PapersOfHires> {
  const hires = states.flatMap(({ name, candidacyId, hire }) =>
    name === 'hired' && hire !== null
      ? [{ candidacyId, employmentId: hiredEmploymentId(candidacyId, hire.hireSeq) }]
      : [],
  );
  const papers = await listPapers(
    db,
    hires.map(({ employmentId }) => employmentId),
  );
  return new Map(hires.map(({ candidacyId, employmentId }) => [candidacyId, papers.get(employmentId) ?? []]));
}
