import { type Problem, problemMessage, requireNoProblem } from '#domain/problems';
import { InvalidInputError } from '../../http/validate';

/** The fields of a date that is refused. */
const fields: Readonly<Record<string, string>> = {
  'correction-ends-later': 'to',
  'correction-not-past': 'from',
  'effective-date-not-new': 'from',
  'effective-date-past': 'from',
  'end-before-start': 'to',
};

/** Reports a wrong date at its field, below `at`; other problems refuse the request as a whole. */
export function refuseDates(problem: Problem | undefined, at = ''): void {
  const field = problem && fields[problem.code];
  if (problem === undefined || field === undefined) requireNoProblem(problem);
  else throw invalidField(`${at}/${field}`, problem.code);
}

/** An invalid field of the body. */
export const invalidField = (pointer: string, code: Problem['code']): InvalidInputError =>
  new InvalidInputError([{ in: 'body', pointer, code, message: problemMessage(code) }]);
