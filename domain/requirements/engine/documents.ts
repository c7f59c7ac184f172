import { END_OF_TIME } from '../dates';
import type { Evidence, Finding } from '../model/evidence';
import type { Finds } from '../model/requirement';
import type { Context } from './context';
import { licensedThrough } from './current-state';
import { belongs } from './ownership';

/** A document with its date that counts. */
export interface Found {
  readonly evidence: Evidence;
  readonly day: string;
}

/** Whether a document says all of these. */
export const says = (evidence: Evidence, findings: readonly Finding[] | undefined): boolean =>
  findings?.every((finding) => evidence.findings.includes(finding)) ?? true;

/** Accepted documents of the driver or of this carrier with a certain content, through the day asked about. */
export function documentsOf({ kind, findings, dated, of, ofCurrentState }: Finds, context: Context): readonly Found[] {
  const proof = { kind, dated, of: of ?? 'driver' } as const;
  const isCurrent = ({ about }: Evidence, day: string): boolean =>
    ofCurrentState !== true || licensedThrough(context.file, about, day) !== undefined;
  return context.file.evidence
    .filter((evidence) => evidence.kind === kind && evidence.review?.result === 'accepted' && says(evidence, findings))
    .map((evidence) => ({ evidence, day: evidence.dates[dated] ?? END_OF_TIME }))
    .filter(({ evidence, day }) => day <= context.on && belongs(evidence, proof, { ...context, day }))
    .filter(({ evidence, day }) => isCurrent(evidence, day))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}
