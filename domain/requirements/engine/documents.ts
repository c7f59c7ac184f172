import { END_OF_TIME } from '../dates';
import type { Evidence, EvidenceDate, Finding } from '../model/evidence';
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

/** The last valid day of something is no day on which it happened. */
const ends: readonly EvidenceDate[] = ['expires', 'medicalExpires'];

/** The days on which something happened, as far as a document states them. */
export const startsOf = ({ dates }: Evidence): string[] =>
  (Object.entries(dates) as [EvidenceDate, string][]).flatMap(([name, day]) => (ends.includes(name) ? [] : [day]));

/**
 * The day that decides which of two documents is the newer one: of the examination or the issue, never of the arrival if the
 * document states another.
 */
export const dayOfThing = ({ kind, dates }: Evidence, counted: string): string =>
  (kind === 'medicalCertificate' ? dates.examined : undefined) ?? dates.issued ?? counted;

/** Accepted documents of the driver or of this carrier with a certain content, through the day asked about. */
export const documentsOf = (finds: Finds, context: Context): readonly Found[] =>
  found(finds, context, ({ dates }) => dates[finds.dated] ?? END_OF_TIME);

/** Documents against the driver: without the date that counts, from the last other day that they state, or their review. */
export const documentsAgainst = (finds: Finds, context: Context): readonly Found[] =>
  found(
    finds,
    context,
    (evidence) =>
      evidence.dates[finds.dated] ?? startsOf(evidence).toSorted().at(-1) ?? evidence.review?.on ?? END_OF_TIME,
  );

function found(
  { kind, findings, dated, of, ofCurrentState }: Finds,
  context: Context,
  dayOf: (evidence: Evidence) => string,
): readonly Found[] {
  const proof = { kind, dated, of: of ?? 'driver' } as const;
  const isCurrent = ({ about }: Evidence, day: string): boolean =>
    ofCurrentState !== true || licensedThrough(context.file, about, day) !== undefined;
  return context.file.evidence
    .filter((evidence) => evidence.kind === kind && evidence.review?.result === 'accepted' && says(evidence, findings))
    .map((evidence) => ({ evidence, day: dayOf(evidence) }))
    .filter(({ evidence, day }) => day <= context.on && belongs(evidence, proof, { ...context, day }))
    .filter(({ evidence, day }) => isCurrent(evidence, day))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}
