import type { DriverFile } from '../model/driver-file';
import type { Employment } from '../model/employment';
import type { Facts } from '../model/facts';

/** A file, the employment in question (null for the driver alone), and the day asked about. */
export interface Context {
  readonly file: DriverFile;
  readonly employment: Employment | null;
  readonly on: string;
  /** The day whose duties count: after the end of the employment, its last day. */
  readonly dutyDay: string;
  /** The instant whose knowledge of the law counts; null for all of it. */
  readonly knownAt: string | null;
  /** The change of job that counts as the hire, if any (engine/change-of-job.ts). */
  readonly restartedOn?: string | undefined;
}

/** The facts on a day. */
export const factsOn = ({ facts, changes }: DriverFile, day: string): Facts =>
  changes.filter(({ from }) => from <= day).reduce((all, change) => ({ ...all, ...change.facts }), facts);
