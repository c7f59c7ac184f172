import { type EntryProblem, problemIf } from '../requirements/entries/problem';
import type { ProduceAuditBody } from './schema';

/** All reasons why a day of production cannot be recorded; what is recorded already is only corrected with a reason. */
export const checkProduction = (
  { producedOn, reason }: Pick<ProduceAuditBody, 'producedOn' | 'reason'>,
  earlier: { readonly receivedOn: string; readonly producedOn: string | null; readonly today: string },
): EntryProblem[] => [
  ...problemIf(producedOn > earlier.today, '/producedOn', 'audit-day-in-future'),
  ...problemIf(producedOn < earlier.receivedOn, '/producedOn', 'audit-produced-too-early'),
  ...problemIf(earlier.producedOn !== null && reason === '', '/reason', 'audit-correction-without-reason'),
];
