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

/** The facts of a file on the days that were asked about: about a hundred requirements ask about the same few days. */
const known = new WeakMap<DriverFile, Map<string, Facts>>();

/** The facts on a day. */
export function factsOn(file: DriverFile, day: string): Facts {
  const days = known.get(file) ?? new Map<string, Facts>();
  known.set(file, days);
  const facts = days.get(day) ?? changedFacts(file, day);
  days.set(day, facts);
  return facts;
}

const changedFacts = ({ facts, changes }: DriverFile, day: string): Facts =>
  changes.filter(({ from }) => from <= day).reduce((all, change) => ({ ...all, ...change.facts }), facts);
