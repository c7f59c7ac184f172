import type { Status } from '../model/answer';
import type { Requirement } from '../model/requirement';
import type { Context } from './context';
import { dayOfRule } from './days';

/** The state of a line, as far as it decides whether the line bars driving. */
export interface Findings {
  readonly status: Status;
  readonly isProven: boolean;
  readonly isBreached: boolean;
}

/** An unknown line is a question to somebody, and bars nothing. */
const isOpen = ({ status, isProven }: Findings): boolean =>
  status === 'missing' || status === 'expired' || (status === 'due' && !isProven);

/** Before the first drive, what must be there by then bars as well: it holds the start. */
const isDueAtStart = ({ due, per }: Pick<Requirement, 'due' | 'per'>): boolean =>
  per === 'driver' || (due !== null && 'by' in due && due.by === 'first drive');

/** Whether driving is unlawful as the line stands. */
export function barsDriving(
  { bars, ...version }: Pick<Requirement, 'bars' | 'due' | 'per'>,
  findings: Findings,
  { employment, dutyDay, on }: Context,
): boolean {
  if (!isOpen(findings) || dutyDay < on) return false;
  if (bars === 'after breach') return findings.isBreached;
  if (typeof bars === 'boolean') return bars && (findings.status !== 'due' || isDueAtStart(version));
  const last = employment && dayOfRule(employment, bars.after);
  return last !== null && dutyDay > last;
}
