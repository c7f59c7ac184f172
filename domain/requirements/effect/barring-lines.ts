import type { Answer } from '../model/answer';

/** Whether a line is about the driver, whatever the job: credentials, status and age, for which the carrier answers. */
export const isOwnLine = ({ requirement: { per, acts, proofs } }: Pick<Answer, 'requirement'>): boolean =>
  per === 'driver' && (acts === 'driver' || proofs.some((proof) => 'age' in proof));

/** Only because nobody stated a fact: nothing is known against the driver. */
const isUndecided = ({ status, why }: Answer): boolean => status === 'unknown' && why === 'factMissing';

/** Whether a credential has ended, or nobody entered its end. One that was never there concerns certification or the job. */
const isOver = ({ status, why }: Answer): boolean =>
  why === 'ended' || why === 'breached' || (status === 'unknown' && why === 'dateMissing');

/** The lines that refuse a hire: the driver's own, answered with the facts of the order. */
export const hireBarringLines = (answers: readonly Answer[]): Answer[] =>
  answers.filter((answer) => answer.bars && isOwnLine(answer) && !isUndecided(answer));

/** The lines that turn ready for dispatch off: the driver's own, answered with the facts of an ordinary job. */
export const dispatchBarringLines = (answers: readonly Answer[]): Answer[] => hireBarringLines(answers).filter(isOver);
