import type { DriverFile } from '../model/driver-file';
import type { StatedFacts } from '../sources/stated-facts';
import { beforeBirth, type EntryProblem, type KnownDays, notOnKnownDay, problemIf } from './problem';

/** A statement of facts as a person enters it. */
export interface FactsEntry {
  readonly from: string;
  readonly facts: StatedFacts;
  readonly corrects: string | null;
  readonly reason: string | null;
}

/** All reasons why facts cannot be stated. They may be true after a later day, such as a change of the job. */
export function checkFacts(
  { from, facts, corrects, reason }: FactsEntry,
  { pastEmployers = [] }: Pick<DriverFile, 'pastEmployers'>,
  days: KnownDays,
): EntryProblem[] {
  const { licenses, employers } = facts;
  const isKnown = (id: string): boolean => pastEmployers.some((employer) => employer.id === id);
  return [
    ...beforeBirth(from, days, '/from'),
    ...problemIf(
      Object.values(facts).every((fact) => fact === undefined),
      '/facts',
      'facts-missing',
    ),
    ...(licenses ?? []).flatMap(({ heldFrom, heldUntil }, index) => {
      const at = `/facts/licenses/${String(index)}`;
      const isReversed = heldUntil !== null && heldUntil < heldFrom;
      return [
        ...notOnKnownDay(heldFrom, days, `${at}/heldFrom`),
        ...problemIf(isReversed, `${at}/heldUntil`, 'end-before-start'),
      ];
    }),
    ...(employers ?? []).flatMap(({ id }, index) =>
      problemIf(!isKnown(id), `/facts/employers/${String(index)}/id`, 'evidence-subject-unknown'),
    ),
    ...problemIf(corrects !== null && (reason ?? '') === '', '/reason', 'reason-missing'),
  ];
}
