import type { Answer } from '../model/answer';

/** Lines that bar driving, by the party that has to act. */
export interface BarringLines {
  /** They turn ready for dispatch off and refuse the hire. */
  readonly ofDriver: readonly Answer[];
  /** They hold the start. */
  readonly ofCarrier: readonly Answer[];
}

/** The lines without which the driver may not drive. */
export function barringLines(answers: readonly Answer[]): BarringLines {
  const barring = answers.filter(({ bars }) => bars);
  const isOfDriver = ({ requirement }: Answer): boolean => requirement.acts === 'driver';
  return { ofDriver: barring.filter(isOfDriver), ofCarrier: barring.filter((answer) => !isOfDriver(answer)) };
}
