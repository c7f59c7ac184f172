import { daysAfter } from '../../shared/periods';
import type { Evidence } from '../model/evidence';
import type { DocumentProof } from '../model/requirement';
import type { Context } from './context';
import { spanBefore } from './days';
import { dayOfThing } from './documents';

/** The longest time for which a state's record can show an examination (49 CFR 391.45). */
const LONGEST = '24 months';

/** The day of a document's subject: the examination or the issue. */
interface Thing {
  readonly day: string;
  /** Whether the document states it. */
  readonly isStated: boolean;
}

/** A state's record that does not state the examination shows one from which its end can be reached. */
function thingOf(evidence: Evidence, counted: string): Thing {
  const { kind, dates } = evidence;
  if (kind !== 'mvr') return { day: dayOfThing(evidence, counted), isStated: true };
  if (dates.examined !== undefined) return { day: dates.examined, isStated: true };
  return { day: spanBefore(dates.medicalExpires ?? counted, LONGEST), isStated: false };
}

/**
 * The ends that newer documents set: the newest counts, even when an older one runs longer, and a failed examination ends all of
 * before. The examination or the issue decides which one is newer, never the day on which it arrived. A certificate that had
 * ended when a state's record arrived does not end that record: the state certified the driver again.
 */
export function newerEnds(evidence: Evidence, proof: DocumentProof, { file, on }: Context): string[] {
  const counted = evidence.dates[proof.dated] ?? '';
  const own = thingOf(evidence, counted);
  return file.evidence
    .filter(({ id, kind, review }) => kind === proof.cappedBy && review?.result === 'accepted' && id !== evidence.id)
    .flatMap((other) => {
      const { expires, received } = other.dates;
      const { day } = thingOf(other, received ?? '');
      if (day <= own.day || day > on) return [];
      if (other.findings.includes('notCertified')) {
        return proof.voidedBy === 'notCertified' ? [daysAfter(day, -1)] : [];
      }
      const isOver = expires === undefined || (!own.isStated && expires < counted);
      return isOver ? [] : [expires];
    });
}
